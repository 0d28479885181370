import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { log } from "../runtime/log.ts";
import { type BuiltModule, readModules, readStartScripts } from "./internals/built-scripts.ts";

const STEPS_FILE = "evaluation-steps.json";

/**
 * Size of the modules that one task evaluates, in characters of minified source. Without the compile
 * hint (`HINT` below), 60,000 characters take a phone 40 to 60 ms (Chromium 156, processor slowed
 * down four times).
 */
const STEP_SIZE = 30_000;

/**
 * Minimum size of a module that gets a step of its own although the modules after the last full step
 * are smaller than `STEP_SIZE`, in characters. The smaller modules before it get steps too, to keep
 * the order. The task of the entries also starts React. With these modules in it, it took 1.7 times
 * as long (Chromium, 7 visits each, processor slowed down four times).
 */
const LATE_SIZE = 1_000;

/**
 * Sizes of the scripts that get the compile hint, in characters. Chromium compiles the functions of
 * such a script in the background while it loads, not when they are first called. Smaller scripts
 * have little to compile, and the hint adds 35 bytes to each. Larger scripts are video players, of
 * which a page uses a small part.
 */
const HINTED = { from: 100_000, to: 250_000 };

/** Chromium's hint (explicit compile hints, from Chromium 136 on). For other browsers it is a comment. */
const HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * Returns the ids of the modules to evaluate one after another before a page's `entries`, each in a task of its own.
 * Evaluating a module also evaluates the modules that it requires. The modules are evaluated in the same order as
 * without these steps.
 */
export function evaluationSteps(
  modules: ReadonlyMap<number, BuiltModule>,
  entries: readonly number[],
  stepSize = STEP_SIZE,
): number[] {
  const steps: number[] = [];
  const seen = new Set<number>();
  let late: { id: number; size: number }[] = [];
  const visit = (id: number): void => {
    const module = modules.get(id);
    if (module === undefined || seen.has(id)) return;
    seen.add(id);
    for (const required of module.requires) visit(required);
    late.push({ id, size: module.size });
    if (late.reduce((sum, { size }) => sum + size, 0) < stepSize) return;
    steps.push(id);
    late = [];
  };
  for (const entry of entries) visit(entry);
  const isLarge = ({ id, size }: { id: number; size: number }) =>
    size >= LATE_SIZE && !entries.includes(id);
  const left = late.slice(0, late.findLastIndex(isLarge) + 1).map(({ id }) => id);
  return [...steps, ...left].filter((id) => !entries.includes(id));
}

function addHints(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const text = name.endsWith(".js") ? readFileSync(file, "utf8") : "";
    const isHinted = text.length >= HINTED.from && text.length <= HINTED.to;
    if (isHinted && !text.startsWith(HINT)) writeFileSync(file, HINT + text);
  }
}

/**
 * Prepares a build's scripts for phones: adds the compile hint to large scripts, and writes to a
 * file the module ids that `evaluationSteps` returns. Runs after Next.js has compiled the site.
 * Throws, and so fails the build, when a manifest has an unexpected format.
 */
export async function prepareScripts({ distDir }: { distDir: string }): Promise<void> {
  const { files, entries } = readStartScripts(distDir);
  const texts = files.map((file) => readFileSync(join(distDir, file), "utf8"));
  const steps = evaluationSteps(readModules(texts), entries);
  writeFileSync(join(distDir, STEPS_FILE), JSON.stringify(steps));
  addHints(join(distDir, "static/chunks"));
}

/**
 * Reads the evaluation steps of a build. Returns an empty list if the file is missing or invalid.
 * Pages then evaluate all modules at once.
 */
export function readEvaluationSteps(build: string): number[] {
  const file = join(build, STEPS_FILE);
  if (!existsSync(file)) return [];
  const steps = z.array(z.number()).safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (steps.success) return steps.data;
  log.warn(
    `scripts: ${file} is not a list of module ids, so pages evaluate their scripts at once. Build the site again.`,
  );
  return [];
}
