"""Compiles the rules for a browser: C that mypyc writes, as side modules of WebAssembly for Pyodide.

- `build`: the whole, in its order; start here
- `tools`: what it needs of this machine, found or told
- `headers`: what C includes, made to fit WebAssembly
- `emit`: the C, in a process of its own

No Emscripten is needed: nothing but C is compiled, and a side module brings no library.
"""
