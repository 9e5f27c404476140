"""What is deployed fits the program: the image has all that the bot needs, the units know its exit codes, and several
processes serve every shard.
"""

import os
import re
import runpy
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from bot import hosting
from bot.daily.reading import SCRIPTS
from bot.interactions.handlers.memories.proof import SCRIPT
from bot.operations import exits
from bot.settings import Settings
from data.shards import Shards, parsed
from tests.tools.load.bots import ALLOCATION

ROOT = Path(__file__).parents[1]
DOCKERFILE = (ROOT / "deploy" / "Dockerfile").read_text(encoding="utf-8")
UNIT = (ROOT / "deploy" / "tahimi.service").read_text(encoding="utf-8")
TEMPLATE = (ROOT / "deploy" / "tahimi@.service").read_text(encoding="utf-8")
COMPOSE = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8"))
CLUSTER = [*yaml.safe_load_all((ROOT / "deploy" / "statefulset.yaml").read_text(encoding="utf-8"))]
PODS = CLUSTER[-1]["spec"]
EXAMPLE = (ROOT / ".env.example").read_text(encoding="utf-8")


def copied() -> list[tuple[str, str]]:
    """The files that the Dockerfile copies, and their destinations."""
    return re.findall(r"^COPY (\S+) (\S+)$", DOCKERFILE, re.MULTILINE)


@pytest.mark.long
def test_what_the_image_copies_is_enough_for_the_bot(tmp_path: Path) -> None:
    for source, target in copied():
        if (ROOT / source).is_dir():
            shutil.copytree(ROOT / source, tmp_path / target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / source, tmp_path / target)
    started = subprocess.run(
        [sys.executable, "-m", "bot", "doctor"],
        cwd=tmp_path,
        env={"PATH": os.environ["PATH"], "DISCORD_TOKEN": ""},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert "WRONG  token: there is none" in started.stdout, started.stderr
    assert started.returncode == exits.CONFIGURATION_ERROR


def test_the_image_leaves_out_what_is_not_copied() -> None:
    ignored = (ROOT / "deploy" / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    assert "*" in ignored
    assert {line[1:] for line in ignored if line.startswith("!")} == {source for source, _ in copied()}


def test_the_image_has_the_scripts_that_people_are_sent() -> None:
    sent = {script.relative_to(ROOT).as_posix() for script in (SCRIPT, *SCRIPTS)}
    assert sent <= {source for source, target in copied() if source == target}


def test_the_image_runs_as_nobody_in_particular_and_stops_cleanly() -> None:
    assert re.search(r"^USER (?!root|0)", DOCKERFILE, re.MULTILINE)
    assert "STOPSIGNAL SIGTERM" in DOCKERFILE
    assert 'CMD ["python", "-m", "bot"]' in DOCKERFILE  # no shell, which would swallow the signal


@pytest.mark.parametrize("unit", [UNIT, TEMPLATE])
def test_a_unit_starts_the_bot_again_unless_somebody_must_help(unit: str) -> None:
    assert f"RestartPreventExitStatus={exits.CONFIGURATION_ERROR}\n" in unit
    assert "Restart=on-failure\n" in unit
    assert "Type=notify\n" in unit
    assert "RestartSteps=" in unit
    assert "RestartMaxDelaySec=" in unit


def test_the_name_of_a_unit_says_the_shards() -> None:
    found = re.search(r"^ExecStart=/bin/sh -c '(.*) exec .*' sh %i$", TEMPLATE, re.MULTILINE)
    assert found is not None
    script = found[1].replace("$$", "$") + " exec env"
    names = re.findall(r"tahimi@(\d[^\s,]*)", TEMPLATE)
    assert names
    for name in names:
        assert re.fullmatch(r"[\w:.-]+", name, re.ASCII), "systemd would change any other character of a unit's name"
        said = subprocess.run(  # noqa: S603 -- our own script
            ["/bin/sh", "-c", script, "sh", name], capture_output=True, text=True, check=True
        )
        (set_to,) = [line.removeprefix("SHARDS=") for line in said.stdout.splitlines() if line.startswith("SHARDS=")]
        assert [str(one) for one in parsed(set_to)] == set_to.split(",")
    assert any(len(name.split("_")) > 1 for name in names)


def whole(ranges: list[Shards]) -> bool:
    """True if these ranges are all shards, each of them once."""
    return sorted(n for one in ranges for n in one.numbers) == [*range(ranges[0].count)]


def test_several_processes_serve_every_shard_and_a_spare_can_serve_any() -> None:
    bot = COMPOSE["services"]["bot"]
    ranges = parsed(bot["environment"]["SHARDS"])
    assert whole([*ranges])
    assert bot["deploy"]["replicas"] > len(ranges)
    (container,) = PODS["template"]["spec"]["containers"]
    payload = {one["name"]: one["value"] for one in container["env"]}
    assert whole([*parsed(payload["SHARDS"])])
    assert PODS["replicas"] > len(parsed(payload["SHARDS"]))
    known = {name.upper() for name in Settings.model_fields}
    assert {*payload, *bot["environment"]} <= known


def test_a_spare_that_waits_is_well_and_an_outage_of_discord_kills_nobody() -> None:
    """/healthz is told of both; /metrics answers as long as the process does."""
    bot = COMPOSE["services"]["bot"]
    assert bot["healthcheck"]["test"][-1] == f"http://127.0.0.1:{bot['environment']['HEALTH_PORT']}"
    (container,) = PODS["template"]["spec"]["containers"]
    payload = {one["name"]: one["value"] for one in container["env"]}
    assert [str(one["containerPort"]) for one in container["ports"]] == [payload["HEALTH_PORT"]]
    assert payload["HEALTH_HOST"] == "0.0.0.0"  # noqa: S104 -- the cluster asks from elsewhere
    assert container["readinessProbe"]["httpGet"]["path"] == "/healthz"
    assert container["livenessProbe"]["httpGet"]["path"] == "/metrics"


def test_every_image_names_a_version_and_how_it_is_pinned() -> None:
    (pod,) = PODS["template"]["spec"]["containers"]
    images = [one["image"] for one in COMPOSE["services"].values() if "image" in one]
    images += [pod["image"], *re.findall(r"^FROM (\S+)", DOCKERFILE, re.MULTILINE)]
    assert len(images) == 4
    for image in images:
        assert re.search(r":v?\d+(\.\d+)*(-\w+)?(@sha256:[0-9a-f]{64})?$", image), image
    assert pod["image"].split("@")[0].endswith(f":{hosting.VERSION}")
    for name in ("Dockerfile", "compose.yaml", "statefulset.yaml"):
        assert "@sha256:…" in (ROOT / "deploy" / name).read_text(encoding="utf-8"), f"{name} does not say how to pin"


def test_a_pod_has_nothing_that_it_does_not_need() -> None:
    pod = PODS["template"]["spec"]
    (container,) = pod["containers"]
    assert pod["automountServiceAccountToken"] is False
    assert pod["securityContext"]["runAsNonRoot"] is True
    assert pod["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}
    assert container["securityContext"] == {
        "allowPrivilegeEscalation": False,
        "readOnlyRootFilesystem": True,
        "capabilities": {"drop": ["ALL"]},
    }
    (written,) = [one["mountPath"] for one in container["volumeMounts"]]
    (fonts,) = re.findall(r"MPLCONFIGDIR=(\S+)", DOCKERFILE)
    assert fonts.startswith(f"{written}/"), "no chart could be drawn"


def test_nobody_in_the_cluster_reaches_the_metrics() -> None:
    (policy,) = [one["spec"] for one in CLUSTER if one["kind"] == "NetworkPolicy"]
    assert policy["podSelector"] == PODS["selector"]
    assert policy["policyTypes"] == ["Ingress"]
    assert policy["ingress"] == []


SITE = """
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer

class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(int(sys.argv[1]))
        self.end_headers()
    def log_message(self, *_):
        pass

site = HTTPServer(("127.0.0.1", 0), Handler)
print(site.server_port, flush=True)
site.serve_forever()
"""


@pytest.mark.parametrize(
    ("status", "stopped", "code", "killed"), [(200, False, 0, False), (503, False, 1, False), (200, True, 1, True)]
)
def test_the_health_check_of_a_container_kills_what_does_not_answer_at_all(
    tmp_path: Path, status: int, stopped: bool, code: int, killed: bool
) -> None:
    check = runpy.run_path(str(ROOT / "deploy" / "healthcheck.py"))["main"]
    with subprocess.Popen([sys.executable, "-c", SITE, str(status)], stdout=subprocess.PIPE, text=True) as bot:  # noqa: S603 -- our own program
        assert bot.stdout is not None
        port = bot.stdout.readline().strip()
        (tmp_path / "children").write_text(f"{bot.pid} ")
        if stopped:
            bot.send_signal(signal.SIGSTOP)
        seconds = 0.1 if stopped else 60.0
        assert check(f"http://127.0.0.1:{port}", tmp_path / "children", attempts=2, seconds=seconds) == code
        if killed:
            assert bot.wait() == -signal.SIGKILL
        else:
            assert bot.poll() is None
            bot.kill()


def test_compose_waits_for_its_health_check_which_can_end_the_bot() -> None:
    bot = COMPOSE["services"]["bot"]
    check = runpy.run_path(str(ROOT / "deploy" / "healthcheck.py"))
    assert bot["init"] is True
    assert bot["restart"] == "unless-stopped"
    assert float(bot["healthcheck"]["timeout"].rstrip("s")) > check["ATTEMPTS"] * check["SECONDS"]


def test_what_allocates_memory_is_set_everywhere_as_the_load_tool_measures_it() -> None:
    for text in (DOCKERFILE, UNIT, TEMPLATE):
        assert dict(re.findall(r"(MALLOC_[A-Z_]+)=(\d+)", text)) == ALLOCATION


def test_what_the_files_set_are_settings() -> None:
    known = {name.upper() for name in Settings.model_fields}
    own = {"PYTHONDONTWRITEBYTECODE", "PYTHONUNBUFFERED", "MPLCONFIGDIR", *ALLOCATION}
    text = " ".join(re.findall(r"^(?:ENV|Environment=)(.*)$", DOCKERFILE + UNIT + TEMPLATE, re.MULTILINE))
    assert set(re.findall(r"([A-Z_]+)=", text)) <= known | own
    assert set(re.findall(r"^#? ?([A-Z_]+)=", EXAMPLE, re.MULTILINE)) <= known
