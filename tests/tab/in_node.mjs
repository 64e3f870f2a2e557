// node in_node.mjs FOLDER SCRIPT.py ARGUMENT: what `main(ARGUMENT)` of a script says in the Python of a packed page.
// An object that it gives as JSON gets one more field, `start`: seconds of processor time until the script began.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, script, argument] = process.argv.slice(2);
const used = () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6;
// Seconds that this thread has run; wall time where the kernel does not tell.
globalThis.clock = () => {
  try {
    return Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ")[0]) / 1e9;
  } catch {
    return performance.now() / 1000;
  }
};
const { loadPyodide } = await import(pathToFileURL(join(resolve(folder), "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: resolve(folder) + "/", env: { HOME: "/home", LAGUNA_TOLD: "1" } });
python.unpackArchive(new Uint8Array(readFileSync(join(folder, "laguna.zip"))), "zip", { extractDir: "/app" });
python.FS.writeFile("/app/script.py", readFileSync(script));
python.runPython('import sys; sys.path.insert(0, "/app"); from laguna.local import Port; Port()');
const start = used();
process.stdout.write(JSON.stringify({ start, ...JSON.parse(python.pyimport("script").main(argument)) }));
