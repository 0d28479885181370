import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { WebSocketServer, type WebSocket as Connection } from "ws";
import { StreamSocket } from "./stream-socket.ts";

type Frame = {
  open?: true;
  close?: true;
  id: string;
  url?: string;
  headers?: Record<string, string>;
};
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/**
 * Starts a WebSocket server in place of the lake. It calls `answer` for each stream that the client
 * opens, and records the frames that it receives.
 */
async function lakeThat(answer: (frame: Frame, connection: Connection) => void, port = 0) {
  const frames: Frame[] = [];
  let connections = 0;
  const server = new WebSocketServer({ port, host: "127.0.0.1", path: "/streams" });
  server.on("connection", (connection) => {
    connections += 1;
    connection.on("message", (data: Buffer) => {
      const frame: Frame = JSON.parse(data.toString());
      frames.push(frame);
      if (frame.open) answer(frame, connection);
    });
  });
  await once(server, "listening");
  const stop = () => {
    for (const client of server.clients) client.terminate();
    server.close();
  };
  closers.push(stop);
  const address = server.address();
  const listening = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${listening}`,
    port: listening,
    frames,
    count: () => connections,
    stop,
  };
}

const head = (id: string, status = 200) =>
  JSON.stringify({ id, status, headers: { "content-type": "text/event-stream" } });

async function read(response: Response | null): Promise<string> {
  const chunk = await response?.body?.getReader().read();
  return new TextDecoder().decode(chunk?.value);
}

test("shares one socket among many streams, each with its own headers and body", async () => {
  const lake = await lakeThat(({ id, url }, connection) => {
    connection.send(head(id));
    connection.send(JSON.stringify({ id, chunk: `data: ${url}\n\n` }));
  });
  const socket = new StreamSocket(lake.url);
  const answers = await Promise.all(
    ["/one", "/two", "/three", "/four", "/five", "/six", "/seven", "/eight"].map((path) =>
      socket.open(path, { headers: { authorization: `Bearer ${path}` } }),
    ),
  );
  expect(await read(answers[6] ?? null)).toBe("data: /seven\n\n");
  expect(await read(answers[7] ?? null)).toBe("data: /eight\n\n");
  expect(lake.count()).toBe(1);
  expect(lake.frames[6]?.headers).toEqual({ authorization: "Bearer /seven" });
});

test("returns the status and the body of a rejected stream", async () => {
  const lake = await lakeThat(({ id }, connection) => {
    connection.send(head(id, 401));
    connection.send(JSON.stringify({ id, chunk: "Session ended" }));
    connection.send(JSON.stringify({ id, end: true }));
  });
  const answer = await new StreamSocket(lake.url).open("/x", {});
  expect(answer?.status).toBe(401);
  expect(await answer?.text()).toBe("Session ended");
});

test("closes a stream at the lake when its reader aborts", async () => {
  const lake = await lakeThat(({ id }, connection) => connection.send(head(id)));
  const given = new AbortController();
  const answer = await new StreamSocket(lake.url).open("/x", { signal: given.signal });
  given.abort();
  await expect(answer?.body?.getReader().read()).rejects.toThrow("aborted");
  await expect.poll(() => lake.frames.at(-1)).toEqual({ close: true, id: lake.frames[0]?.id });
});

test("fails open streams when the socket is lost, and opens a new socket for the next", async () => {
  const lake = await lakeThat(({ id }, connection) => connection.send(head(id)));
  const socket = new StreamSocket(lake.url);
  const answer = await socket.open("/x", {});
  lake.stop();
  await expect(answer?.body?.getReader().read()).rejects.toThrow("connection to the lake was lost");
  const again = await lakeThat(({ id }, connection) => connection.send(head(id)), lake.port);
  expect((await socket.open("/x", {}))?.status).toBe(200);
  expect(again.count()).toBe(1);
});

test("throws instead of allowing plain requests while the lake is unreachable", async () => {
  const gone = await lakeThat(() => undefined);
  gone.stop();
  const socket = new StreamSocket(gone.url);
  await expect(socket.open("/x", {})).rejects.toThrow("can't be reached");
  const back = await lakeThat(({ id }, connection) => connection.send(head(id)), gone.port);
  expect((await socket.open("/x", {}))?.status).toBe(200);
  back.stop();
  await expect.poll(() => socket.open("/x", {}).catch(String)).toContain("can't be reached");
  const again = await lakeThat(({ id }, connection) => connection.send(head(id)), gone.port);
  expect((await socket.open("/x", {}))?.status).toBe(200);
  expect(again.count()).toBe(1);
});

test("fails only the stream that the lake ends with an error", async () => {
  const lake = await lakeThat(({ id, url }, connection) => {
    connection.send(head(id));
    if (url === "/slow") connection.send(JSON.stringify({ id, end: true, error: "fell behind" }));
    else setTimeout(() => connection.send(JSON.stringify({ id, chunk: "data: ok\n\n" })), 50);
  });
  const socket = new StreamSocket(lake.url);
  const [slow, other] = await Promise.all([socket.open("/slow", {}), socket.open("/other", {})]);
  await expect(slow?.body?.getReader().read()).rejects.toThrow("fell behind");
  expect(await read(other)).toBe("data: ok\n\n");
});

test("returns null without a socket, so that the caller makes a plain request", async () => {
  const plain = createServer((_, response) => response.writeHead(404).end());
  plain.listen(0, "127.0.0.1");
  await once(plain, "listening");
  closers.push(() => plain.close());
  const address = plain.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const socket = new StreamSocket(`http://127.0.0.1:${port}`);
  expect(await socket.open("/x", {})).toBe(null);
  await pause(1);
  expect(await socket.open("/y", {})).toBe(null);
});

test.each([
  ["https://lake.example", "wss://lake.example/streams"],
  ["http://localhost:3400", "ws://localhost:3400/streams"],
])("[SEC-3] connects to a lake at %s by %s", async (url, expected) => {
  const asked: string[] = [];
  vi.stubGlobal(
    "WebSocket",
    class extends EventTarget {
      constructor(address: string) {
        super();
        asked.push(address);
        queueMicrotask(() => this.dispatchEvent(new Event("close")));
      }
    },
  );
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("No network in this test.")));
  try {
    await expect(new StreamSocket(url).open("/v1/data/listen/production", {})).rejects.toThrow(
      "can't be reached",
    );
  } finally {
    vi.unstubAllGlobals();
  }
  expect(asked).toEqual([expected]);
});
