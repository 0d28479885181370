// @module-tag all
import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { readEvents } from "./support/read-events.ts";
import { field, numbered, page, putPage, setUpServedLake } from "./support/set-up-lake.ts";
import { turnsDuring } from "./support/turns-during.ts";

const { lake, connect: openSocket, port } = setUpServedLake();
afterEach(() => {
  vi.useRealTimers();
});

it("[LAKE-4] returns 408 when a JSON body is incomplete after 30 s", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const headers = { authorization: `Bearer ${lake.tokens.editor}` };
  const init = { method: "POST", body: readable, duplex: "half", headers };
  const address = "http://localhost:3400/v1/data/mutate/production";
  const response = lake.lake.fetch(new Request(address, init));
  for (let second = 0; second < 29; second += 1) {
    await writer.write(new Uint8Array([32]));
    await vi.advanceTimersByTimeAsync(1_000);
  }
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await response).status).toBe(408);
});

it("[LAKE-4] closes the connection of a refused request whose body continues", async () => {
  const socket = connect(port(), "127.0.0.1");
  const head =
    "POST /v1/data/mutate/production HTTP/1.1\r\nhost: localhost\r\ncontent-length: 4000000\r\n\r\n";
  socket.write(`${head}{`);
  let received = "";
  socket.on("data", (chunk) => (received += String(chunk)));
  await once(socket, "close");
  expect(received).toContain("401 Unauthorized");
});

const path =
  "/v2025-02-19/data/listen/production?query=*&includeResult=true&includeMutations=false&enableResume=true";
/** Enough commits to fill the system's socket buffers and the lake's 8 MiB queue. */
const commits = 40;
const text = "x".repeat(1_000_000);

/** Commits large documents. Commits each after a fast reader has received the previous one. */
async function commitMuch(): Promise<void> {
  const events = readEvents(await lake.send(path));
  await events.next();
  for (const id of numbered(commits)) {
    await lake.mutate([putPage(id, { text })]);
    expect(field(await events.next(), "data.documentId")).toBe(id);
  }
  await events.close();
}

it("aborts a plain stream that isn't read, without affecting the others", async () => {
  const headers = { authorization: `Bearer ${lake.tokens.viewer}` };
  const opening = request({ port: port(), path, headers, agent: false }).end();
  const [slow]: IncomingMessage[] = await once(opening, "response");
  if (!slow) throw new Error("no response");
  await commitMuch();
  let bytes = 0;
  slow.on("data", (chunk: Buffer) => (bytes += chunk.length));
  await expect(once(slow, "end")).rejects.toThrow("aborted");
  expect(bytes).toBeLessThan(commits * text.length);
});

it("ends an unread stream of a socket, without affecting its other streams", async () => {
  const socket = await openSocket("/streams");
  const headers = { authorization: `Bearer ${lake.tokens.viewer}` };
  const quiet = path.replace("query=*", `query=${encodeURIComponent('*[_id == "quiet"]')}`);
  socket.send({ open: true, id: "much", url: path, headers });
  socket.send({ open: true, id: "quiet", url: quiet, headers });
  const has = (id: string, what: string) => (message: unknown) =>
    field(message, "id") === id && String(field(message, "chunk")).includes(what);
  await socket.until(has("much", "welcome"));
  await socket.until(has("quiet", "welcome"));
  socket.pause();
  await commitMuch();
  socket.resume();
  const error = "The client reads this event stream too slowly";
  const ended = await socket.until((message) => field(message, "end") === true);
  expect(ended).toEqual({ id: "much", end: true, error });
  await lake.mutate([page("quiet")]);
  await socket.until(has("quiet", '"documentId":"quiet"'));
  socket.close();
});

const listen = (query: string, more = "", headers: Record<string, string> = {}) =>
  lake.send(`/v2025-02-19/data/listen/production?query=${encodeURIComponent(query)}${more}`, {
    headers,
  });
/** A filter that takes some milliseconds for a page with the text `filtered`. Each `n` gives a different filter. */
const slowFilter = (n: number) => `*[text match "${"a*".repeat(4)}b${n}"]`;
const filtered = "a".repeat(1_000);

it("[LAKE-4] yields between slow filters and notifies fast listeners first", async () => {
  // A client with more of them rests in between.
  const count = 3;
  const slow = [];
  for (let n = 0; n < count; n += 1)
    slow.push(readEvents(await listen(`*[text match "${"a*".repeat(40)}b${n}"]`)));
  const quick = readEvents(await listen('*[_type == "page"]'));
  await Promise.all([...slow, quick].map((events) => events.next()));
  let turn = 0;
  const ends = Promise.all(slow.map((events) => events.next()));
  const ending = turnsDuring(ends, (now) => (turn = now));
  await lake.mutate([page("a", { text: filtered })]);
  expect(field(await quick.next(), "data.documentId")).toBe("a");
  const first = turn;
  const { turns, result } = await ending;
  expect(result.map(({ event }) => event)).toEqual(Array(count).fill("channelError"));
  expect(turns - first).toBeGreaterThanOrEqual(count);
});

it("[LAKE-4] refuses another slow filter with a 503 and accepts a fast one", async () => {
  const open = [];
  for (let n = 0; n < 32; n += 1) open.push(readEvents(await listen(slowFilter(n))));
  const refused = await listen(slowFilter(32));
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("1");
  expect((await listen('*[_type == "page"]')).status).toBe(200);
  // Another listener with this filter already exists. The lake runs the filter once for both, so the second listener
  // adds no cost.
  expect((await listen(slowFilter(3))).status).toBe(200);
  await open[0]?.close();
  await expect.poll(async () => (await listen(slowFilter(32))).status).toBe(200);
});

it("[LAKE-4] sends a reset event when filtering the missed events takes too long", async () => {
  const query = '*[text match "a*a*b" || defined(n)]';
  const events = readEvents(await listen(query, "&enableResume=true"));
  await events.next();
  await lake.mutate([page("a", { n: 1 })]);
  const { id } = await events.next();
  await events.close();
  for (let n = 0; n < 10; n += 1)
    await lake.mutate(numbered(100, `p${n}-`).map((id) => page(id, { text: filtered })));
  const again = readEvents(await listen(query, "&enableResume=true", { "last-event-id": id }));
  expect((await again.next()).event).toBe("reset");
});
