import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { createPositionCode } from "../content/live/encode-position.ts";
import { createLiveHub } from "../content/live/hub.ts";
import { createLiveAdmission } from "../content/live-stream/live-stream.ts";
import { openServer } from "../http-server.fixture.ts";
import { sendLiveStream } from "./send-live-stream.ts";

/** As many streams as one client may have. */
const SHARE = 500;

async function startLive() {
  const hub = createLiveHub(Date.now);
  const code = createPositionCode(null);
  const admitLive = createLiveAdmission({
    hub: () => hub,
    code: () => code,
    isHttps: () => true,
  });
  const headers = [{ key: "X-Content-Type-Options", value: "nosniff" }];
  const { port, close } = await openServer((request, response) =>
    sendLiveStream(request, response, { admitLive, headers }),
  );
  onTestFinished(close);
  const url = `http://127.0.0.1:${port}/api/live?since=${Date.now()}&tags=`;
  return {
    hub,
    port,
    url,
    open: (tags: string, init: RequestInit = {}) => fetch(url + tags, init),
  };
}

const nextText = async (reader: ReadableStreamDefaultReader<Uint8Array>) =>
  new TextDecoder().decode((await reader.read()).value);

test("[PAGE-7] sends an open page its changes as events, until the page is closed", async () => {
  const { hub, open } = await startLive();
  const response = await open("a,b");
  expect([response.status, response.headers.get("content-type")]).toEqual([
    200,
    "text/event-stream",
  ]);
  expect(response.headers.get("cache-control")).toBe("no-store, no-transform");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  const reader = response.body?.getReader();
  if (!reader) throw new Error("The response has no body.");
  expect(await nextText(reader)).toBe(": open\n\n");
  hub.publish(["c"]);
  hub.publish(["b"]);
  expect(await nextText(reader)).toMatch(/^id: \d+\ndata: 0 \n\n$/);
  await reader.cancel();
  await vi.waitFor(() => expect(hub.size()).toBe(0));
});

test("[PAGE-7] a page that connects again learns what it missed, but nothing from before its last event", async () => {
  const { port, hub } = await startLive();
  const address = `http://127.0.0.1:${port}/api/live?since=0&tags=a`;
  const firstEvents = async (headers: Record<string, string>) => {
    const reader = (await fetch(address, { headers })).body?.getReader();
    if (!reader) throw new Error("The response has no body.");
    let text = "";
    while (!text.includes("data:")) {
      text += await nextText(reader);
      // A page that has missed nothing gets the next change.
      if (text === ": open\n\n") hub.publish(["a", "later"]);
    }
    return text;
  };
  hub.publish(["a"]);
  const missed = await firstEvents({});
  expect(missed.match(/data:/g)).toHaveLength(1);
  const before = Date.now() + 1;
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(before));
  const seen = await firstEvents({ "last-event-id": String(before) });
  expect(Number(/id: (\d+)/.exec(seen)?.[1])).toBeGreaterThanOrEqual(before);
});

test("[SEC-5] refuses a client that has its share of streams before its tags are parsed", async () => {
  const { hub, open } = await startLive();
  const crowd = { headers: { "x-forwarded-for": "198.51.100.66" } };
  for (let n = 0; n < SHARE; n += 1) {
    const listener = { tags: new Set(["a"]), client: "198.51.100.66", send: () => undefined };
    hub.follow(listener, { at: Date.now(), event: null });
  }
  const refused = await open("invalid tag", crowd);
  expect([refused.status, await refused.json()]).toEqual([
    503,
    { error: expect.stringContaining("Too many pages are open") },
  ]);
  const other = await open("invalid tag", { headers: { "x-forwarded-for": "203.0.113.5" } });
  expect([other.status, await other.json()]).toEqual([
    400,
    { error: expect.stringContaining("tags") },
  ]);
});

test("[SEC-5] a HEAD request gets the headers, and starts no stream", async () => {
  const { hub, open } = await startLive();
  const response = await open("a", { method: "HEAD" });
  expect([response.status, response.headers.get("content-type")]).toEqual([
    200,
    "text/event-stream",
  ]);
  expect(hub.size()).toBe(0);
});

test("[SEC-5] closes the stream of a client that doesn't read its events", async () => {
  const { hub, port } = await startLive();
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  const path = `/api/live?since=${Date.now()}&tags=a`;
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  await once(socket, "readable");
  expect(hub.size()).toBe(1);
  // The kernel's buffers take some MB before anything waits in the process.
  await vi.waitFor(
    () => {
      for (let n = 0; n < 20_000; n += 1) hub.publish(["a"]);
      expect(hub.size()).toBe(0);
    },
    { timeout: 10_000 },
  );
});
