import { once } from "node:events";
import { get, request } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { serveLake, type RunningLake } from "../src/server.ts";
import { openSocket } from "./support/open-socket.ts";
import { field, openTestLake, type TestLake } from "./support/open-test-lake.ts";
import { clientAt } from "./support/client-at.ts";

let lake: TestLake;
let running: RunningLake;
beforeEach(async () => {
  lake = openTestLake();
  running = await serveLake(lake.lake, 0);
});
afterEach(async () => {
  await running.stop();
  lake.close();
});

const clientOf = (token: string | undefined) => clientAt(`http://localhost:${running.port}`, token);

it("returns 400 for an invalid host header", async () => {
  const asked = get({ port: running.port, path: "/ping", headers: { host: "a b" } });
  const [answer] = await once(asked, "response");
  expect(answer.statusCode).toBe(400);
  answer.resume();
});

it("[SEC-3] returns 405 for TRACE, without the headers of the request", async () => {
  const headers = { "x-secret": "do-not-repeat" };
  const asked = request({ port: running.port, path: "/v1/ping", method: "TRACE", headers }).end();
  const [answer] = await once(asked, "response");
  const body = (await answer.toArray()).join("");
  expect([answer.statusCode, body.includes("do-not-repeat")]).toEqual([405, false]);
});

describe("Sanity's own client", () => {
  it("creates, patches and queries, and receives conflict errors", async () => {
    const client = clientOf(lake.tokens.editor);
    await client.create({ _id: "a", _type: "page", n: 1 });
    const patched = await client
      .patch("a")
      .inc({ n: 1 })
      .setIfMissing({ list: [] })
      .append("list", [{ x: 1 }])
      .commit({ autoGenerateArrayKeys: true });
    expect(patched).toMatchObject({ n: 2, list: [{ _key: expect.any(String), x: 1 }] });
    expect(await client.fetch("*[n == $n][0]._id", { n: 2 })).toBe("a");
    expect(await client.getDocument("a")).toMatchObject({ _rev: patched._rev });
    expect(await client.getDocument("none")).toBeUndefined();
    await expect(client.create({ _id: "a", _type: "page" })).rejects.toMatchObject({
      statusCode: 409,
      details: { items: [{ error: { type: "documentAlreadyExistsError" } }] },
    });
    await expect(client.fetch("*[")).rejects.toThrow(/GROQ query parse error/);
    await expect(clientOf(undefined).fetch("*")).rejects.toThrow(
      "Unauthorized - Session not found",
    );
  });

  it("publishes with an action and sends queries that exceed the URL length", async () => {
    const client = clientOf(lake.tokens.editor);
    await client.action({
      actionType: "sanity.action.document.create",
      publishedId: "a",
      attributes: { _id: "drafts.a", _type: "page" },
      ifExists: "fail",
    });
    await client.action({
      actionType: "sanity.action.document.publish",
      publishedId: "a",
      draftId: "drafts.a",
    });
    const ids = ["a", ...Array.from({ length: 2_000 }, (_, n) => `some-long-id-${n}`)];
    expect(await client.fetch("*[_id in $ids]._id", { ids })).toEqual(["a"]);
  });

  it("receives listener events and live events", async () => {
    const client = clientOf(lake.tokens.editor);
    const heard: string[] = [];
    const listening = new Promise<void>((resolve) => {
      const listener = client
        .listen(
          '*[_type == "page"]',
          {},
          { events: ["welcome", "mutation"], includeAllVersions: true },
        )
        .subscribe((event) => {
          heard.push(event.type === "mutation" ? event.transition : event.type);
          if (event.type === "welcome") void client.create({ _id: "drafts.a", _type: "page" });
          else {
            listener.unsubscribe();
            resolve();
          }
        });
    });
    await listening;
    expect(heard).toEqual(["welcome", "appear"]);
    const { syncTags } = await client.fetch('*[_id == "b"]', {}, { filterResponse: false });
    const tags = await new Promise<string[]>((resolve) => {
      const events = client.live.events().subscribe((event) => {
        if (event.type === "welcome") void client.create({ _id: "b", _type: "page" });
        if (event.type !== "message") return;
        events.unsubscribe();
        resolve(event.tags);
      });
    });
    expect(tags).toContain(syncTags?.[0]);
  });

  it("uploads an image and a file", async () => {
    const client = clientOf(lake.tokens.editor);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>');
    const image = await client.assets.upload("image", svg, { filename: "star.svg", title: "Star" });
    expect(image).toMatchObject({
      originalFilename: "star.svg",
      metadata: { dimensions: { width: 4 } },
    });
    expect(await (await fetch(image.url)).text()).toBe(svg.toString());
    const file = await client.assets.upload("file", Buffer.from("{}"), {
      filename: "a.json",
      contentType: "application/json",
    });
    expect(file).toMatchObject({ extension: "json", mimeType: "application/json" });
  });
});

const socketAt = (path: string, origin?: string) =>
  openSocket(`ws://localhost:${running.port}${path}`, origin);

it("ends a listener's work when its connection closes, without any change in the dataset", async () => {
  const dataset = lake.lake.lake.dataset("production");
  if (!dataset) throw new Error("no dataset");
  const ended = new Promise<void>((resolve) => {
    const subscribe = dataset.subscribe.bind(dataset);
    dataset.subscribe = (subscriber) => {
      const unsubscribe = subscribe(subscriber);
      return () => {
        unsubscribe();
        resolve();
      };
    };
  });
  const leaving = new AbortController();
  const url = `http://localhost:${running.port}/v1/data/live/events/production`;
  const stream = await fetch(url, { signal: leaving.signal });
  await stream.body?.getReader().read();
  leaving.abort();
  await expect(ended).resolves.toBeUndefined();
});

describe("the stream socket", () => {
  const listenUrl = `/v2025-02-19/data/listen/production?includeAllVersions=true&query=${encodeURIComponent("*")}`;
  const isFrame = (id: string, part: string) => (message: unknown) =>
    field(message, "id") === id && field(message, part) !== undefined;
  const chunkWith = (id: string, text: string) => (message: unknown) =>
    field(message, "id") === id && String(field(message, "chunk")).includes(text);

  it("carries many streams, each with its own authorization", async () => {
    const socket = await socketAt("/v1/streams");
    const headers = { authorization: `Bearer ${lake.tokens.viewer}` };
    for (let n = 0; n < 20; n += 1)
      socket.send({ open: true, id: `s${n}`, url: listenUrl, headers });
    socket.send({ open: true, id: "nobody", url: listenUrl });
    for (let n = 0; n < 20; n += 1) await socket.until(chunkWith(`s${n}`, "event: welcome"));
    expect(await socket.until(isFrame("nobody", "status"))).toMatchObject({ status: 401 });
    expect(await socket.until(isFrame("nobody", "end"))).toEqual({ id: "nobody", end: true });
    expect(await socket.until(isFrame("s0", "status"))).toMatchObject({
      status: 200,
      headers: { "content-type": "text/event-stream; charset=utf-8" },
    });
    await lake.mutate([{ create: { _id: "a", _type: "page" } }]);
    for (let n = 0; n < 20; n += 1) await socket.until(chunkWith(`s${n}`, '"documentId":"a"'));
    socket.close();
  });

  it("sends nothing more of a closed stream", async () => {
    const socket = await socketAt("/streams");
    const headers = { authorization: `Bearer ${lake.tokens.viewer}` };
    socket.send({ open: true, id: "one", url: listenUrl, headers });
    socket.send({ open: true, id: "two", url: listenUrl, headers });
    await socket.until(chunkWith("one", "welcome"));
    socket.send({ close: true, id: "one" });
    // The lake handles frames in order. Its welcome on stream "three" therefore proves that it has
    // already closed stream "one".
    socket.send({ open: true, id: "three", url: listenUrl, headers });
    await socket.until(chunkWith("two", "welcome"));
    await socket.until(chunkWith("three", "welcome"));
    await lake.mutate([{ create: { _id: "a", _type: "page" } }]);
    await socket.until(chunkWith("two", '"documentId":"a"'));
    expect(
      socket.messages.filter(
        (message) =>
          field(message, "id") === "one" && String(field(message, "chunk")).includes("documentId"),
      ),
    ).toEqual([]);
    socket.close();
  });

  it("resumes a lost stream from its last event", async () => {
    await lake.mutate([{ create: { _id: "a", _type: "page" } }], "", { transactionId: "first" });
    await lake.mutate([{ create: { _id: "b", _type: "page" } }]);
    const socket = await socketAt("/streams");
    const headers = { authorization: `Bearer ${lake.tokens.viewer}`, "last-event-id": "first#a" };
    socket.send({ open: true, id: "one", url: `${listenUrl}&enableResume=true`, headers });
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
    const socket = await socketAt("/streams");
    socket.send({
      open: true,
      id: "x",
      url,
      headers: { authorization: `Bearer ${lake.tokens.administrator}` },
    });
    expect(await socket.until(isFrame("x", "status"))).toMatchObject({ status: 404 });
    await socket.until(isFrame("x", "end"));
    socket.close();
  });

  it.each([
    "nonsense",
    { open: true, id: "" },
    { open: true, id: "x", url: 1 },
    { id: "x", chunk: "?" },
  ])("closes on an invalid frame: %j", async (frame) => {
    const socket = await socketAt("/streams");
    socket.send(frame);
    expect(await socket.closed).toBe(1008);
  });

  it("[SEC-3] refuses other origins and other paths", async () => {
    await expect(socketAt("/streams", "http://evil.example")).rejects.toThrow("403");
    await expect(socketAt("/v2022-06-30/socket/production", "http://evil.example")).rejects.toThrow(
      "403",
    );
    await expect(socketAt("/elsewhere")).rejects.toThrow("403");
  });
});
