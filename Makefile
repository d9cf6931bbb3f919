# make play: everything a player needs.  make test: everything that must hold.
PYTHON ?= python3
BIN := .venv/bin
PORT ?= 8000
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# The page and the engines are built side by side.
MAKEFLAGS += --jobs=2

SOURCES := $(shell find src -name '*.py' -path '*/core/*' -o -name '*.py' -path '*/games/*' -o -name '*.py' -path '*/bots/*')

.PHONY: play test browser lint soak bench cluster golden locks wire web screenshots clean

play: .venv/built src/trilithon/server/static
	@$(BIN)/trilithon serve --port $(PORT)

test: .venv/built src/trilithon/server/static .venv/chromium lint
	$(BIN)/pytest -n 2 -m "not long" --ignore=tests/browser
	$(BIN)/pytest -n 2 -m "not long" tests/browser

browser: .venv/built src/trilithon/server/static .venv/chromium
	$(BIN)/pytest -n 2 tests/browser

lint: .venv/built
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

wire: .venv/built web/node_modules
	$(BIN)/python -m trilithon.server.openapi web/openapi.json
	cd web && npm run --silent wire

web: src/trilithon/server/static

screenshots: .venv/built src/trilithon/server/static .venv/chromium
	PYTHONPATH=tests $(BIN)/python tests/browser/screenshots.py screenshots

soak: .venv/built
	TRILITHON_GAMES=10000 TRILITHON_STONEHENGE_GAMES=100 TRILITHON_AGREE=2000 $(BIN)/pytest -n 2 tests/core tests/games

bench: .venv/built .venv/peers
	$(BIN)/trilithon bench m --peers

cluster: .venv/built .venv/cluster
	$(BIN)/pytest tests/bots/test_ray.py

golden: .venv/built
	$(BIN)/python tests/golden.py

# The page: checked, tested and built, then put where the server finds it.
PAGE := $(shell find web/src web/public web/tests web/scripts -type f) $(wildcard web/*.*) \
	$(wildcard src/trilithon/locales/*.ftl)

web/node_modules: web/package-lock.json
	cd web && npm ci --silent
	touch $@

src/trilithon/server/static: web/node_modules $(PAGE)
	cd web && npm run --silent check && npm run --silent test && npm run --silent build
	rm -rf $@
	cp -r web/dist $@

.venv/chromium: .venv/installed
	command -v chromium || (apt-get update && apt-get install --yes chromium)
	touch $@

.venv/installed: requirements.lock
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --require-hashes --no-deps -r requirements.lock
	touch $@

.venv/built: .venv/installed pyproject.toml setup.py $(SOURCES)
	find src -name '*.so' -delete
	$(BIN)/pip install --quiet --no-deps --no-build-isolation --editable .
	touch $@

.venv/peers: requirements-peers.lock .venv/installed
	$(BIN)/pip install --quiet --require-hashes --no-deps -r requirements-peers.lock
	touch $@

.venv/cluster: requirements-cluster.lock .venv/installed
	$(BIN)/pip install --quiet --require-hashes --no-deps -r requirements-cluster.lock
	touch $@

LOCK := $(BIN)/uv pip compile pyproject.toml --quiet --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-header --no-annotate

locks:
	test -x $(BIN)/uv || $(BIN)/pip install --quiet uv
	$(LOCK) --extra dev -o requirements.lock
	$(LOCK) --extra peers -c requirements.lock -o requirements-peers.lock
	$(LOCK) --extra cluster -c requirements.lock -o requirements-cluster.lock

clean:
	rm -rf .venv build dist web/node_modules web/dist src/*.egg-info
	find src -name '*.so' -delete
