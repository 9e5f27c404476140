"""Facts for the person who runs the bot: the invite link, where the data lies, and whether the host will wipe it."""

import tomllib
from collections.abc import Mapping
from pathlib import Path

import discord

VERSION: str = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"][
    "version"
]

# The permissions that the bot asks for when it is invited; docs/hosting.md says why.
PERMISSIONS = discord.Permissions(
    view_channel=True, send_messages=True, send_messages_in_threads=True, attach_files=True
)

SCOPES = ("bot", "applications.commands")  # without the first one it is no member of the server, and cannot play there

# Hosts whose disk is empty again after every restart, by the variable that each sets.
WIPING_HOSTS = {
    "DYNO": "Heroku",
    "RENDER": "Render",
    "RAILWAY_ENVIRONMENT": "Railway",
    "FLY_APP_NAME": "Fly.io",
    "K_SERVICE": "Cloud Run",
    "KOYEB_APP_NAME": "Koyeb",
}


def invite(application: int) -> str:
    """The link that invites the bot with exactly what it needs."""
    return discord.utils.oauth_url(application, permissions=PERMISSIONS, scopes=SCOPES)


def wiped(database: Path, environment: Mapping[str, str]) -> str | None:
    """The host that will wipe the database at its next restart; None when it lies on a disk that stays."""
    host = next((name for variable, name in WIPING_HOSTS.items() if variable in environment), None)
    if host is None:
        return None
    on_volume = any(folder.is_mount() for folder in database.absolute().parents if folder != folder.parent)
    return None if on_volume else host
