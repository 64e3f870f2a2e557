"""The games as research environments: adapters for PettingZoo, Gymnasium and OpenSpiel, and batches over NumPy.

The rest of Laguna does not import this package, except the commands that need it, and each of its modules says
which extra it needs. All adapters give the same observations (`laguna.kernel.encoder`) and the same rewards
(`rewards`). See docs/research.md.
"""
