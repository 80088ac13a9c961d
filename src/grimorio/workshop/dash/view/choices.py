"""Prompts and answers."""

from __future__ import annotations

from typing import Final

from grimorio.workshop.dash.view.story import STORY

show: Final = STORY.choice
