# Two commands matter: `make play` (a round in the browser, no account needed) and `make test`. Each sets up what it needs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play run setup test check bench long pictures lock clean

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
	$(BIN)/python -m pytest -n 2 -m "not browser and not slow and not long"

check: setup ## what CI checks: lint, format, types, all tests with the slow ones, a trick in a real browser
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m pytest -n 2
	$(BIN)/python -m pytest -m browser tests/browser

long: setup ## what takes minutes: many more positions beside plain second games, rounds with people who come and go
	$(BIN)/python -m pytest -n 2 -m long tests
	THOROUGH=true $(BIN)/python -m pytest -n 2 tests/engine

pictures: setup ## the screenshots of README and gallery
	$(BIN)/python -m tests.browser.pictures

bench: setup ## speed, beside other engines
	$(BIN)/pip install --quiet --require-hashes --requirement .ci/bench.txt
	$(BIN)/python -m tests.bench

lock: setup ## pin the dependencies of pyproject.toml anew
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url pyproject.toml --output-file requirements.txt
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url pyproject.toml --group dev --output-file .ci/dev.txt
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url --group bench --output-file .ci/bench.txt

clean: ## forget the environment
	rm -rf $(VENV)
