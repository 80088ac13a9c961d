# Everything a person does here. `make play` and `make test` set up all they need by themselves.

PYTHON ?= python3
BIN = .venv/bin

# What Python compiles on import is kept, also where the machine would rather not: the tests start
# very many processes, and each would compile all of it again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL = help
.PHONY: help play test unit lint format client compiled rules mutants soak bench lock wheel clean run dev

help:  ## what can be done here
	@grep -E '^[a-z]+:.*##' Makefile | sed -E 's/:[^#]*##/	/' | expand -t 12

play: client  ## open a table in the browser and play
	@$(BIN)/grimorio serve

ifdef GAME
# Whatever is called after the title, or is checked for it, has its name.
FOLDERS = src/grimorio/games/$(GAME) tests/games/$(GAME)
test: dev client
	@test -d src/grimorio/games/$(GAME) || { echo "There is no title $(GAME)."; exit 1; }
	$(BIN)/ruff check $(FOLDERS)
	$(BIN)/ruff format --check $(FOLDERS)
	$(BIN)/mypy $(FOLDERS)
	$(BIN)/lint-imports
	$(BIN)/python -m pytest -n auto -k $(GAME) --ignore tests/compiled
else
test: dev client  ## check everything: style, types, imports, all tests (one title: GAME=name)
	@$(MAKE) --no-print-directory -j3 lint compiled unit
	$(BIN)/python -m pytest -n auto
endif

unit: run
	@$(BIN)/python -m tools.client test

lint: dev  ## check style, types and the direction of imports
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

format: dev  ## put the code in shape
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

client: run  ## build the browser client, if it changed
	@$(BIN)/python -m tools.client

compiled: dev  ## build rules and engine with mypyc into build/compiled, as far as they changed
	$(BIN)/python -m tools.compile

rules: dev  ## write docs/rules-coverage.md anew: rule -> code -> tests
	$(BIN)/python -m tests.plugins.rules

mutants: dev  ## break rules on purpose: which tests notice? (RULE=DQ-MOVE-3, GAME=name or SAMPLE=40)
	@$(BIN)/python -m tests.plugins.mutants $(RULE) $(if $(GAME),--game $(GAME)) \
	    $(if $(SAMPLE),--sample $(SAMPLE)) $(if $(SEED),--seed $(SEED)) $(if $(OTHERS),--others)

soak: dev  ## play very many games and keep what was found in bench/results
	$(BIN)/python -m pytest tests -n auto -m soak -p tests.plugins.soak

bench: compiled  ## measure, beside a well-known simulator
	PYTHONPATH=build/compiled $(BIN)/python -m grimorio bench

lock: dev  ## pin what pyproject.toml asks for (newest of everything: make lock UPGRADE=--upgrade)
	$(BIN)/python -m tools.lock $(UPGRADE)

wheel: compiled  ## build the package into dist/: compiled for this kind of machine, and for any other
	GRIMORIO_COMPILED=1 $(BIN)/python -m hatchling build -t wheel
	$(BIN)/python -m hatchling build -t wheel

clean:  ## forget everything built and installed
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

run:
	@$(PYTHON) tools/bootstrap.py run

dev:
	@$(PYTHON) tools/bootstrap.py dev bench
