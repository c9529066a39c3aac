"""The verbs of the syntax tree: effects, lasting modifiers and abilities, a module a concept.

`Effect` and `Ability` are the closed unions that the engine must be able to execute; a test
builds the list of node types from here and fails if one has no executor (law 7). A node that its
module declares is exported from here without being named again.
"""

# ruff: noqa: F403
from snapcount.cards.tree.cards import *
from snapcount.cards.tree.field import *
from snapcount.cards.tree.game import *
from snapcount.cards.tree.modifiers import *
from snapcount.cards.tree.play import *
from snapcount.cards.tree.play_modifiers import *
from snapcount.cards.tree.players import *
from snapcount.cards.tree.texts import *
from snapcount.cards.tree.timing import *
from snapcount.cards.tree.worth import *
