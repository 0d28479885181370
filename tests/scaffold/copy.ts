import { execFile } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { root, scratch } from "../support/stack/places.ts";
import { addLines, type Step } from "./guide-steps.ts";

const copy = join(scratch, "scaffold");

const sources = ["schemas", "web", "tests", "studio", "package.json", "tsconfig.json"];
// Two tests run a content lake, which knows no blocks and is not in the copy.
const notSources =
  /^tests\/agreement\/(?:reference-order|removal)\.|(?:^|\/)(?:node_modules|dist|\.next|auth-emulator|e2e|bench)(?:\/|$)|^studio\/(?:content-commands|static)(?:\/|$)|^studio\/launcher\/(?!services$|services\/process-group\.ts$)|^studio\/content-lake\/(?!tests$|tests\/support(?:\/|$))/;

/** Deletes and recreates the copy. The copy imports the project's packages, but its own copy of the schemas. */
export function copySources(): void {
  rmSync(copy, { recursive: true, force: true });
  for (const source of sources) {
    const filter = (from: string) => !notSources.test(relative(root, from));
    cpSync(join(root, source), join(copy, source), { recursive: true, filter });
  }
  const own = join(copy, "node_modules/@marquee");
  mkdirSync(own, { recursive: true });
  symlinkSync(join(copy, "schemas"), join(own, "schemas"));
  // Links `web/node_modules` too. It contains the packages that only the site uses, or of which the
  // site needs another version.
  symlinkSync(join(root, "web/node_modules"), join(copy, "web/node_modules"));
  const narrowed = { extends: "./tsconfig.json", include: ["schemas"] };
  writeFileSync(join(copy, "tsconfig.schemas.json"), JSON.stringify(narrowed));
}

export function take({ file, isNew, text }: Step): void {
  const path = join(copy, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, isNew ? text : addLines(readFileSync(path, "utf8"), text));
}

export function undo({ file, isNew }: Step): void {
  if (isNew) rmSync(join(copy, file));
  else cpSync(join(root, file), join(copy, file));
}

export function run(program: string, ...args: string[]): Promise<{ code: number; text: string }> {
  const path = join(root, "node_modules", program);
  return new Promise((resolve) => {
    const options = { cwd: copy, env: { ...process.env, NO_COLOR: "1" }, maxBuffer: 1 << 26 };
    execFile(process.execPath, [path, ...args], options, (error, stdout, stderr) => {
      const code = error === null ? 0 : Number(error.code ?? 1);
      resolve({ code, text: `${stdout}${stderr}` });
    });
  });
}

/** Returns the TypeScript errors in the copy: those of the schemas, then those of the site without its tests. */
export async function typeErrors(): Promise<string[]> {
  const options = "--noEmit --incremental false --pretty false -p".split(" ");
  const projects = ["tsconfig.schemas.json", "web/tsconfig.build.json"];
  const programs = projects.map((each) => run("typescript/bin/tsc", ...options, each));
  const lines = (await Promise.all(programs)).flatMap(({ text }) => text.split("\n"));
  return lines.filter((line) => line.includes("error TS"));
}
