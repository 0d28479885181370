// @module-tag all
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { studioOrigin, withToken } from "../support/open-test-lake.ts";
import { createToken, runCommand, runCommandWith } from "../support/run-command.ts";
import { serveTestLake } from "../support/set-up-lake.ts";
import { runLake, serveLakeProcess } from "../support/served-lake.ts";
import { redeemingBrowser } from "../support/sign-in-browser.ts";
import { setUpFolder } from "../support/set-up-folder.ts";

const inFolder = setUpFolder();

const run = (...args: string[]) =>
  /^(?:import|assets)$/.test(args[0] ?? "")
    ? runCommand(...args)
    : runCommand(...args, "--data", inFolder());
const runWith = (text: string, ...args: string[]) =>
  runCommandWith(`${text}\n`, ...args, "--data", inFolder());
const ada = ["--name", "Ada", "--email", "ada@example.com", "--role", "editor"];
const password = "correct horse battery";
const refusal = (stderr: string) => ({ code: 1, stdout: "", stderr: `${stderr}\n` });

/** Serves the lake in the folder during a test. Returns a function that sends it requests. */
async function serve() {
  const { url } = await serveTestLake({ dataDir: inFolder() });
  return (path: string, token?: string, more: RequestInit = {}) => {
    const headers = token === undefined ? {} : withToken(token).headers;
    return fetch(`${url}/v1${path}`, { headers, ...more });
  };
}

describe("serve", () => {
  it("stops at SIGTERM or SIGINT while a stream is open, and reuses the folder of a killed lake", async () => {
    for (const [signal, code] of [
      ["SIGTERM", 0],
      ["SIGINT", 0],
      ["SIGKILL", null],
      ["SIGTERM", 0],
    ] as const) {
      const lake = await serveLakeProcess(inFolder());
      const stream = await fetch(`${lake.url}/v1/data/live/events/production`);
      expect(stream.status).toBe(200);
      expect(await lake.end(signal)).toBe(code);
      await stream.body?.cancel().catch(() => undefined);
    }
  });

  it("reports a port or folder in use", async () => {
    const lake = await serveLakeProcess(inFolder());
    const port = new URL(lake.url).port;
    const samePort = await runLake("serve", "--port", port, "--data", inFolder("other"));
    const sameFolder = await runLake("serve", "--port", "0", "--data", inFolder());
    await lake.end("SIGTERM");
    expect(samePort).toEqual(
      refusal(
        `Port ${port} is already in use. Stop the program that uses it, or choose another port (--port N).`,
      ),
    );
    expect(sameFolder).toEqual(
      refusal(
        `The data folder ${inFolder()} is in use by process ${lake.process.pid}. Stop that lake, or choose another folder (--data DIR).`,
      ),
    );
  });

  it("[SEC-3] listens to other machines only with an editor's password and a host name", async () => {
    const bind = ["serve", "--port", "0", "--bind", "0.0.0.0"];
    expect((await run(...bind, "--host", "lake.example")).stderr).toMatch(
      /^--bind 0\.0\.0\.0 opens the lake to other machines, but no editor has a password/,
    );
    await runWith(password, "editor", "add", ...ada, "--password");
    expect((await run(...bind)).stderr).toMatch(/its host name is missing\. Set it with --host/);
    const lake = await serveLakeProcess(inFolder(), [...bind.slice(3), "--host", "lake.example"]);
    const response = await fetch(`http://127.0.0.1:${new URL(lake.url).port}/v1/auth/providers`);
    const { providers }: { providers: unknown } = await response.json();
    await lake.end("SIGTERM");
    expect(providers).toMatchObject([{ title: "Email and password" }]);
  });
});

const builtIn = "viewer, contributor, editor, administrator";

it.each([
  [["serve", "--port", "x"], "--port x is not valid. Use a number from 0 to 65535."],
  [
    ["serve", "--origin", "studio"],
    "--origin studio is not valid. Use an origin such as http://localhost:3333.",
  ],
  [
    ["token", "--role", "king"],
    `--role must be one of ${builtIn}, submission-writer, submission-worker.`,
  ],
  [
    ["import", "archive.ndjson", "--dry-run"],
    'The command "import" has no option --dry-run. Its options: --history, --missing, --allow-failing-assets, --url, --token, --dataset, --project.',
  ],
  [["import"], "import needs an archive: import FILE.tar.gz|FILE.ndjson|DIR"],
  [
    ["token", "revoke", "x"],
    'There is no token with the ID "x". To list all tokens, use: token list.',
  ],
  [["editor", "add", ...ada.slice(0, 4)], `--role must be one of ${builtIn}.`],
  [
    ["editor", "remove", "nobody@example.com"],
    "There is no editor with the email address nobody@example.com. To list all editors, use: editor list.",
  ],
  [["history", "0"], 'history 0 is not valid. Use a number of days, 1 or more, or "everything".'],
])("prints a clear error for %j", async (args, stderr) => {
  expect(await run(...args)).toEqual(refusal(stderr));
});

it("[SEC-3] prints a new token, stores only its hash, and restricts the folder to its owner", async () => {
  const data = inFolder("new");
  const token = await createToken(data, "viewer");
  expect(token).toMatch(/^sk\w{64}$/);
  expect(readFileSync(join(data, "lake.db"), "latin1")).not.toContain(token);
  expect(statSync(data).mode & 0o777).toBe(0o700);
});

it("[SEC-3] creates tokens for a running lake, lists them without their text, and revokes one", async () => {
  const [first, second] = [
    await createToken(inFolder(), "viewer"),
    await createToken(inFolder(), "editor"),
  ];
  const { stdout } = await run("token", "list");
  expect(stdout).toMatch(
    /^ID +ROLE +CREATED +LABEL\nrobot-\w{12} +viewer .*\nrobot-\w{12} +editor .*\n$/,
  );
  expect(stdout).not.toContain(first);
  const send = await serve();
  const tokens = [first, second, await createToken(inFolder(), "viewer")];
  const status = async (token: string) =>
    (await send("/data/query/production?query=1", token)).status;
  const statuses = () => Promise.all(tokens.map(status));
  expect(await statuses()).toEqual([200, 200, 200]);
  const id = /robot-\w{12}/.exec(stdout)?.[0] ?? "";
  expect((await run("token", "revoke", id)).stdout).toBe(`Revoked ${id}.\n`);
  await expect.poll(statuses).toEqual([401, 200, 200]);
  expect((await run("token", "list")).stdout).not.toContain(id);
});

it("adds, lists and removes editors, but never the last one", async () => {
  expect((await run("editor", "add", ...ada)).stdout).toBe(
    "Ada can sign in to the studio as editor, on this computer, without a password.\n",
  );
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
});

it("[SEC-3] reads a password from standard input, stores its hash, and ends sessions when it changes", async () => {
  expect(await runWith("too short", "editor", "add", ...ada, "--password")).toEqual(
    refusal("The password is too short. Enter 12 characters or more."),
  );
  expect((await runWith(password, "editor", "add", ...ada, "--password")).stdout).toBe(
    "Ada can sign in to the studio as editor, with a password.\n",
  );
  expect(readFileSync(inFolder("lake.db"), "latin1")).not.toContain(password);
  const send = await serve();
  const signIn = async (text: string): Promise<string | undefined> => {
    const fields = { origin: studioOrigin, email: "ada@example.com", password: text };
    const response = await send("/auth/login/password", undefined, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams(fields),
    });
    const sid = /sid=(\w+)/.exec(response.headers.get("location") ?? "")?.[1];
    const headers = redeemingBrowser(response);
    const session = await send(`/auth/fetch?sid=${sid}`, undefined, { headers });
    return Object(await session.json()).token;
  };
  const status = async (token = "none") => (await send("/users/me", token)).status;
  const session = await signIn(password);
  expect(await status(session)).toBe(200);
  await runWith("another horse battery", "editor", "password", "ada@example.com");
  await expect.poll(() => status(session)).toBe(401);
  expect(await signIn(password)).toBeUndefined();
  expect(await status(await signIn("another horse battery"))).toBe(200);
});

it("makes a dataset public and private again while the lake runs", async () => {
  const send = await serve();
  const status = async () => (await send("/data/query/production?query=*")).status;
  expect(await status()).toBe(401);
  expect((await run("dataset", "public", "production")).code).toBe(0);
  await expect.poll(status).toBe(200);
  expect((await run("dataset", "list")).stdout.split("\n")).toEqual([
    "NAME                    READ BY  CONTAINS",
    "production              public   content",
    "production-comments     private  comments and tasks of production",
    "production-submissions  private  submissions of production",
    "",
  ]);
  expect((await run("dataset", "private", "production")).code).toBe(0);
  await expect.poll(status).toBe(401);
});

it("stores the retention time of the history", async () => {
  const runHistory = async (...args: string[]) => (await run("history", ...args)).stdout;
  expect(await runHistory()).toBe("The lake keeps the whole history.\n");
  expect(await runHistory("90")).toMatch(/^The lake keeps the history for 90 days\./);
  expect(await runHistory()).toMatch(/^The lake keeps the history for 90 days\./);
  expect(await runHistory("everything")).toBe("The lake keeps the whole history.\n");
});

describe("[LAKE-3] role", () => {
  function roleFile(language: string, more: object = {}): string {
    const path = inFolder("roles.json");
    const grants = [{ filter: `language == "${language}"`, permissions: ["read"], ...more }];
    writeFileSync(path, JSON.stringify({ translator: { title: "Translator", grants } }));
    return path;
  }

  it("sets a role of a running lake, gives it to a token, and changes it without a restart", async () => {
    const send = await serve();
    expect((await run("role", "set", roleFile("fr"))).stdout).toBe(
      "Set the role translator: Translator, 1 grant.\n",
    );
    const token = await createToken(inFolder(), "translator");
    const acl = async (): Promise<unknown> =>
      (await send("/projects/marquee/datasets/production/acl", token)).json();
    expect(await acl()).toEqual([{ filter: 'language == "fr"', permissions: ["read"] }]);
    await run("role", "set", roleFile("de"));
    await expect.poll(acl).toEqual([{ filter: 'language == "de"', permissions: ["read"] }]);
  });

  it("gives roles of its own to people, and removes no role that somebody has", async () => {
    await run("role", "set", roleFile("fr"));
    expect((await run("editor", "add", ...ada)).code).toBe(0);
    const changed = await run("editor", "role", "ada@example.com", "--role", "translator");
    expect(changed.stdout).toBe("Ada has the role translator now.\n");
    expect((await run("editor", "list")).stdout).toMatch(/ada@example\.com +Ada +translator/);
    expect((await run("role", "list")).stdout).toMatch(
      /translator +content +read +language == "fr"/,
    );
    expect(await run("role", "remove", "translator")).toEqual(
      refusal(
        "1 person or token has the role translator. Give them another role, or remove them first.",
      ),
    );
    await run("editor", "role", "ada@example.com", "--role", "viewer");
    const removed = await run("role", "remove", "translator");
    expect(removed.stdout).toBe("Removed the role translator.\n");
    expect((await run("role", "remove", "editor")).code).toBe(1);
  });

  it("changes nothing for a file with an error, and names the grant", async () => {
    const path = roleFile("fr", { filter: "link->language == 'fr'" });
    const { code, stderr } = await run("role", "set", path);
    expect([code, stderr]).toEqual([1, expect.stringContaining(`${path} changes nothing.`)]);
    expect(stderr).toContain('The role "translator": grant 1: filter: ');
    expect((await run("role", "list")).stdout).not.toContain("translator");
  });
});
