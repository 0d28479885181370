import { execFile } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { root, scratch } from "../support/stack/places.ts";

// Two files of tests may run at a time.
const copy = join(scratch, `scaffold-${process.env["VITEST_POOL_ID"]}`);

const sources = ["schemas", "web", "tests", "studio", "package.json", "tsconfig.json"];
// Two tests run a content lake, which knows no blocks and is not in the copy.
const notSources =
  /^tests\/agreement\/(?:reference-order|removal)\.|(?:^|\/)(?:node_modules|dist|\.next|auth-emulator|e2e|bench)(?:\/|$)|^studio\/(?:content-commands|static)(?:\/|$)|^studio\/launcher\/(?!add|npm-options\.ts$|services$|services\/process-group\.ts$)|^studio\/content-lake\/(?!tests$|tests\/support(?:\/|$))/;

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
  // The command formats what it writes with the project's own program.
  symlinkSync(join(root, "node_modules/oxfmt"), join(copy, "node_modules/oxfmt"));
  const narrowed = { extends: "./tsconfig.json", include: ["schemas"] };
  writeFileSync(join(copy, "tsconfig.schemas.json"), JSON.stringify(narrowed));
}

export const readCopy = (file: string): string => readFileSync(join(copy, file), "utf8");

export const writeCopy = (file: string, text: string): void =>
  writeFileSync(join(copy, file), text);

/** Settings of the programs that check sources. */
const settings = [".oxfmtrc.json", ".oxlintrc.json"];

/** Copies the own folders to a place outside of the repository, because git ignores the copy, and the programs what git ignores. */
export function copyOwn(): string {
  const folder = mkdtempSync(join(tmpdir(), "marquee-own-"));
  for (const each of ["schemas/own", "web/own"])
    cpSync(join(copy, each), join(folder, each), { recursive: true });
  for (const each of settings) cpSync(join(root, each), join(folder, each));
  return folder;
}

/** Runs a program of the project's packages, or a file of the copy itself if it begins with a dot. */
export function run(program: string, ...args: string[]): Promise<{ code: number; text: string }> {
  const path = program.startsWith(".") ? join(copy, program) : join(root, "node_modules", program);
  return runIn(copy, path, args);
}

export function runIn(
  cwd: string,
  path: string,
  args: readonly string[],
): Promise<{ code: number; text: string }> {
  return new Promise((resolve) => {
    const options = { cwd, env: { ...process.env, NO_COLOR: "1" }, maxBuffer: 1 << 26 };
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
