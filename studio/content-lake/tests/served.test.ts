import { once } from "node:events";
import { get, request } from "node:http";
import { describe, expect, it } from "vitest";
import { field } from "./support/open-test-lake.ts";
import { setUpServedLake } from "./support/set-up-lake.ts";

const { lake, client: clientOf, connect, port, url: origin } = setUpServedLake();

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

describe("Sanity's own client", () => {
  it("creates, patches and queries, and receives conflict errors", async () => {
    const client = clientOf(lake.tokens.editor);
    await client.create({ _id: "a", _type: "page", n: 1 });
    const patch = client.patch("a").inc({ n: 1 }).setIfMissing({ list: [] });
    const patched = await patch.append("list", [{ x: 1 }]).commit({ autoGenerateArrayKeys: true });
    expect(patched).toMatchObject({ n: 2, list: [{ _key: expect.any(String), x: 1 }] });
    expect(await client.fetch("*[n == $n][0]._id", { n: 2 })).toBe("a");
    expect(await client.getDocument("a")).toMatchObject({ _rev: patched._rev });
    expect(await client.getDocument("none")).toBeUndefined();
    await expect(client.create({ _id: "a", _type: "page" })).rejects.toMatchObject({
      statusCode: 409,
      details: { items: [{ error: { type: "documentAlreadyExistsError" } }] },
    });
    await expect(client.fetch("*[")).rejects.toThrow(/GROQ query parse error/);
    await expect(clientOf().fetch("*")).rejects.toThrow("Unauthorized - Session not found");
  });

  it("publishes with an action and sends queries that exceed the URL length", async () => {
    const client = clientOf(lake.tokens.editor);
    const attributes = { _id: "drafts.a", _type: "page" };
    const actionType = "sanity.action.document.create";
    await client.action({ actionType, publishedId: "a", attributes, ifExists: "fail" });
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
    const received: string[] = [];
    await new Promise<void>((resolve) => {
      const events = ["welcome", "mutation"] as const;
      const options = { events: [...events], includeAllVersions: true };
      const listener = client.listen('*[_type == "page"]', {}, options).subscribe((event) => {
        received.push(event.type === "mutation" ? event.transition : event.type);
        if (event.type === "welcome") void client.create({ _id: "drafts.a", _type: "page" });
        else {
          listener.unsubscribe();
          resolve();
        }
      });
    });
    expect(received).toEqual(["welcome", "appear"]);
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
    const { assets } = clientOf(lake.tokens.editor);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>');
    const image = await assets.upload("image", svg, { filename: "star.svg", title: "Star" });
    const metadata = { dimensions: { width: 4 } };
    expect(image).toMatchObject({ originalFilename: "star.svg", metadata });
    expect(await (await fetch(image.url)).text()).toBe(svg.toString());
    const options = { filename: "a.json", contentType: "application/json" };
    const file = await assets.upload("file", Buffer.from("{}"), options);
    expect(file).toMatchObject({ extension: "json", mimeType: "application/json" });
  });

  it("creates, fills, publishes and deletes a release", async () => {
    const client = clientOf(lake.tokens.editor);
    const releaseId = "spring";
    const version = (title: string) => ({ _type: "page", title });
    await client.create({ _id: "a", _type: "page", title: "one" });
    await client.releases.create({ releaseId, metadata: { title: "Spring", releaseType: "asap" } });
    await client.releases.edit({ releaseId, patch: { set: { "metadata.title": "Summer" } } });
    expect(await client.releases.get({ releaseId })).toMatchObject({
      name: releaseId,
      state: "active",
      metadata: { title: "Summer" },
    });
    await client.createVersion({ releaseId, publishedId: "a", baseId: "a" });
    await client.createVersion({ releaseId, publishedId: "b", document: version("new") });
    await client.replaceVersion({ releaseId, publishedId: "a", document: version("two") });
    const { result } = await client.releases.fetchDocuments({ releaseId });
    expect(result.map((document) => document["title"])).toEqual(["two", "new"]);
    const seen = await client.fetch("*[_type == 'page'].title", {}, { perspective: [releaseId] });
    expect(seen).toEqual(["two", "new"]);
    await client.discardVersion({ releaseId, publishedId: "b" });
    await client.releases.publish({ releaseId });
    expect(await client.fetch('*[_type == "page"]{_id, title}')).toEqual([
      { _id: "a", title: "two" },
    ]);
    await client.releases.delete({ releaseId });
    expect(await client.releases.get({ releaseId })).toBeUndefined();
  });
});

/** Resolves when the last listener of the dataset has left. */
function nobodyListens(): Promise<void> {
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
  const ended = nobodyListens();
  const leaving = new AbortController();
  const url = `${origin()}/v1/data/live/events/production`;
  const stream = await fetch(url, { signal: leaving.signal });
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
    const ids = Array.from({ length: 20 }, (_, n) => `s${n}`);
    for (const id of ids) socket.listen(id);
    socket.send({ open: true, id: "nobody", url: listenUrl });
    for (const id of ids) await socket.until(chunkWith(id, "event: welcome"));
    expect(await socket.until(isFrame("nobody", "status"))).toMatchObject({ status: 401 });
    expect(await socket.until(isFrame("nobody", "end"))).toEqual({ id: "nobody", end: true });
    expect(await socket.until(isFrame("s0", "status"))).toMatchObject({
      status: 200,
      headers: { "content-type": "text/event-stream; charset=utf-8" },
    });
    await lake.mutate([{ create: { _id: "a", _type: "page" } }]);
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
    await lake.mutate([{ create: { _id: "a", _type: "page" } }]);
    await socket.until(chunkWith("two", '"documentId":"a"'));
    expect(socket.messages.filter(chunkWith("one", "documentId"))).toEqual([]);
    socket.close();
  });

  it("ends the work for a stream that is closed right after it was opened", async () => {
    const ended = nobodyListens();
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
    await lake.mutate([{ create: { _id: "a", _type: "page" } }], "", { transactionId: "first" });
    await lake.mutate([{ create: { _id: "b", _type: "page" } }]);
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
    const authorization = `Bearer ${lake.tokens.administrator}`;
    socket.send({ open: true, id: "x", url, headers: { authorization } });
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
