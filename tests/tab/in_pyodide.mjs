// node in_pyodide.mjs PYODIDE ROOT SCRIPT.py FOLDER...: runs a script of ROOT in Pyodide as its makers pack it, which is what
// JupyterLite has. The script can import from the folders; it finds ROOT at /root.
import { join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, root, script, ...folders] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: `${pyodide}/`, env: { LAGUNA_TOLD: "1", MPLBACKEND: "agg" } });
const mount = (folder, at) => {
  python.FS.mkdirTree(at);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, at);
  return at;
};
python.globals.set("script", `${mount(root, "/root")}/${relative(root, script)}`);
python.globals.set("places", folders.map((folder, number) => mount(folder, `/packages/${number}`)).join(":"));
python.runPython(`
import runpy, sys
sys.dont_write_bytecode = True
sys.path[:0] = places.split(":")
runpy.run_path(script, run_name="__main__")
`);
