import { once } from "node:events";
import { createServer } from "node:http";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
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
  vi.unstubAllGlobals();
  for (const close of closers.splice(0)) close();
});

const portOf = (server: Pick<WebSocketServer, "address">) => Object(server.address()).port ?? 0;

const sendStream = (status: number, ...frames: object[]) =>
  function send({ id }: Frame, connection: Connection) {
    const headers = { "content-type": "text/event-stream" };
    for (const frame of [{ status, headers }, ...frames])
      connection.send(JSON.stringify({ id, ...frame }));
  };
const accept = sendStream(200);

async function lakeThat(
  handleOpen: (frame: Frame, connection: Connection) => void = accept,
  port = 0,
) {
  const frames: Frame[] = [];
  let connections = 0;
  const server = new WebSocketServer({ port, host: "127.0.0.1", path: "/streams" });
  server.on("connection", (connection) => {
    connections += 1;
    connection.on("message", (data: Buffer) => {
      const frame: Frame = JSON.parse(data.toString());
      frames.push(frame);
      if (frame.open) handleOpen(frame, connection);
    });
  });
  await once(server, "listening");
  const stop = () => {
    for (const client of server.clients) client.terminate();
    server.close();
  };
  closers.push(stop);
  const listening = portOf(server);
  const url = `http://127.0.0.1:${listening}`;
  const socket = new StreamSocket(url);
  return { url, socket, port: listening, frames, count: () => connections, stop };
}

const chunkOf = (response: Response | null | undefined) => response?.body?.getReader().read();
const read = async (response: Response | null | undefined) =>
  new TextDecoder().decode((await chunkOf(response))?.value);

test("shares one socket among many streams, each with its own headers and body", async () => {
  const { socket, ...lake } = await lakeThat((frame, connection) =>
    sendStream(200, { chunk: `data: ${frame.url}\n\n` })(frame, connection),
  );
  const paths = ["/one", "/two", "/three", "/four", "/five", "/six", "/seven", "/eight"];
  const responses = await Promise.all(
    paths.map((path) => socket.open(path, { headers: { authorization: `Bearer ${path}` } })),
  );
  expect(await read(responses[6])).toBe("data: /seven\n\n");
  expect(await read(responses[7])).toBe("data: /eight\n\n");
  expect(lake.count()).toBe(1);
  expect(lake.frames[6]?.headers).toEqual({ authorization: "Bearer /seven" });
});

test("returns the status and the body of a rejected stream", async () => {
  const { socket } = await lakeThat(sendStream(401, { chunk: "Session ended" }, { end: true }));
  const response = await socket.open("/x", {});
  expect([response?.status, await response?.text()]).toEqual([401, "Session ended"]);
});

test("closes a stream at the lake when its reader aborts", async () => {
  const lake = await lakeThat();
  const controller = new AbortController();
  const response = await lake.socket.open("/x", { signal: controller.signal });
  controller.abort();
  await expect(chunkOf(response)).rejects.toThrow("aborted");
  await expect.poll(() => lake.frames.at(-1)).toEqual({ close: true, id: lake.frames[0]?.id });
});

test("fails open streams when the socket is lost, and opens a new socket for the next", async () => {
  const { socket, ...lake } = await lakeThat();
  const response = await socket.open("/x", {});
  lake.stop();
  await expect(chunkOf(response)).rejects.toThrow("connection to the lake was lost");
  const again = await lakeThat(accept, lake.port);
  expect((await socket.open("/x", {}))?.status).toBe(200);
  expect(again.count()).toBe(1);
});

test("[COMP-6] replaces a socket on which nothing arrives, as after a laptop slept", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const { socket, ...lake } = await lakeThat();
  const response = await socket.open("/x", {});
  vi.advanceTimersByTime(30_000);
  expect((await socket.open("/y", {}))?.status).toBe(200);
  vi.advanceTimersByTime(45_000);
  await expect(chunkOf(response)).rejects.toThrow("connection to the lake was lost");
  expect((await socket.open("/x", {}))?.status).toBe(200);
  expect(lake.count()).toBe(2);
});

test("throws instead of allowing plain requests while the lake is unreachable", async () => {
  const { socket, ...lake } = await lakeThat();
  lake.stop();
  await expect(socket.open("/x", {})).rejects.toThrow("can't be reached");
  const back = await lakeThat(accept, lake.port);
  expect((await socket.open("/x", {}))?.status).toBe(200);
  back.stop();
  await expect.poll(() => socket.open("/x", {}).catch(String)).toContain("can't be reached");
  const again = await lakeThat(accept, lake.port);
  expect((await socket.open("/x", {}))?.status).toBe(200);
  expect(again.count()).toBe(1);
});

test("fails only the stream that the lake ends with an error", async () => {
  const { socket } = await lakeThat((frame, connection) => {
    const end = { end: true, error: "fell behind" };
    const next = frame.url === "/slow" ? end : { chunk: "data: ok\n\n" };
    sendStream(200, next)(frame, connection);
  });
  const [slow, other] = await Promise.all([socket.open("/slow", {}), socket.open("/other", {})]);
  await expect(chunkOf(slow)).rejects.toThrow("fell behind");
  expect(await read(other)).toBe("data: ok\n\n");
});

test("returns null without a socket, so that the caller makes a plain request", async () => {
  const plain = createServer((_, response) => response.writeHead(404).end());
  plain.listen(0, "127.0.0.1");
  await once(plain, "listening");
  closers.push(() => plain.close());
  const socket = new StreamSocket(`http://127.0.0.1:${portOf(plain)}`);
  expect(await socket.open("/x", {})).toBe(null);
  expect(await socket.open("/y", {})).toBe(null);
});

test.each([
  ["https://lake.example", "wss://lake.example/streams"],
  ["http://localhost:3400", "ws://localhost:3400/streams"],
])("[SEC-3] connects to a lake at %s by %s", async (url, expected) => {
  const addresses: string[] = [];
  class ClosedSocket extends EventTarget {
    constructor(address: string) {
      super();
      addresses.push(address);
      queueMicrotask(() => this.dispatchEvent(new Event("close")));
    }
  }
  vi.stubGlobal("WebSocket", ClosedSocket);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("No network in this test.")));
  const opened = new StreamSocket(url).open("/v1/data/listen/production", {});
  await expect(opened).rejects.toThrow("can't be reached");
  expect(addresses).toEqual([expected]);
});
