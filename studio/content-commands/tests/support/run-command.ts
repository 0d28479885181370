import { fileURLToPath } from "node:url";
import { runProgram } from "../../../content-lake/tests/support/served-lake.ts";

const program = fileURLToPath(new URL("../../cli.ts", import.meta.url));

/** Runs a command of `npm run lake --` until it exits. */
export const runCommand = (...args: string[]) => runProgram(program, args);
