"""The games for research: one adapter each for PettingZoo, Gymnasium and OpenSpiel, and many games over NumPy.

Nothing else in Laguna imports this package, and each of its modules says which extra it needs. All of them show a
seat the same numbers (`laguna.kernel.encoder`) and give the same rewards (`rewards`). See docs/research.md.
"""
