"""Data sets of whole games between bots: made by `laguna dataset`, read as NumPy, PyTorch or Polars.

`maker` plays and writes, `datasheet` describes, `checker` checks what somebody else made, `reader` streams.
"""

from .reader import Dataset

__all__ = ["Dataset"]
