import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import {
  newFolder,
  runLake,
  runLakeWith,
  serveLakeProcess,
  tokenFor,
} from "../support/served-lake.ts";
import { redeemingBrowser } from "../support/sign-in-browser.ts";

let folder = "";
beforeEach(() => {
  folder = newFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) => runLake(...args, "--data", folder);
const ada = ["--name", "Ada", "--email", "ada@example.com", "--role", "editor"];
const refusal = (stderr: string) => ({ code: 1, stdout: "", stderr: `${stderr}\n` });

it("[SEC-3] lists tokens without their text, and revokes one while the lake runs", async () => {
  const lake = await serveLakeProcess(folder);
  const [first, second] = [await tokenFor(folder, "viewer"), await tokenFor(folder, "editor")];
  const status = async (token: string) =>
    (
      await fetch(`${lake.url}/v1/data/query/production?query=1`, {
        headers: { authorization: `Bearer ${token}` },
      })
    ).status;
  const { stdout } = await run("token", "list");
  expect(stdout).toMatch(
    /^ID +ROLE +CREATED +LABEL\nrobot-\w{12} +viewer .*\nrobot-\w{12} +editor .*\n$/,
  );
  expect(stdout).not.toContain(first);
  expect([await status(first), await status(second)]).toEqual([200, 200]);
  const id = /robot-\w{12}/.exec(stdout)?.[0] ?? "";
  expect((await run("token", "revoke", id)).stdout).toBe(`Revoked ${id}.\n`);
  expect([await status(first), await status(second)]).toEqual([401, 200]);
  await lake.end("SIGTERM");
  expect((await run("token", "list")).stdout).not.toContain(id);
  expect(await run("token", "revoke", id)).toEqual(
    refusal(`There is no token with the ID "${id}". To list all tokens, use: token list.`),
  );
});

it("adds, lists and removes editors, but never the last one", async () => {
  expect(await run("editor", "add", ...ada)).toEqual({
    code: 0,
    stdout: "Ada can sign in to the studio as editor, on this computer, without a password.\n",
    stderr: "",
  });
  expect(await run("editor", "add", ...ada)).toEqual(
    refusal("There is already an editor with the email address ada@example.com."),
  );
  const { stdout } = await run("editor", "list");
  expect(stdout.split("\n").map((line) => line.split(/ {2,}/))).toEqual([
    ["EMAIL", "NAME", "ROLE", "SIGN-IN"],
    ["editor@localhost", "Local editor", "administrator", "on this computer, without a password"],
    ["ada@example.com", "Ada", "editor", "on this computer, without a password"],
    [""],
  ]);
  expect((await run("editor", "remove", "editor@localhost")).code).toBe(0);
  expect(await run("editor", "remove", "ADA@example.com")).toEqual(
    refusal("Ada is the last editor, so nobody could sign in. Add another editor first."),
  );
  expect(await run("editor", "remove", "nobody@example.com")).toEqual(
    refusal(
      "There is no editor with the email address nobody@example.com. To list all editors, use: editor list.",
    ),
  );
});

it("[SEC-3] reads a password from standard input, stores its hash, and ends sessions when it changes", async () => {
  const withPassword = (text: string, ...args: string[]) =>
    runLakeWith(`${text}\n`, ...args, "--data", folder);
  expect(await withPassword("too short", "editor", "add", ...ada, "--password")).toEqual(
    refusal("The password is too short. Enter 12 characters or more."),
  );
  const password = "correct horse battery";
  expect((await withPassword(password, "editor", "add", ...ada, "--password")).stdout).toBe(
    "Ada can sign in to the studio as editor, with a password.\n",
  );
  expect(readFileSync(join(folder, "lake.db"), "latin1")).not.toContain(password);
  const lake = await serveLakeProcess(folder);
  const origin = "http://localhost:3333";
  const signIn = async (text: string) => {
    const answer = await fetch(`${lake.url}/v1/auth/login/password`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ origin, email: "ada@example.com", password: text }),
    });
    const sid = /sid=(\w+)/.exec(answer.headers.get("location") ?? "")?.[1];
    if (sid === undefined) return null;
    const session: { token: string } = await (
      await fetch(`${lake.url}/v1/auth/fetch?sid=${sid}`, { headers: redeemingBrowser(answer) })
    ).json();
    return session.token;
  };
  const me = async (token: string | null) =>
    (await fetch(`${lake.url}/v1/users/me`, { headers: { authorization: `Bearer ${token}` } }))
      .status;
  const session = await signIn(password);
  expect(await me(session)).toBe(200);
  await withPassword("another horse battery", "editor", "password", "ada@example.com");
  expect(await me(session)).toBe(401);
  expect(await signIn(password)).toBeNull();
  expect(await me(await signIn("another horse battery"))).toBe(200);
  await lake.end("SIGTERM");
});

it("makes a dataset public and private again while the lake runs", async () => {
  const lake = await serveLakeProcess(folder);
  const status = async () => (await fetch(`${lake.url}/v1/data/query/production?query=*`)).status;
  expect(await status()).toBe(401);
  expect((await run("dataset", "public", "production")).code).toBe(0);
  expect(await status()).toBe(200);
  expect((await run("dataset", "list")).stdout.split("\n")).toEqual([
    "NAME                    READ BY  CONTAINS",
    "production              public   content",
    "production-comments     private  comments and tasks of production",
    "production-submissions  private  submissions of production",
    "",
  ]);
  expect((await run("dataset", "private", "production")).code).toBe(0);
  expect(await status()).toBe(401);
  await lake.end("SIGTERM");
  expect(await run("dataset", "public", "nothing")).toEqual(
    refusal('There is no dataset "nothing". To list all datasets, use: dataset list.'),
  );
});

it("[SEC-3] listens to other machines only with an editor's password and a host name", async () => {
  const bind = ["serve", "--port", "0", "--bind", "0.0.0.0"];
  expect((await run(...bind, "--host", "lake.example")).stderr).toMatch(
    /^--bind 0\.0\.0\.0 opens the lake to other machines, but no editor has a password/,
  );
  await runLakeWith(
    "correct horse battery\n",
    "editor",
    "add",
    ...ada,
    "--password",
    "--data",
    folder,
  );
  expect((await run(...bind)).stderr).toMatch(/its host name is missing\. Set it with --host/);
  const lake = await serveLakeProcess(folder, [...bind.slice(3), "--host", "lake.example"]);
  const answer = await fetch(`http://127.0.0.1:${new URL(lake.url).port}/v1/auth/providers`);
  const { providers }: { providers: unknown } = await answer.json();
  await lake.end("SIGTERM");
  expect(providers).toMatchObject([{ title: "Email and password" }]);
});

it("stores the retention time of the history", async () => {
  const runHistory = async (...args: string[]) => (await run("history", ...args)).stdout;
  expect(await runHistory()).toBe("The lake keeps the whole history.\n");
  expect(await runHistory("90")).toMatch(/^The lake keeps the history for 90 days\./);
  expect(await runHistory()).toMatch(/^The lake keeps the history for 90 days\./);
  expect(await runHistory("everything")).toBe("The lake keeps the whole history.\n");
});

it.each([
  [
    ["token", "revoke"],
    "Use: token --role ROLE, token list, or token revoke ID (an ID from the list).",
  ],
  [["dataset", "open"], "Use: dataset list, dataset public NAME, or dataset private NAME."],
  [
    ["editor", "add", "--name", "Ada", "--email", "ada@example.com"],
    "--role must be one of viewer, editor, administrator.",
  ],
  [["history", "0"], 'history 0 is not valid. Use a number of days, 1 or more, or "everything".'],
])("prints a clear error for %j", async (args, stderr) => {
  expect(await run(...args)).toEqual(refusal(stderr));
});
