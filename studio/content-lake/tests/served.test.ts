import { once } from "node:events";
import { get, request } from "node:http";
import { describe, expect, it } from "vitest";
import { field, numbered, page, setUpServedLake } from "./support/set-up-lake.ts";

const { lake, connect, port, url: origin } = setUpServedLake();

it("returns 400 for an invalid host header", async () => {
  const [response] = await once(
    get({ port: port(), path: "/ping", headers: { host: "a b" } }),
    "response",
  );
  expect(response.resume().statusCode).toBe(400);
});

it("[SEC-3] returns 405 for TRACE, without the headers of the request", async () => {
  const headers = { "x-secret": "do-not-repeat" };
  const trace = request({ port: port(), path: "/v1/ping", method: "TRACE", headers }).end();
  const [response] = await once(trace, "response");
  const body = (await response.toArray()).join("");
  expect([response.statusCode, body.includes("do-not-repeat")]).toEqual([405, false]);
});

/** Resolves when the last listener of the dataset has left. */
function lastListenerLeaves(): Promise<void> {
  const dataset = lake.production();
  return new Promise((resolve) => {
    const subscribe = dataset.subscribe.bind(dataset);
    dataset.subscribe = (subscriber) => {
      const unsubscribe = subscribe(subscriber);
      return () => {
        unsubscribe();
        resolve();
      };
    };
  });
}

it("ends a listener's work when its connection closes, without any change in the dataset", async () => {
  const ended = lastListenerLeaves();
  const leaving = new AbortController();
  const { signal } = leaving;
  const stream = await fetch(`${origin()}/v1/data/live/events/production`, { signal });
  await stream.body?.getReader().read();
  leaving.abort();
  await expect(ended).resolves.toBeUndefined();
});

describe("the stream socket", () => {
  const listenUrl = `/v2025-02-19/data/listen/production?includeAllVersions=true&query=${encodeURIComponent("*")}`;
  /** Opens a socket. `listen` opens a stream of all changes as a viewer. */
  async function openStreams() {
    const socket = await connect("/streams");
    const authorization = `Bearer ${lake.tokens.viewer}`;
    const listen = (id: string, url = listenUrl, more = {}) =>
      socket.send({ open: true, id, url, headers: { authorization, ...more } });
    return { ...socket, listen };
  }
  const isFrame = (id: string, part: string) => (message: unknown) =>
    field(message, "id") === id && field(message, part) !== undefined;
  const chunkWith = (id: string, text: string) => (message: unknown) =>
    field(message, "id") === id && String(field(message, "chunk")).includes(text);

  it("carries many streams, each with its own authorization", async () => {
    const socket = await openStreams();
    const ids = numbered(20, "s");
    for (const id of ids) socket.listen(id);
    socket.send({ open: true, id: "nobody", url: listenUrl });
    for (const id of ids) await socket.until(chunkWith(id, "event: welcome"));
    expect(await socket.until(isFrame("nobody", "status"))).toMatchObject({ status: 401 });
    expect(await socket.until(isFrame("nobody", "end"))).toEqual({ id: "nobody", end: true });
    expect(await socket.until(isFrame("s0", "status"))).toMatchObject({
      status: 200,
      headers: { "content-type": "text/event-stream; charset=utf-8" },
    });
    await lake.mutate([page("a")]);
    for (const id of ids) await socket.until(chunkWith(id, '"documentId":"a"'));
    socket.close();
  });

  it("sends nothing more of a closed stream", async () => {
    const socket = await openStreams();
    socket.listen("one");
    socket.listen("two");
    await socket.until(chunkWith("one", "welcome"));
    socket.send({ close: true, id: "one" });
    // The lake handles frames in order. Its welcome on stream "three" therefore proves that it has
    // already closed stream "one".
    socket.listen("three");
    await socket.until(chunkWith("two", "welcome"));
    await socket.until(chunkWith("three", "welcome"));
    await lake.mutate([page("a")]);
    await socket.until(chunkWith("two", '"documentId":"a"'));
    expect(socket.messages.filter(chunkWith("one", "documentId"))).toEqual([]);
    socket.close();
  });

  it("ends the work for a stream that is closed right after it was opened", async () => {
    const ended = lastListenerLeaves();
    const socket = await openStreams();
    socket.listen("stays");
    socket.listen("goes");
    socket.send({ close: true, id: "goes" });
    await socket.until(chunkWith("stays", "welcome"));
    socket.send({ close: true, id: "stays" });
    await expect(ended).resolves.toBeUndefined();
    socket.close();
  });

  it("resumes a lost stream from its last event", async () => {
    await lake.mutate([page("a")], "", { transactionId: "first" });
    await lake.mutate([page("b")]);
    const socket = await openStreams();
    socket.listen("one", `${listenUrl}&enableResume=true`, { "last-event-id": "first#a" });
    await socket.until(chunkWith("one", '"documentId":"b"'));
    const text = socket.messages.map((message) => field(message, "chunk") ?? "").join("");
    expect(text).toMatch(/^event: welcomeback\n/);
    expect(text).not.toContain('"documentId":"a"');
    socket.close();
  });

  it.each([
    "/v1/data/query/production?query=*",
    "http://evil.example/v1/data/listen/production",
    "/v1/data/mutate/production",
    "/ping",
  ])("[SEC-3] carries only event streams of this lake: %s", async (url) => {
    const socket = await openStreams();
    socket.listen("x", url, { authorization: `Bearer ${lake.tokens.administrator}` });
    expect(await socket.until(isFrame("x", "status"))).toMatchObject({ status: 404 });
    await socket.until(isFrame("x", "end"));
    socket.close();
  });

  it.each(["nonsense", { open: true, id: "" }, { open: true, id: "x", url: 1 }, { id: "x" }])(
    "closes on an invalid frame: %j",
    async (frame) => {
      const socket = await openStreams();
      socket.send(frame);
      expect(await socket.closed).toBe(1008);
    },
  );

  it("[SEC-3] refuses other origins and other paths", async () => {
    const evil = "http://evil.example";
    await expect(connect("/streams", evil)).rejects.toThrow("403");
    await expect(connect("/v2022-06-30/socket/production", evil)).rejects.toThrow("403");
    await expect(connect("/elsewhere")).rejects.toThrow("403");
  });
});
