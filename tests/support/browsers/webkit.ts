import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import {
  findProgram,
  installFromDebian,
} from "../../../studio/content-lake/tests/support/debian.ts";
import { freePort } from "../stack/redis.ts";
import type { EnginePage } from "./engine-page.ts";

/** Packages of WebKitGTK's driver and its MiniBrowser, and of the X server that the browser renders on. */
const PACKAGES = ["webkit2gtk-driver", "xvfb"];

const START = 20_000;

/** The key by which WebDriver's JSON refers to an element (W3C WebDriver, section 12.1). */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

const replyShape = z.object({ value: z.unknown() });
const failureShape = z.object({ error: z.string(), message: z.string() });
const sessionShape = z.object({ sessionId: z.string() });
const elementShape = z.object({ [ELEMENT]: z.string() });

export type WebKit = { driver: string; browser: string; display: string };

function findWebKit(): WebKit | undefined {
  const driver = findProgram("WebKitWebDriver");
  const display = findProgram("Xvfb");
  const [browser] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
  return driver && display && browser ? { driver, browser, display } : undefined;
}

/** Finds WebKitGTK, or installs Debian's packages when the tests run as root. Undefined when there is none. */
export function ensureWebKit(): WebKit | undefined {
  const found = findWebKit();
  if (found !== undefined) return found;
  return installFromDebian("WebKitGTK", ...PACKAGES) ? findWebKit() : undefined;
}

/**
 * Starts WebKitGTK's MiniBrowser on a display of its own and drives one page over the W3C WebDriver protocol.
 * Playwright drives only its own WebKit, which Debian doesn't ship.
 */
export async function openWebKit({ driver, browser, display }: WebKit): Promise<EnginePage> {
  const server = spawn(display, ["-displayfd", "3", "-screen", "0", "2600x2600x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const processes: ChildProcess[] = [server];
  // A test that exceeds its time limit ends its process, and closes nothing.
  const kill = () => void processes.map((each) => each.kill("SIGKILL"));
  process.once("exit", kill);
  const stop = async () => {
    process.off("exit", kill);
    for (const each of processes.toReversed()) {
      const ended = once(each, "exit");
      if (each.exitCode === null && each.kill()) await ended;
    }
  };
  try {
    const port = await freePort();
    const env = { ...process.env, DISPLAY: `:${await displayNumber(server)}`, GDK_BACKEND: "x11" };
    processes.push(spawn(driver, [`--port=${port}`], { env, stdio: "ignore" }));
    const root = `http://127.0.0.1:${port}`;
    await waitUntilReady(root);
    // `--full-screen` removes the toolbar, so that the window can be as narrow as a phone. The proxy does not exist, so
    // pages can reach no host except this machine.
    const proxy = ["--proxy=http://127.0.0.1:9", "--ignore-host=localhost"];
    const options = { binary: browser, args: ["--automation", "--full-screen", ...proxy] };
    const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
    const answer = await send(root, "POST", "/session", { capabilities });
    const { sessionId } = sessionShape.parse(answer);
    const session = `${root}/session/${sessionId}`;
    const close = async () => {
      await send(session, "DELETE", "").catch(() => undefined);
      await stop();
    };
    return { ...drive(session), close };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function displayNumber(server: ChildProcess): Promise<string> {
  const output = server.stdio[3];
  if (!output || !("setEncoding" in output)) throw new Error("The X server has no output.");
  const [line] = await once(output.setEncoding("utf8"), "data");
  return String(line).trim();
}

async function waitUntilReady(root: string): Promise<void> {
  const end = Date.now() + START;
  while (Date.now() < end) {
    const isReady = await fetch(`${root}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await sleep(50);
  }
  throw new Error(`WebKitWebDriver did not answer at ${root} within ${START} ms.`);
}

/** Sends a WebDriver command and returns its `value`; throws the error that the driver reports. */
async function send(root: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${root}${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = replyShape.parse(await response.json());
  if (response.ok) return value;
  const { error, message } = failureShape.parse(value);
  throw new Error(`WebKit: ${method} ${path || "/"}: ${error}: ${message}`);
}

function drive(session: string): Omit<EnginePage, "close"> {
  const command = (method: string, path: string, body?: object) =>
    send(session, method, path, body);
  const perform = (...sources: object[]) => command("POST", "/actions", { actions: sources });
  return {
    goto: async (url) => {
      await command("POST", "/url", { url });
    },
    resize: async (width, height) => {
      await command("POST", "/window/rect", { x: 0, y: 0, width, height });
    },
    evaluate: (expression) =>
      command("POST", "/execute/sync", { script: `return (${expression})`, args: [] }),
    click: async (selector) => {
      const found = await command("POST", "/element", { using: "css selector", value: selector });
      const { [ELEMENT]: id } = elementShape.parse(found);
      await command("POST", `/element/${id}/click`, {});
    },
    press: async (...keys) => {
      const actions = keys.flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]);
      await perform({ type: "key", id: "keyboard", actions });
    },
    screenshot: async () => {
      // Waits for a frame, because WebKit returns a blank screenshot of a page that has not been painted yet.
      const script = "requestAnimationFrame(() => requestAnimationFrame(() => arguments[0]()))";
      await command("POST", "/execute/async", { script, args: [] });
      return Buffer.from(z.string().parse(await command("GET", "/screenshot")), "base64");
    },
  };
}
