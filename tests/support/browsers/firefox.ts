import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { WebSocket } from "ws";
import * as z from "zod";
import { field } from "../../../studio/content-lake/tests/support/open-test-lake.ts";
import {
  findProgram,
  installFromDebian,
} from "../../../studio/content-lake/tests/support/debian.ts";
import type { EnginePage } from "./engine-page.ts";

/**
 * Preferences that disable Firefox's background requests for updates, lists and news. They also set a proxy that does
 * not exist. Firefox contacts this machine without the proxy, so pages can reach no other host.
 */
const preferences = {
  "network.proxy.type": 1,
  "network.proxy.http": "127.0.0.1",
  "network.proxy.http_port": 9,
  "network.proxy.ssl": "127.0.0.1",
  "network.proxy.ssl_port": 9,
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

/** Returns the path of `firefox-esr` (Debian's package) or `firefox`; undefined if neither is installed. */
const findFirefox = (): string | undefined => findProgram("firefox-esr", "firefox");

/** Finds Firefox, or installs Debian's package when the tests run as root. Undefined when there is none. */
export function ensureFirefox(): string | undefined {
  return findFirefox() ?? (installFromDebian("Firefox", "firefox-esr") ? findFirefox() : undefined);
}

/** Time in ms after which a click, or a new size of the page, fails. */
const PATIENCE = 15_000;

type Answer = { id?: number; method?: string; params?: unknown; result?: unknown; error?: string };

export type FirefoxPage = EnginePage & {
  requests: string[];
  /** Returns the document in the page's first iframe. Throws if the page has no iframe. */
  frame: () => Promise<Pick<EnginePage, "evaluate" | "click">>;
  /** Holds the first key while it presses the second. */
  pressWith: (held: string, key: string) => Promise<void>;
  /** Types with an input method: displays each of the `drafts`, as Japanese keyboards do, and then enters `text`. */
  compose: (drafts: readonly string[], text: string) => Promise<void>;
};

/**
 * Returns an expression for Firefox's own window, which types with an input method
 * (`nsITextInputProcessor`). WebDriver has no command for that.
 */
const composition = (drafts: readonly string[], text: string) => `(() => {
  const method = Cc["@mozilla.org/text-input-processor;1"].createInstance(Ci.nsITextInputProcessor);
  if (!method.beginInputTransactionForTests(Services.focus.activeWindow, () => true)) return false;
  for (const draft of ${JSON.stringify(drafts)}) {
    method.setPendingCompositionString(draft);
    method.appendClauseToPendingComposition(draft.length, method.ATTR_RAW_CLAUSE);
    method.setCaretInPendingComposition(draft.length);
    method.flushPendingComposition();
  }
  method.commitCompositionWith(${JSON.stringify(text)});
  return true;
})()`;

/**
 * Starts Firefox with an empty profile, and drives one page over WebDriver BiDi, a standard
 * protocol. Playwright can't drive this Firefox: it supports only its own build, or versions newer
 * than the ESR releases.
 */
export async function openFirefox(path: string): Promise<FirefoxPage> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const browser = spawn(
    path,
    [
      "--headless",
      "--remote-debugging-port",
      "0",
      // Input methods work only from Firefox's own windows (see `composition`).
      "--remote-allow-system-access",
      "--no-remote",
      "--profile",
      profile,
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  // A test that exceeds its time limit ends its process, and closes nothing.
  const kill = () => browser.kill("SIGKILL");
  process.once("exit", kill);
  const close = async () => {
    process.off("exit", kill);
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

async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error("Firefox has no output");
  for await (const line of createInterface({ input: stderr })) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address === undefined) continue;
    stderr.resume();
    return address;
  }
  throw new Error("Firefox exited before it accepted connections");
}

async function drive(address: string): Promise<Omit<FirefoxPage, "close">> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: Answer) => void>();
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
  // Opens a window, because the window that Firefox opens at its start never becomes active. A page in an
  // inactive window receives keys, but its elements don't react to focus.
  const context = field(await command("browsingContext.create", { type: "window" }), "context");
  const inDocument = (of: unknown): Pick<FirefoxPage, "evaluate" | "click"> => ({
    evaluate: async (expression) => {
      const params = { expression, target: { context: of }, awaitPromise: true };
      return field(await command("script.evaluate", params), "result.value");
    },
    click: async (selector) => {
      const locator = { type: "css", value: selector };
      const end = Date.now() + PATIENCE;
      const locate = async () =>
        field(await command("browsingContext.locateNodes", { context: of, locator }), "nodes.0");
      // React may replace the element at this moment.
      let element = await locate();
      while (element === undefined) {
        if (Date.now() > end) throw new Error(`There is no ${selector}.`);
        await setTimeout(20);
        element = await locate();
      }
      // Waits until the element is visible, because Firefox may apply a new viewport size a few frames after the
      // command. Until then, media queries for the old size may hide the element.
      // A window in the background has no frames, so the loop waits for a timer.
      // Something may cover the element for a moment, as the toolbar of another text does.
      const scrollIntoView = `async (element) => {
        const isFree = () => {
          if (!element.checkVisibility()) return false;
          element.scrollIntoView({ block: "center", behavior: "instant" });
          const { x, y, width, height } = element.getBoundingClientRect();
          const hit = document.elementFromPoint(x + width / 2, y + height / 2);
          return element.contains(hit) || hit?.contains(element) === true;
        };
        for (const end = Date.now() + ${PATIENCE}; !isFree(); ) {
          if (Date.now() > end) return false;
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
        return true;
      }`;
      const call = {
        functionDeclaration: scrollIntoView,
        arguments: [element],
        awaitPromise: true,
      };
      const origin = { type: "element", element };
      const actions = [
        { type: "pointerMove", x: 0, y: 0, origin },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      const mouse = { type: "pointer", id: "mouse", actions };
      for (let isDone = false; !isDone;) {
        const shown = await command("script.callFunction", { ...call, target: { context: of } });
        if (field(shown, "result.value") !== true)
          throw new Error(`${selector} is hidden or covered.`);
        isDone = await command("input.performActions", { context: of, actions: [mouse] }).then(
          () => true,
          async (error) => {
            // The page may still have the layout of its former size.
            if (!String(error).includes("out of bounds") || Date.now() > end) throw error;
            await setTimeout(100);
            return false;
          },
        );
      }
    },
  });
  const press = async (...actions: readonly { type: string; value: string }[]) => {
    const keyboard = { type: "key", id: "keyboard", actions };
    await command("input.performActions", { context, actions: [keyboard] });
  };
  const stroke = (value: string) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ];
  return {
    ...inDocument(context),
    requests,
    frame: async () => {
      const tree = await command("browsingContext.getTree", { root: context });
      const child = field(tree, "contexts.0.children.0.context");
      if (child === undefined) throw new Error("The page has no iframe");
      return inDocument(child);
    },
    goto: async (url) => {
      await command("browsingContext.navigate", { context, url, wait: "complete" });
    },
    resize: async (width, height) => {
      const isResized = `innerWidth === ${width} && innerHeight === ${height}`;
      const end = Date.now() + PATIENCE;
      const { evaluate } = inDocument(context);
      // Firefox applies the size a few frames later, and sometimes not at all. The command is then repeated.
      while ((await evaluate(isResized)) !== true) {
        if (Date.now() > end)
          throw new Error(`Firefox's page did not get ${width} × ${height} px.`);
        await command("browsingContext.setViewport", { context, viewport: { width, height } });
        await setTimeout(100);
      }
    },
    compose: async (drafts, text) => {
      const tree = await command("browsingContext.getTree", { "moz:scope": "chrome" });
      const target = { context: field(tree, "contexts.0.context") };
      const params = { expression: composition(drafts, text), target, awaitPromise: false };
      const isTyped = field(await command("script.evaluate", params), "result.value");
      if (isTyped !== true) throw new Error("Firefox's window has no input method.");
    },
    press: (...pressed) => press(...pressed.flatMap(stroke)),
    pressWith: (held, key) =>
      press({ type: "keyDown", value: held }, ...stroke(key), { type: "keyUp", value: held }),
    screenshot: async () => {
      const shot = await command("browsingContext.captureScreenshot", { context });
      return Buffer.from(z.string().parse(field(shot, "data")), "base64");
    },
  };
}
