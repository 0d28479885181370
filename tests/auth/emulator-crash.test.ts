// @module-tag all
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { openServer } from "../../web/http-server.fixture.ts";
import { freePort } from "../support/stack/redis.ts";

// Each test starts the auth emulator in its own process, and some tests start it twice. A start
// takes seconds on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const secret = "a-secret-for-tests-0002";
const cli = join(import.meta.dirname, "../../web/auth-emulator/src/cli.ts");
const dataDir = mkdtempSync(join(tmpdir(), "marquee-auth-crash-"));
const running: ChildProcess[] = [];

afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts the auth emulator's command. Rejects with its output if it exits before it is ready. */
async function start(port: number) {
  const place = ["--port", `${port}`, "--data", dataDir, "--origin", "http://localhost:3120"];
  const env = { ...process.env, MARQUEE_AUTH_GATEWAY_SECRET: secret };
  const child = spawn(process.execPath, [cli, "serve", ...place], { env });
  running.push(child);
  let printed = "";
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes("ready at")) resolve();
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.once("exit", () => reject(new Error(printed)));
  });
  return child;
}

async function call(port: number, path: string, body: object, headers: object = {}) {
  const response = await fetch(`http://localhost:${port}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  const answer: Record<string, unknown> = JSON.parse(await response.text());
  return { status: response.status, answer };
}

const accounts = "/identitytoolkit.googleapis.com/v1/accounts";

test("an account and its session survive a SIGKILL right after the response", async () => {
  const port = await freePort();
  const first = await start(port);
  const person = { email: "last@marquee.test", password: "secret-1", returnSecureToken: true };
  const { answer: signedUp } = await call(port, `${accounts}:signUp?key=k`, person);
  first.kill("SIGKILL");
  await once(first, "exit");

  await start(port);
  const again = await call(port, `${accounts}:signInWithPassword?key=k`, person);
  expect(again.status).toBe(200);
  expect(again.answer["localId"]).toBe(signedUp["localId"]);
  const { idToken, refreshToken } = signedUp;
  const owner = { authorization: `Bearer ${secret}` };
  const issued = await call(port, "/marquee/issued", { token: idToken }, owner);
  expect(issued.answer).toEqual({ issued: true });
  const grant = { grant_type: "refresh_token", refresh_token: refreshToken };
  const refreshed = await call(port, "/securetoken.googleapis.com/v1/token?key=k", grant);
  expect(refreshed.status).toBe(200);
});

test("restricts the folder to its owner and to one service at a time", async () => {
  const child = await start(await freePort());
  expect(statSync(dataDir).mode & 0o077).toBe(0);
  await expect(start(await freePort())).rejects.toThrow(
    "If another Marquee uses this folder, stop it",
  );
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
});

test("names a port that is in use", async () => {
  const { port, close } = await openServer(() => {});
  await expect(start(port)).rejects.toThrow(`Port ${port} is in use`);
  close();
});
