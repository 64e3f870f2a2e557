// node in_node.mjs FOLDER SCRIPT.py ARGUMENT: what `main(ARGUMENT)` of a script says in the Python of a packed page.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, script, argument] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(resolve(folder), "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: resolve(folder) + "/", env: { HOME: "/home", LAGUNA_TOLD: "1" } });
python.unpackArchive(new Uint8Array(readFileSync(join(folder, "laguna.zip"))), "zip", { extractDir: "/app" });
python.FS.writeFile("/app/script.py", readFileSync(script));
python.runPython('import sys; sys.path.insert(0, "/app")');
process.stdout.write(python.pyimport("script").main(argument));
