import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { newFolder, runLake, serveLakeProcess } from "../support/served-lake.ts";

let folder = "";
beforeEach(() => {
  folder = newFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) => runLake(...args, "--data", folder);

function roleFile(language: string, more: object = {}): string {
  const path = join(folder, "roles.json");
  const grants = [{ filter: `language == "${language}"`, permissions: ["read"], ...more }];
  writeFileSync(path, JSON.stringify({ translator: { title: "Translator", grants } }));
  return path;
}

it("[LAKE-3] sets a role of a running lake, gives it to a token, and changes it without a restart", async () => {
  const lake = await serveLakeProcess(folder);
  expect(await run("role", "set", roleFile("fr"))).toMatchObject({
    code: 0,
    stdout: "Set the role translator: Translator, 1 grant.\n",
  });
  const token = (await run("token", "--role", "translator")).stdout.trim();
  const acl = async () => {
    const url = `${lake.url}/v1/projects/marquee/datasets/production/acl`;
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    return answer.json();
  };
  expect(await acl()).toEqual([{ filter: 'language == "fr"', permissions: ["read"] }]);
  await run("role", "set", roleFile("de"));
  expect(await acl()).toEqual([{ filter: 'language == "de"', permissions: ["read"] }]);
  await lake.end("SIGTERM");
});

it("[LAKE-3] gives roles of its own to people, and removes no role that somebody has", async () => {
  await run("role", "set", roleFile("fr"));
  const ada = ["--name", "Ada", "--email", "ada@example.com", "--role", "contributor"];
  expect((await run("editor", "add", ...ada)).code).toBe(0);
  const changed = await run("editor", "role", "ada@example.com", "--role", "translator");
  expect(changed.stdout).toBe("Ada has the role translator now.\n");
  expect((await run("editor", "list")).stdout).toMatch(/ada@example\.com +Ada +translator/);
  expect((await run("role", "list")).stdout).toMatch(/translator +content +read +language == "fr"/);
  expect(await run("role", "remove", "translator")).toMatchObject({
    code: 1,
    stderr:
      "1 person or token has the role translator. Give them another role, or remove them first.\n",
  });
  await run("editor", "role", "ada@example.com", "--role", "viewer");
  expect((await run("role", "remove", "translator")).stdout).toBe("Removed the role translator.\n");
  expect((await run("role", "remove", "editor")).code).toBe(1);
});

it("[LAKE-3] changes nothing for a file with an error, and names the grant", async () => {
  const path = roleFile("fr", { filter: "link->language == 'fr'" });
  const { code, stderr } = await run("role", "set", path);
  expect([code, stderr]).toEqual([
    1,
    `${path} changes nothing. The role "translator": grant 1: filter: the filter link->language == 'fr' is invalid: it follows a reference with ->\n`,
  ]);
  expect((await run("role", "list")).stdout).not.toContain("translator");
  expect((await run("token", "--role", "translator")).stderr).toBe(
    "--role must be one of viewer, contributor, editor, administrator, submission-writer, submission-worker.\n",
  );
  expect((await run("role", "set", join(folder, "missing.json"))).stderr).toContain(
    "missing.json changes nothing.",
  );
});
