import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gitIn } from "./git.ts";

/** The first branch of a new repository. */
const branch = {
  GIT_CONFIG_COUNT: "1",
  GIT_CONFIG_KEY_0: "init.defaultBranch",
  GIT_CONFIG_VALUE_0: "main",
};

/** A repository in a temporary folder. */
export function repository(folder = mkdtempSync(join(tmpdir(), "marquee-update-"))) {
  execFileSync("git", ["init", "--quiet", folder], { env: { ...process.env, ...branch } });
  const git = gitIn(folder);
  git("config", "user.name", "Owner");
  git("config", "user.email", "owner@example.org");
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const commit = (files: Readonly<Record<string, string>>, message = "Change files") => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    git("add", "--all");
    git("commit", "--quiet", "--message", message);
  };
  return { folder, git, read, commit };
}
