import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod";
import { openOtlpReceiver, type OtlpReceiver } from "./support/otlp-receiver.ts";
import { readEvents } from "./support/read-events.ts";
import { createToken } from "./support/run-command.ts";
import { putPage } from "./support/sample-documents.ts";
import { newFolder, serveLakeProcess } from "./support/served-lake.ts";

let receiver: OtlpReceiver;
const stops: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  receiver = await openOtlpReceiver();
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await receiver.close();
});

/** Starts a lake with these environment variables. `end` stops it and returns what it printed to standard error. */
async function serveWith(env: Record<string, string>, options: readonly string[] = []) {
  const data = newFolder();
  const lake = await serveLakeProcess(data, options, { PATH: process.env["PATH"], ...env });
  const end = async () => {
    if (lake.process.exitCode === null) await lake.end("SIGTERM");
    return lake.errors();
  };
  stops.push(end);
  const authorization = `Bearer ${await createToken(data, "administrator")}`;
  const send = (path: string, headers: Record<string, string> = {}, body?: object) =>
    fetch(`${lake.url}/v2025-02-19/data/${path}`, {
      headers: { authorization, ...headers },
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    });
  const mutate = (id: string, headers: Record<string, string> = {}) =>
    send("mutate/production", headers, { mutations: [putPage(id)] });
  const listen = async (headers?: Record<string, string>) =>
    readEvents(await send("live/events/production", headers));
  return { send, mutate, listen, end };
}

/** Waits for figures and spans, which the lake sends at intervals. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

/** Returns the value of the first series with this name, or of the one of a route. */
const valueOf = (name: string, route?: string) =>
  receiver
    .series()
    .find((one) => one.name === name && (!route || one.attributes["http.route"] === route))?.value;

const coverage = z.object({ result: z.array(z.object({ url: z.string() })) });

/** Returns the URLs of all modules that a lake loaded, with these environment variables. */
async function modulesLoaded(env: Record<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "lake-modules-"));
  const lake = await serveWith({ ...env, NODE_V8_COVERAGE: folder });
  expect((await lake.mutate("page-a")).status).toBe(200);
  await lake.end();
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  return files.flatMap((text) => coverage.parse(JSON.parse(text)).result.map(({ url }) => url));
}

const clientTrace = "0af7651916cd43dd8448eb211c80319c";

test("[PROD-5] loads nothing of OpenTelemetry while it is off", async () => {
  const isOfTelemetry = (url: string) => /@opentelemetry|telemetry\/open-/.test(url);
  const off = await modulesLoaded({ OTEL_SERVICE_NAME: "lake" });
  expect(off.length).toBeGreaterThan(100);
  expect(off.filter(isOfTelemetry)).toEqual([]);
  const on = await modulesLoaded(receiver.env);
  expect(on.filter(isOfTelemetry).length).toBeGreaterThan(20);
});

test("[PROD-5] sends the span of a commit in the client's trace, and names it in the live event", async () => {
  const lake = await serveWith(receiver.env);
  const live = await lake.listen();
  await live.take(1);
  await lake.mutate("page-a", { traceparent: `00-${clientTrace}-b7ad6b7169203331-01` });
  const [event] = await live.take(1);
  await soon(() => expect(receiver.spans).toHaveLength(1));
  const [span] = receiver.spans;
  expect(span).toMatchObject({
    service: "content-lake",
    name: "lake commit",
    traceId: clientTrace,
    parentSpanId: "b7ad6b7169203331",
    attributes: {},
  });
  expect(event?.id).toBe(`1/00-${clientTrace}-${span?.spanId}-01`);
  await live.close();

  // The extended id still resumes the stream.
  await lake.mutate("page-b");
  const back = await lake.listen({ "last-event-id": event?.id ?? "" });
  expect((await back.take(2)).map(({ event: name }) => name)).toEqual(["welcome", "message"]);
  await back.close();
});

test("[PROD-5] counts requests by route and open event streams", async () => {
  const lake = await serveWith(receiver.env);
  const live = await lake.listen();
  await live.take(1);
  for (const round of [1, 2, 3]) {
    const { status } = await lake.send('query/production?query=*[_id=="secret-id"]');
    expect([round, status]).toEqual([round, 200]);
  }
  await lake.mutate("page-a");
  await soon(() => {
    expect(valueOf("content_lake.listeners")).toBe(1);
    expect(valueOf("http.server.request.duration", "/data/query/:dataset")).toBe(3);
    expect(valueOf("http.server.request.duration", "/data/mutate/:dataset")).toBe(1);
  });
  await live.close();
  await soon(() => expect(valueOf("content_lake.listeners")).toBe(0));
  expect(JSON.stringify(receiver.received)).not.toContain("secret-id");
});

test("[LAKE-4] sends the figures of the lake and of its backup", async () => {
  const lake = await serveWith(receiver.env, ["--backup", newFolder()]);
  await lake.mutate("page-a");
  const seriesOf = (name: string) => receiver.series().filter((one) => one.name === name);
  await soon(() => {
    expect(valueOf("content_lake.documents")).toBe(1);
    for (const name of ["lag", "waiting", "damaged"])
      expect([name, valueOf(`content_lake.backup.${name}`)]).toEqual([name, 0]);
  });
  expect(seriesOf("content_lake.commits")).toMatchObject([
    { attributes: { outcome: "written" }, value: 1 },
  ]);
  expect(valueOf("content_lake.database.size")).toBeGreaterThan(10_000);
  expect(valueOf("content_lake.disk.free")).toBeGreaterThan(0);
  for (const queue of ["writes", "queries"])
    expect(valueOf(`content_lake.${queue}.queued`)).toBe(0);
  const tooLarge = { mutations: [], padding: "x".repeat(5_000_000) };
  expect((await lake.send("mutate/production", {}, tooLarge)).status).toBe(413);
  await soon(() =>
    expect(seriesOf("content_lake.requests.refused")).toMatchObject([
      { attributes: { "http.response.status_code": 413 }, value: 1 },
    ]),
  );
});

test("[PROD-5] sends protobuf by default", async () => {
  const { OTEL_EXPORTER_OTLP_PROTOCOL: _json, ...env } = receiver.env;
  const lake = await serveWith(env);
  await lake.mutate("page-a");
  await lake.end();
  const types = receiver.received.map(({ path, type }) => `${path} ${type}`);
  expect(types).toContain("/v1/traces application/x-protobuf");
  expect(types).toContain("/v1/metrics application/x-protobuf");
});

test("[PROD-5] an unreachable collector costs one line of the log, and no write", async () => {
  let attempts = 0;
  const collector = createServer((socket) => {
    attempts += 1;
    socket.destroy();
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void collector.close());
  await expect.poll(() => collector.listening).toBe(true);
  const OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${Object(collector.address()).port}`;
  const lake = await serveWith({ ...receiver.env, OTEL_EXPORTER_OTLP_ENDPOINT });
  const writeUntilRefused = async () => {
    expect((await lake.mutate("page-a")).status).toBe(200);
    expect(attempts).toBeGreaterThan(5);
  };
  await vi.waitFor(writeUntilRefused, { timeout: 20_000 });
  const lines = (await lake.end()).trim().split("\n");
  expect(lines).toEqual([expect.stringContaining("OTEL_EXPORTER_OTLP_ENDPOINT")]);
});

test("[PROD-5] an invalid setting leaves OpenTelemetry off and is named", async () => {
  const lake = await serveWith({ ...receiver.env, OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" });
  expect((await lake.mutate("page-a")).status).toBe(200);
  expect(await lake.end()).toContain("OTEL_EXPORTER_OTLP_PROTOCOL must be http/protobuf");
  expect(receiver.received).toEqual([]);
});
