import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { WebSocket } from "ws";
import { field } from "../content-lake/open-test-lake.ts";

/** Firefox asks for its own updates, lists and news at start; a test's browser asks for nothing by itself. */
const preferences = {
  "app.normandy.enabled": false,
  "app.update.disabledForTesting": true,
  "browser.newtabpage.enabled": false,
  "browser.safebrowsing.update.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "extensions.update.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,",
  "toolkit.telemetry.server": "",
};

/** The Firefox of this machine, if it has one: Debian's or the system's own. */
export function findFirefox(): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return folders
    .flatMap((folder) => ["firefox-esr", "firefox"].map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

type Answer = { id?: number; method?: string; params?: unknown; result?: unknown; error?: string };

/** A page in a Firefox of its own. */
export type FirefoxPage = Awaited<ReturnType<typeof openFirefox>>;

/**
 * Starts Firefox with an empty profile and drives one page of it over WebDriver BiDi, the standard that every Firefox
 * speaks: Playwright drives only a Firefox of its own, or a newer one than long-term releases are.
 */
export async function openFirefox(path: string) {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const browser = spawn(
    path,
    ["--headless", "--remote-debugging-port", "0", "--no-remote", "--profile", profile],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const close = async () => {
    const gone = once(browser, "exit");
    if (browser.kill()) await gone;
    rmSync(profile, { recursive: true, force: true });
  };
  try {
    return { ...(await drive(`${await addressOf(browser)}/session`)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Where a starting Firefox says that it listens. */
async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error("Firefox has no output");
  for await (const line of createInterface({ input: stderr })) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address === undefined) continue;
    stderr.resume();
    return address;
  }
  throw new Error("Firefox ended before it listened");
}

async function drive(address: string) {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: Answer) => void>();
  /** The addresses that the page asked for. */
  const requests: string[] = [];
  socket.on("message", (data) => {
    const message: Answer = JSON.parse(String(data));
    if (message.method === "network.beforeRequestSent")
      requests.push(String(field(message.params, "request.url")));
    if (message.id !== undefined) waiting.get(message.id)?.(message);
  });
  await once(socket, "open");
  let last = 0;
  const command = async (method: string, params: object): Promise<unknown> => {
    const id = (last += 1);
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const answer = await answered;
    if (answer.error !== undefined) throw new Error(`${method}: ${JSON.stringify(answer)}`);
    return answer.result;
  };
  await command("session.new", { capabilities: {} });
  await command("session.subscribe", { events: ["network.beforeRequestSent"] });
  const context = field(await command("browsingContext.getTree", {}), "contexts.0.context");
  return {
    requests,
    goto: (url: string) => command("browsingContext.navigate", { context, url, wait: "complete" }),
    /** The value of a JavaScript expression in the page: text, number, boolean or null. */
    evaluate: async (expression: string): Promise<unknown> => {
      const params = { expression, target: { context }, awaitPromise: true };
      return field(await command("script.evaluate", params), "result.value");
    },
    /** Types on the keyboard, wherever the focus is. */
    type: (text: string) => {
      const actions = Array.from(text, (value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]).flat();
      const keyboard = { type: "key", id: "keyboard", actions };
      return command("input.performActions", { context, actions: [keyboard] });
    },
  };
}
