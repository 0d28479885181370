import { expect, onTestFinished, test } from "vitest";
import { createConnection } from "../connection/connection.ts";
import { createSession } from "../connection/session.ts";
import { createSentWrites } from "../connection/sent-writes.ts";
import { createLakeEventSource } from "./lake-event-source.ts";

const poll = <Value>(read: () => Value) => expect.poll(read, { timeout: 10_000 });
const headers = { "content-type": "text/event-stream" };
const encoder = new TextEncoder();

type Request = {
  lastEventId: string | undefined;
  token: string | undefined;
  respond: (response: Response) => void;
};

function openSource() {
  const requests: Request[] = [];
  const connection = createConnection();
  const sentWrites = createSentWrites();
  const user = { hasChanges: () => true, readUser: async () => "ada" };
  const session = createSession({ connection, ...user });
  const LakeEventSource = createLakeEventSource(
    (_url, request) => {
      const { promise, resolve } = Promise.withResolvers<Response>();
      const { "Last-Event-ID": lastEventId, Authorization: token } = request.headers;
      requests.push({ lastEventId, token, respond: resolve });
      return promise;
    },
    { connection, sentWrites, session },
  );
  const url = "http://lake.example/v1/data/listen/production";
  const source = new LakeEventSource(url, { headers: { Authorization: "Bearer old" } });
  onTestFinished(() => source.close());
  const events: string[] = [];
  for (const type of ["error", "open", "welcome", "welcomeback", "reset", "mutation"])
    source.addEventListener(type, (event: Event) => {
      const status: unknown = Reflect.get(event, "status");
      events.push(status === undefined ? event.type : `${event.type} ${String(status)}`);
    });
  const nextRequest = async (count: number) => {
    await poll(() => requests.length).toBe(count);
    const request = requests[count - 1];
    if (!request) throw new Error("There is no such request.");
    return request;
  };
  const receiveAndLose = async (...received: [event: string, id: string][]) => {
    const first = openBody();
    (await nextRequest(1)).respond(first.response);
    for (const event of received) first.send(...event);
    await poll(() => events.length).toBe(received.length + 1);
    first.fail();
  };
  return { connection, sentWrites, session, events, nextRequest, receiveAndLose };
}

function openBody() {
  let write: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (write = controller) });
  return {
    response: new Response(body, { headers }),
    send: (event: string, id: string) =>
      write?.enqueue(encoder.encode(`event: ${event}\nid: ${id}\ndata: {}\n\n`)),
    fail: () => write?.error(new TypeError("The connection to the lake was lost.")),
  };
}

test("[COMP-6] reports a lost connection only when there is a new one, and resumes after the last event", async () => {
  const { connection, events, nextRequest, receiveAndLose } = openSource();
  await receiveAndLose(["welcome", "tx-1"]);
  const second = await nextRequest(2);
  expect([second.lastEventId, connection.state.value.isLost]).toEqual(["tx-1", true]);
  second.respond(new Response(null, { status: 503 }));
  const third = await nextRequest(3);
  expect(events).toEqual(["open", "welcome"]);
  third.respond(opened("welcomeback"));
  await poll(() => events.slice(2)).toEqual(["error", "open", "welcomeback"]);
  expect(connection.state.value.isLost).toBe(false);
});

test("reports a refused stream with its status", async () => {
  const { connection, events, nextRequest, receiveAndLose } = openSource();
  await receiveAndLose(["welcome", "tx-1"]);
  (await nextRequest(2)).respond(new Response("Session ended", { status: 401 }));
  await poll(() => events.at(-1)).toBe("error 401");
  expect(connection.state.value.isLost).toBe(false);
});

/** Opens a source that has received two changes, the first one of this tab, and loses its connection. */
async function loseSource(isOwn: (transaction: string) => boolean) {
  const source = openSource();
  const repeated: string[] = [];
  for (const transaction of ["one", "two"].filter(isOwn))
    source.sentWrites.add({ transaction, size: 1, send: async () => repeated.push(transaction) });
  const changes = ["one", "two"].map((id): [string, string] => ["mutation", `${id}#drafts.home`]);
  await source.receiveAndLose(["welcome", "start"], ...changes);
  source.events.splice(0);
  return { ...source, repeated };
}

const opened = (event: string) => {
  const { response, send } = openBody();
  send(event, "new");
  return response;
};

test("[COMP-6] sends a restored lake the tab's own writes that it lacks, and then resumes", async () => {
  const { events, repeated, nextRequest } = await loseSource(() => true);
  (await nextRequest(2)).respond(opened("reset"));
  const earlier = await nextRequest(3);
  expect([earlier.lastEventId, repeated]).toEqual(["start", []]);
  earlier.respond(opened("welcomeback"));
  const again = await nextRequest(4);
  expect([again.lastEventId, repeated]).toEqual(["two#drafts.home", ["one", "two"]]);
  again.respond(opened("welcomeback"));
  await poll(() => events).toEqual(["error", "open", "welcomeback"]);
});

test("[COMP-6] reports a reset if the restored lake also lacks changes of others", async () => {
  const { events, repeated, nextRequest } = await loseSource((id) => id === "one");
  (await nextRequest(2)).respond(opened("reset"));
  (await nextRequest(3)).respond(opened("welcomeback"));
  await poll(() => events).toEqual(["error", "open", "reset"]);
  expect(repeated).toEqual(["one"]);
});

test("repeats nothing on a lake that was restored to an older moment", async () => {
  const { events, repeated, nextRequest } = await loseSource(() => true);
  (await nextRequest(2)).respond(opened("reset"));
  (await nextRequest(3)).respond(opened("reset"));
  await poll(() => events).toEqual(["error", "open", "reset"]);
  expect(repeated).toEqual([]);
});

test("[COMP-6] a stream whose session has ended waits for the next one, and resumes", async () => {
  const { connection, session, events, nextRequest, receiveAndLose } = openSource();
  session.setUser("ada");
  await receiveAndLose(["welcome", "tx-1"]);
  (await nextRequest(2)).respond(new Response("Session not found", { status: 401 }));
  await poll(() => connection.state.value.obstacle).toBe("signedOut");
  session.mayFollow("new");
  const third = await nextRequest(3);
  expect([third.lastEventId, third.token]).toEqual(["tx-1", "Bearer new"]);
  third.respond(opened("welcomeback"));
  await poll(() => events.at(-1)).toBe("welcomeback");
});

test("[COMP-6] a stream whose former token is refused late is opened with the new one", async () => {
  const { connection, session, nextRequest } = openSource();
  session.setUser("ada");
  const first = await nextRequest(1);
  session.mayFollow(null);
  session.mayFollow("new");
  await poll(() => connection.state.value.isSignedOut).toBe(false);
  first.respond(new Response("Session not found", { status: 401 }));
  expect((await nextRequest(2)).token).toBe("Bearer new");
  expect(connection.state.value.isSignedOut).toBe(false);
});
