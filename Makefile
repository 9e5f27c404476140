# Two commands matter: `make play` (a round in the browser, no account needed) and `make test`. Each sets up what it needs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Tests of one file stay together, with what the file has set up; the worker that is done first takes over some of the other's.
WORKERS := -n 2 --dist worksteal

# pytest rewrites every test module that it imports: bytecode is kept, so that it does so once and not in every worker.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play run setup test long check coverage thorough fix audit bench load trouble tournament tournament-full pictures lock clean

play: setup ## the bot in a local sandbox, at http://127.0.0.1:8080; each time a new server with a new database
	DATABASE=$$(mktemp -d)/sandbox.db $(BIN)/python -m bot.sandbox -- $(BIN)/python -m bot

run: setup ## the bot on Discord, with the token in .env
	$(BIN)/python -m bot

setup: $(VENV)/.ready ## the environment, with everything locked

$(VENV)/.ready: requirements.txt .ci/dev.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --require-hashes --requirement .ci/dev.txt
	touch $@

test: setup ## the tests, in a few minutes
	QUICK=true $(BIN)/python -m pytest $(WORKERS) -m "not browser and not long and not thorough"

long: setup ## the tests that take longer: kills, clocks, whole rounds by clicks, more positions
	$(BIN)/python -m pytest $(WORKERS) -m "long and not thorough"

check: setup ## what CI checks: lint, format, types, the tests and the long ones, a trick in a real browser
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m pytest $(WORKERS)
	$(BIN)/python -m pytest -m browser tests/browser

coverage: setup ## what `make check` covers, the least first; tracing takes two and a half times as long
	$(BIN)/python -m pytest $(WORKERS) --cov --cov-report=
	@echo "The least covered files, by lines:"
	@$(BIN)/coverage report --sort=cover --skip-covered | awk 'NR <= 22 || /^TOTAL/'

fix: setup ## mend what ruff can mend, and format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

audit: setup ## ask the public advisories about every dependency; fails where it could not ask
	$(BIN)/pip install --quiet pip-audit
	$(BIN)/pip-audit --strict --disable-pip --require-hashes --requirement requirements.txt
	$(BIN)/pip-audit --strict --disable-pip --require-hashes --requirement .ci/dev.txt

thorough: setup ## what takes longest: a million positions beside a second reading of the rules, hundreds of rounds with people who come and go
	$(BIN)/python -m pytest $(WORKERS) --timeout 0 -m thorough tests
	THOROUGH=true $(BIN)/python -m pytest $(WORKERS) --timeout 0 tests/engine

pictures: setup ## the screenshots of README and gallery
	$(BIN)/python -m tests.tools.pictures

bench: setup ## speed, beside other engines; written into docs/performance.md
	$(BIN)/pip install --quiet --require-hashes --requirement .ci/bench.txt
	$(BIN)/python -m tests.tools.bench --page docs/performance.md

load: setup ## busy tables: what they cost, how long people wait, also with several processes; into docs/performance.md and docs/scaling.md
	$(BIN)/python -m tests.tools.load --minutes 2 --page docs/performance.md
	$(BIN)/python -m tests.tools.load --stall 4 --page docs/performance.md
	$(BIN)/python -m tests.tools.load --after-kill --page docs/performance.md
	$(BIN)/python -m tests.tools.load --sets 50 150 300 --minutes 1.5 --page docs/performance.md
	$(BIN)/python -m tests.tools.load --tournament 128 --minutes 1.5 --page docs/performance.md
	$(BIN)/python -m tests.tools.load --processes 1 2 4 --minutes 0.75 --warm-up 15 --page docs/scaling.md
	$(BIN)/python -m tests.tools.load --letters 50 150 --minutes 1.5 --page docs/scaling.md
	$(BIN)/python -m tests.tools.load --one-dies 2 --warm-up 10 --page docs/scaling.md
	$(BIN)/python -m tests.tools.load --replaced --warm-up 10 --page docs/scaling.md

trouble: setup ## an hour in which processes, connections and PostgreSQL fail one after the other; into docs/scaling.md
	$(BIN)/python -m tests.tools.load.trouble --page docs/scaling.md

tournament: setup ## how strong the computer players are, in 40 minutes or more; writes docs/lab/strength.md
	$(BIN)/python -m tests.tools.strength

tournament-full: setup ## the same until it is known to 3 points how far each vizier has come, in hours; with every variant
	$(BIN)/python -m tests.tools.strength --full

lock: setup ## pin the dependencies of pyproject.toml anew
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile --quiet --upgrade --universal --no-strip-extras --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url pyproject.toml --output-file requirements.txt
	$(BIN)/uv pip compile --quiet --upgrade --universal --no-strip-extras --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url pyproject.toml --group dev --output-file .ci/dev.txt
	$(BIN)/uv pip compile --quiet --upgrade --universal --no-strip-extras --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url --group bench --output-file .ci/bench.txt

clean: ## forget the environment
	rm -rf $(VENV)
