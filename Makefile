# Everything a newcomer needs: `make play` and `make test`. Both set up .venv in this folder first,
# and are quick when nothing changed.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
ENGINE := src/laguna/engine.stamp
RAY := build/ray/.ready
RULES := hatch_build.py $(wildcard src/laguna/engine.py src/laguna/kernel/*.py src/laguna/games/*/*.py)
WORKERS ?= auto
POSTGRES := .venv/.postgresql

.PHONY: play test quick soak mutants peers engine wheel lint types lock clean help

help:           ## what there is
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## */\t/' | expand -t 12

play: $(ENGINE)  ## play Murano in the terminal against bots
	@$(BIN)/laguna play murano

test: $(ENGINE) $(POSTGRES) lint types   ## every check, with bounded numbers
	$(BIN)/pytest -n $(WORKERS) -m "not soak"
	LAGUNA_PURE=1 $(BIN)/pytest -n $(WORKERS) -m "not soak" -q tests/games tests/kernel

quick: $(READY) lint types  ## the checks that need nothing beyond Python
	LAGUNA_PURE=1 $(BIN)/pytest -n $(WORKERS) -m "not soak"

soak: $(ENGINE) $(RAY) $(POSTGRES)  ## the full numbers (up to 45 minutes)
	LAGUNA_SOAK=1 $(BIN)/pytest -n $(WORKERS)
	build/ray/bin/python -m pytest -q tests/arena/test_ray.py

engine: $(ENGINE)   ## compile the rules, if a C compiler is there

wheel: $(READY) ## a wheel with compiled rules, and one without
	$(BIN)/python -m hatchling build -t wheel
	LAGUNA_PURE=1 $(BIN)/python -m hatchling build -t wheel

mutants: $(READY)   ## does a test notice every change to the rules?
	$(BIN)/python tests/mutants.py

peers: $(ENGINE)    ## measure our speed beside others, for docs/benchmarks.md (some minutes)
	$(BIN)/python bench/peers.py --docs --plot docs/images/benchmarks.svg

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY)
	$(BIN)/mypy

lock: $(READY)  ## renew requirements.lock from pyproject.toml
	$(BIN)/pip install -q uv
	$(BIN)/uv pip compile --universal --generate-hashes --no-header --no-emit-index-url \
	    --python-version 3.11 --extra dev --extra server -q -o requirements.lock pyproject.toml

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	    || { echo "Laguna needs Python 3.11 or newer; try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	    if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	        apt-get update -qq && apt-get install -y -qq python3-venv; \
	    else echo "Python's venv module is missing. Run this once: sudo apt-get install python3-venv"; exit 1; fi; }
	@echo "Setting up .venv (once) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	@LAGUNA_PURE=1 $(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

# Ray is large and few need it, so that it has a place of its own, with the same packages beside it.
$(RAY): $(READY)
	@echo "Setting up Ray in build/ray (once) ..."
	@$(PYTHON) -m venv build/ray
	@build/ray/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	@LAGUNA_PURE=1 build/ray/bin/python -m pip install -q --disable-pip-version-check --no-build-isolation -e '.[ray]'
	@touch $@

$(ENGINE): $(READY) $(RULES)
	@command -v cc >/dev/null || { \
	    if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	        apt-get update -qq && apt-get install -y -qq gcc libc6-dev python3-dev; \
	    else echo "For fast rules, run this once: sudo apt-get install gcc libc6-dev python3-dev"; fi; }
	@echo "Compiling the rules ..."
	@$(BIN)/python hatch_build.py

$(POSTGRES): $(READY)
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || { \
	    if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	        apt-get update -qq && apt-get install -y -qq postgresql; \
	    else echo "The server's tests need PostgreSQL. Run this once: sudo apt-get install postgresql"; exit 1; fi; }
	@touch $@

clean:          ## take away what make built
	rm -rf .venv .venv-peers build dist mutants src/laguna/engine.stamp src/*.so src/laguna/*/*.so src/laguna/*/*/*.so \
	    .mypy_cache .ruff_cache .pytest_cache .hypothesis
