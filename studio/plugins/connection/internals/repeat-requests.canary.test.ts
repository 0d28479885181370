import { defer, from, NEVER, type Observable, of, throwError } from "rxjs";
import { createClient, type HttpRequestEvent } from "@sanity/client";
import { once } from "node:events";
import { createServer } from "node:http";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { canary } from "../../../../tests/support/canary.ts";
import { createConnection } from "../connection.ts";
import { createSession } from "../session.ts";
import { createSentWrites } from "../sent-writes.ts";
import { repeatRequests } from "./repeat-requests.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const project = { projectId: "marquee", dataset: "production" };
const client = createClient({ ...project, useCdn: false, apiVersion: "1" });
const offline = Object.assign(new Error("offline"), { isNetworkError: true });
const head = { url: "", method: "POST", statusCode: 200, headers: {} };
const response = { ...head, type: "response" as const, body: "stored" };
const write = {
  url: "http://lake.example/v1/data/actions/production",
  method: "POST",
  body: { actions: [{ actionType: "sanity.action.document.edit" }] },
};

function send(
  request: { url: string; method?: string; body?: unknown; headers?: Record<string, string> },
  responses: unknown[],
  user: string | null = "ada",
  connection = createConnection(),
) {
  const sentWrites = createSentWrites();
  const session = createSession({
    connection,
    hasChanges: () => true,
    readUser: async (token) => (token === "new" ? "ada" : "ben"),
  });
  session.setUser(user);
  const sent: unknown[] = [];
  const tokens: unknown[] = [];
  const received: unknown[] = [];
  const handler = repeatRequests(undefined, { connection, sentWrites, session });
  handler(
    request,
    (options) =>
      defer((): Observable<HttpRequestEvent> => {
        sent.push(Reflect.get(Object(options.body), "transactionId"));
        tokens.push(options.headers?.["Authorization"]);
        const result = responses[sent.length - 1];
        if (result === "silent") return NEVER;
        if (result instanceof Promise) return from(result);
        return result === "stored" ? of(response) : throwError(() => result);
      }),
    client,
  ).subscribe({ next: (event) => received.push(event), error: (error) => received.push(error) });
  return { connection, session, sentWrites, sent, received, tokens };
}

test.each([
  ["the same", write.body, /\w/],
  ["the Studio's", { ...write.body, transactionId: "mine" }, /^mine$/],
])(
  "[COMP-6] repeats a write with %s transaction id until the service responds",
  async (_, body, id) => {
    const busy = Object.assign(new Error("busy"), { statusCode: 503 });
    const { connection, sent, received } = send({ ...write, body }, [offline, busy, "stored"]);
    expect(connection.state.value).toMatchObject({ unsent: 1, obstacle: "unreachable" });
    await vi.runAllTimersAsync();
    expect(received).toEqual([response]);
    expect(sent).toEqual([expect.stringMatching(id), sent[0], sent[0]]);
    expect(connection.state.value).toMatchObject({ unsent: 0, obstacle: null });
  },
);

test("[COMP-6] remembers a stored write, so that a restored lake gets it again", async () => {
  const { sentWrites, sent } = send(write, ["stored", "stored"]);
  await sentWrites.repeat();
  expect([sent.length, sent[1], sentWrites.has(String(sent[0]))]).toEqual([2, sent[0], true]);
});

test("a write waits for lost streams, for at most ten seconds", async () => {
  const connection = createConnection();
  connection.loseStream({});
  const waiting = send(write, ["stored"], "ada", connection);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(waiting.sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(waiting.received).toEqual([response]);
});

test.each([400, 401, 403, 409, 500])("passes on a refusal with status %i", async (statusCode) => {
  const refusal = Object.assign(new Error("refused"), { statusCode });
  const { connection, sent, received } = send(write, [refusal]);
  await vi.runAllTimersAsync();
  expect([sent.length, received]).toEqual([1, [refusal]]);
  expect(connection.state.value.unsent).toBe(0);
});

test("repeats reads, but no other request", async () => {
  const read = send({ url: "http://lake.example/v1/data/doc/production/a" }, [offline, "stored"]);
  const upload = send({ ...write, url: "http://lake.example/v1/assets/images/production" }, [
    offline,
  ]);
  await vi.runAllTimersAsync();
  expect([read.received, upload.received]).toEqual([[response], [offline]]);
});

test("[COMP-6] sends a write again whose connection was lost without a response, as on a laptop that slept", async () => {
  const { connection, sent, received } = send(write, ["silent", "stored"]);
  const stream = {};
  connection.loseStream(stream);
  connection.restoreStream(stream);
  await vi.runAllTimersAsync();
  expect([received, sent[1]]).toEqual([[response], sent[0]]);
});

test("[COMP-6] a write without a response counts as slow after three seconds", async () => {
  const { connection } = send(write, ["silent"]);
  expect(connection.state.value.obstacle).toBeNull();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(connection.state.value.obstacle).toBe("slow");
});

test("[COMP-6] repeats a write that a busy service refuses when the service asks for it", async () => {
  const response = { headers: { "retry-after": "5" } };
  const refusal = Object.assign(new Error("busy"), { statusCode: 503, response });
  const { connection, sent } = send(write, [refusal, "stored"]);
  expect(connection.state.value.obstacle).toBe("busy");
  await vi.advanceTimersByTimeAsync(4_900);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toHaveLength(2);
});

const refused = Object.assign(new Error("Session not found"), { statusCode: 401 });
const signedIn = { ...write, headers: { Authorization: "Bearer old" } };

test("[COMP-6] keeps a write whose session has ended, and sends it once the same person has signed in again", async () => {
  const { connection, session, sent, received, tokens } = send(signedIn, [refused, "stored"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([connection.state.value.obstacle, sent.length]).toEqual(["signedOut", 1]);
  expect(session.mayFollow("of somebody else")).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(session.mayFollow("new")).toBe(false);
  await vi.runAllTimersAsync();
  expect([received, sent[1], tokens]).toEqual([[response], sent[0], ["Bearer old", "Bearer new"]]);
});

test("[COMP-6] sends a request again that was refused only after the next sign-in", async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const { connection, session, received, tokens } = send(signedIn, [promise, "stored"]);
  session.mayFollow(null);
  session.mayFollow("new");
  await vi.advanceTimersByTimeAsync(0);
  reject(refused);
  await vi.runAllTimersAsync();
  expect([received, tokens]).toEqual([[response], ["Bearer old", "Bearer new"]]);
  expect(connection.state.value.isSignedOut).toBe(false);
});

test("passes on the refusal of a token while nobody is signed in", async () => {
  const { connection, received } = send(signedIn, [refused], null);
  await vi.runAllTimersAsync();
  expect([received, connection.state.value.isSignedOut]).toEqual([[refused], false]);
});

test(
  "[COMP-6] a client sends a change again with its transaction id while the lake restarts",
  canary(
    {
      dependency: "@sanity/client",
      writtenFor: "7.28.0",
      check:
        "studio/plugins/connection/internals/repeat-requests.ts: the option `_requestHandler`.",
    },
    async () => {
      vi.useRealTimers();
      const bodies: { transactionId?: string }[] = [];
      const server = createServer(async (request, reply) => {
        bodies.push(JSON.parse((await request.toArray()).join("")));
        if (bodies.length === 1) reply.writeHead(503).end();
        else reply.setHeader("content-type", "application/json").end('{"results":[]}');
      });
      onTestFinished(() => void server.close());
      await once(server.listen(0, "127.0.0.1"), "listening");
      const { port } = Object(server.address());
      const { connection, sentWrites, session } = send(write, []);
      const repeating = client.withConfig({
        apiHost: `http://127.0.0.1:${port}`,
        useProjectHostname: false,
        _requestHandler: repeatRequests(undefined, { connection, sentWrites, session }),
      });
      await repeating.patch("home").set({ title: "Kept" }).commit({ returnDocuments: false });
      expect(bodies).toHaveLength(2);
      expect(bodies[1]).toEqual(bodies[0]);
      expect(bodies[0]?.transactionId).toMatch(/./);
    },
  ),
);
