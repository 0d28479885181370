import { expect, onTestFinished, test } from "vitest";
import { createConnection } from "../connection/connection.ts";
import { createLakeEventSource } from "./lake-event-source.ts";

const headers = { "content-type": "text/event-stream" };
const encoder = new TextEncoder();

/** A double of the lake's streams. Each request waits for the response that the test gives. */
function openSource() {
  const requests: { lastEventId: string | undefined; answer: (response: Response) => void }[] = [];
  const connection = createConnection();
  const LakeEventSource = createLakeEventSource((_url, request) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    requests.push({ lastEventId: request.headers["Last-Event-ID"], answer: resolve });
    return promise;
  }, connection);
  const source = new LakeEventSource("http://lake.example/v1/data/listen/production");
  onTestFinished(() => source.close());
  const events: string[] = [];
  for (const type of ["error", "open", "welcome", "welcomeback", "mutation"])
    source.addEventListener(type, (event: Event) => {
      const status: unknown = Reflect.get(event, "status");
      events.push(status === undefined ? event.type : `${event.type} ${String(status)}`);
    });
  const nextRequest = async (count: number) => {
    await expect.poll(() => requests.length).toBe(count);
    const request = requests[count - 1];
    if (!request) throw new Error("There is no such request.");
    return request;
  };
  return { connection, events, nextRequest };
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
  const { connection, events, nextRequest } = openSource();
  const first = openBody();
  (await nextRequest(1)).answer(first.response);
  first.send("welcome", "tx-1");
  await expect.poll(() => events).toEqual(["open", "welcome"]);
  first.fail();
  const second = await nextRequest(2);
  expect([second.lastEventId, connection.state.value.isLost]).toEqual(["tx-1", true]);
  second.answer(new Response(null, { status: 503 }));
  const third = await nextRequest(3);
  expect(events).toEqual(["open", "welcome"]);
  const again = openBody();
  third.answer(again.response);
  again.send("welcomeback", "tx-1");
  await expect.poll(() => events.slice(2)).toEqual(["error", "open", "welcomeback"]);
  expect(connection.state.value.isLost).toBe(false);
});

test("reports a refused stream with its status", async () => {
  const { connection, events, nextRequest } = openSource();
  const first = openBody();
  (await nextRequest(1)).answer(first.response);
  first.send("welcome", "tx-1");
  await expect.poll(() => events.length).toBe(2);
  first.fail();
  (await nextRequest(2)).answer(new Response("Session ended", { status: 401 }));
  await expect.poll(() => events.at(-1)).toBe("error 401");
  expect(connection.state.value.isLost).toBe(false);
});
