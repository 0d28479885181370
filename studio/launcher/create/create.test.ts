import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "../update/repository.fixture.ts";
import { commitMerge, planUpdate, takeMerge } from "../update/update.ts";

const program = join(import.meta.dirname, "create.mjs");

const author = {
  GIT_AUTHOR_NAME: "Owner",
  GIT_AUTHOR_EMAIL: "owner@example.org",
  GIT_COMMITTER_NAME: "Owner",
  GIT_COMMITTER_EMAIL: "owner@example.org",
};
const env = { ...process.env, ...author };

const packageJson = `{
  "name": "marquee",
  "version": "0.1.0",
  "private": true,
  "description": "A config-driven page builder.",
  "license": "MIT",
  "scripts": {
    "start": "node start.ts"
  }
}
`;

const release = (version: string, more: Readonly<Record<string, string>> = {}) => ({
  "package.json": packageJson,
  "schemas/package.json": JSON.stringify({ version }),
  "README.md": `# Marquee ${version}\n`,
  LICENSE: "MIT\n",
  "web/page.ts": `${version}\n`,
  ...more,
});

function product() {
  const made = repository();
  for (const version of ["0.9.0", "0.10.0"]) {
    made.commit(release(version));
    made.git("tag", `v${version}`);
  }
  return made;
}

const run = (folder: string, ...options: string[]) =>
  spawnSync(process.execPath, [program, folder, ...options], { encoding: "utf8", env });

test("[OWN-4] creates a project from the newest release, with a history and files of its own", () => {
  const source = product();
  const folder = join(source.folder, "../shop");
  const { stdout, stderr } = run(folder, "--from", source.folder);
  expect([stdout, stderr]).toEqual([expect.stringContaining("Next: cd "), ""]);
  const { git, read } = repository(folder);
  expect(git("log", "--format=%s")).toBe("Begin shop\nMarquee 0.10.0");
  expect(git("log", "--format=%b")).toContain("Marquee-Release: 0.10.0");
  expect(git("status", "--porcelain")).toBe("");
  expect(read("README.md")).toContain("# shop\n");
  expect(existsSync(join(folder, "LICENSE"))).toBe(false);
  expect(JSON.parse(read("marquee.json"))).toEqual({ source: source.folder, sample: "empty" });
  expect(JSON.parse(read("package.json"))).toEqual({
    name: "shop",
    version: "0.1.0",
    private: true,
    license: "UNLICENSED",
    scripts: { start: "node start.ts" },
  });
});

test("[OWN-4] a created project takes a release that changes the files which are the owner's, without a conflict", () => {
  const source = product();
  const folder = join(source.folder, "../club");
  run(folder, "--from", source.folder, "--version", "0.9.0");
  const project = repository(folder);
  const next = release("0.11.0", { "README.md": "# Other\n", "web/new.ts": "new\n" });
  source.commit({
    ...next,
    "package.json": packageJson
      .replace("start.ts", "begin.ts")
      .replace("0.1.0", "0.2.0")
      .replace("A config-driven", "The"),
  });
  source.git("tag", "v0.11.0");
  project.commit({ "web/own/registry.tsx": "ours\n" });
  const update = planUpdate(project.git, { source: source.folder });
  if (!("target" in update)) throw new Error("There is no update.");
  expect(update).toMatchObject({ current: "0.9.0", target: "0.11.0", merge: { conflicts: [] } });
  takeMerge(project.git, commitMerge(project.git, update));
  expect(project.read("README.md")).toContain("# club\n");
  expect(project.read("web/new.ts")).toBe("new\n");
  expect(JSON.parse(project.read("package.json"))).toMatchObject({
    name: "club",
    scripts: { start: "node begin.ts" },
  });
});

test("[OWN-4] refuses a folder that isn't empty and a release that doesn't exist, and leaves nothing behind", () => {
  const source = product();
  const full = repository();
  writeFileSync(join(full.folder, "mine.txt"), "mine");
  expect(run(full.folder, "--from", source.folder).stderr).toContain("is not empty");
  const folder = join(source.folder, "../none");
  const missing = run(folder, "--from", source.folder, "--version", "1.0.0");
  expect(missing.stderr).toContain("Releases: 0.9.0, 0.10.0.");
  expect(existsSync(folder)).toBe(false);
  expect(run(folder).stderr).toContain("Usage: npm create marquee");
  const secret = run(folder, "--from", "https://ada:token@git.example/marquee");
  expect(secret.stderr).toContain("without a password");
  const empty = mkdtempSync(join(source.folder, "empty-"));
  expect(run(empty, "--from", source.folder, "--version", "0.9.0").status).toBe(0);
});

test("the package contains the program alone", () => {
  const listed = execFileSync("npm", ["pack", "--dry-run", "--json"], {
    cwd: import.meta.dirname,
    encoding: "utf8",
  });
  const [{ files }] = JSON.parse(listed);
  expect(files.map(({ path }: { path: string }) => path).toSorted()).toEqual([
    "README.md",
    "create.mjs",
    "package.json",
  ]);
});
