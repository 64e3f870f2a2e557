/** Takes out of the lock where packages ask for money: it is to name no host. `npm run lock` renews the lock. */
import { readFileSync, writeFileSync } from "node:fs";

const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
for (const one of Object.values(lock.packages)) delete one.funding;
writeFileSync("package-lock.json", JSON.stringify(lock, null, 2) + "\n");
