import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../support/stack/places.ts";
import { listComponents, parseLock } from "./list-components.ts";

const lock = parseLock(readFileSync(join(root, "package-lock.json"), "utf8"));
console.log(JSON.stringify(listComponents(lock), null, 2));
