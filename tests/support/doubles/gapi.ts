import type { BrowserContext } from "@playwright/test";

/**
 * Test double of https://apis.google.com/js/api.js. Both the page and Firebase's helper iframe,
 * which the SDK adds to the page, load that script. The double implements the members of
 * `gapi.iframes` that the SDK and the iframe use, according to their sources. The double sends its
 * messages with `postMessage`. It proves nothing about Google's own script.
 */
const script = `(() => {
  const FILTER = "cross-origin";
  const MARK = "gapi-double";
  let count = 0;

  // One end of the message channel between a page and its iframe. The sender queues messages until the other end
  // exists. The receiver queues them until a handler is registered.
  class Line {
    constructor(target) {
      this.target = target;
      this.isOpen = false;
      this.outgoing = [];
      this.waiting = new Map();
      this.handlers = new Map();
      this.unheard = [];
      addEventListener("message", ({ source, data }) => {
        if (source !== this.target() || data?.mark !== MARK) return;
        if (data.kind === "hello" || data.kind === "welcome") this.open(data.kind === "hello");
        else if (data.kind === "call") this.hear(data);
        else this.waiting.get(data.id)?.(data.answers);
      });
    }
    open(mayAnswer) {
      if (mayAnswer) this.post({ kind: "welcome" });
      this.isOpen = true;
      for (const message of this.outgoing.splice(0)) this.post(message);
    }
    post(message) { this.target().postMessage({ mark: MARK, ...message }, "*"); }
    call(name, payload) {
      const id = ++count;
      const message = { kind: "call", id, name, payload };
      if (this.isOpen) this.post(message);
      else this.outgoing.push(message);
      return new Promise((resolve) => this.waiting.set(id, resolve));
    }
    async hear(message) {
      if (message.name === "ping") return this.post({ kind: "answer", id: message.id, answers: [] });
      const handler = this.handlers.get(message.name);
      if (!handler) return this.unheard.push(message);
      this.post({ kind: "answer", id: message.id, answers: [await handler(message.payload)] });
    }
    // The SDK and the helper frame call the following methods.
    register(name, handler) {
      this.handlers.set(name, handler);
      const due = this.unheard.filter((message) => message.name === name);
      this.unheard = this.unheard.filter((message) => message.name !== name);
      for (const message of due) this.hear(message);
    }
    async send(name, payload, onAnswers) {
      const answers = await this.call(name, payload);
      // Ignores errors, as Google's script does, because the SDK's callback throws after it has done its work.
      try { onAnswers?.(answers); } catch {}
      return answers;
    }
    async ping(onAnswer) { await this.call("ping"); onAnswer?.(); }
    async restyle() {}
  }

  let parentLine;
  const context = {
    getParentIframe() {
      if (!parentLine) {
        parentLine = new Line(() => parent);
        parentLine.post({ kind: "hello" });
      }
      return parentLine;
    },
    open({ where, url, attributes }, onOpen) {
      const frame = document.createElement("iframe");
      const { style, ...rest } = attributes;
      for (const [name, value] of Object.entries(rest)) frame.setAttribute(name, value);
      Object.assign(frame.style, style);
      frame.title = "Google";
      frame.src = url;
      where.append(frame);
      return onOpen(new Line(() => frame.contentWindow));
    },
  };
  window.gapi = {
    iframes: { Iframe: Line, CROSS_ORIGIN_IFRAMES_FILTER: FILTER, getContext: () => context },
    load: (name, then) => setTimeout(() => (then.callback ?? then)(), 0),
  };
  const { searchParams } = new URL(document.currentScript.src);
  window[searchParams.get("onload")]?.();
  // The helper frame waits for this callback instead of the one in the script's URL.
  window.gapi_onload?.();
})();`;

/** Outcome of the request for Google's script: the script loads, the request is refused, or it never completes. */
type Fate = "loads" | "refused" | "hangs";

/** Intercepts Google's script in this context. Returns the requested addresses. */
export async function doubleGapi(context: BrowserContext, fate: Fate = "loads"): Promise<string[]> {
  const asked: string[] = [];
  await context.route("https://apis.google.com/**", async (route) => {
    asked.push(route.request().url());
    if (fate === "refused") await route.abort();
    else if (fate === "loads")
      await route.fulfill({ contentType: "text/javascript", body: script });
  });
  return asked;
}
