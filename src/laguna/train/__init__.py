"""Training: rounds of self-play, learning and matches, in a folder from which a run can go on at any time.

- `setting`: what a run is about; `folder`: its files and its state
- `play`: games of the last network against itself; `learn`: a network from the positions of these games
- `match`: the new network against the one before it and against the yardstick
- `rounds`: all of this, round after round; `report`: how it went, in words and curves

Learning needs NumPy (`pip install 'laguna[research]'`) and, for a network this small, nothing else: see
`docs/training.md`.
"""
