import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { field } from "./support/open-test-lake.ts";
import { readEvents } from "./support/read-events.ts";
import { setUpServedLake } from "./support/set-up-lake.ts";

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
    await writer.write(new TextEncoder().encode(" "));
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
  for (let n = 0; n < commits; n += 1) {
    await lake.mutate([{ createOrReplace: { _id: `page-${n}`, _type: "page", text } }]);
    expect(field(await events.next(), "data.documentId")).toBe(`page-${n}`);
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
  expect(await socket.until((message) => field(message, "end") === true)).toEqual({
    id: "much",
    end: true,
    error: "The client reads this event stream too slowly",
  });
  await lake.mutate([{ create: { _id: "quiet", _type: "page" } }]);
  await socket.until(has("quiet", '"documentId":"quiet"'));
  socket.close();
});
