/** Time in ms before the loss of a connection from which a lake that was restored from its backup has everything. */
const BACKED_UP = 30_000;

/** Number of events that a stream remembers. */
const MOST = 500;

type Received = { id: string; at: number };

/** Remembers the ids of a stream's last events. The id of a change begins with its transaction, up to a `#`. */
export function createReceivedEvents(now: () => number = Date.now) {
  const events: Received[] = [];
  let lostAt = 0;
  const last = () => events.findLast(({ at }) => at <= lostAt - BACKED_UP) ?? events[0];
  return {
    add(id: string): void {
      if (id === "" || events.at(-1)?.id === id) return;
      events.push({ id, at: now() });
      if (events.length > MOST) events.shift();
    },
    lose(): void {
      lostAt = now();
    },
    /** The id of an event that a restored lake should know, if it was not restored to an older moment on purpose. */
    beforeLoss: (): string | undefined => last()?.id,
    /** Whether there were changes after that event that `isOwn` doesn't know. */
    hasForeign(isOwn: (transaction: string) => boolean): boolean {
      const known = last();
      const later = known === undefined ? [] : events.slice(events.indexOf(known) + 1);
      return later.some(({ id }) => !isOwn(id.split("#")[0] ?? ""));
    },
  };
}

/** Returns the name of the first event of a stream, and the whole stream. */
export async function firstEvent(
  response: Response,
): Promise<{ event: string; response: Response }> {
  if (!response.ok || response.body === null) return { event: "", response };
  const reader = response.body.getReader();
  const { value = new Uint8Array() } = await reader.read();
  reader.releaseLock();
  const [, event = ""] = /^event: (\w+)$/m.exec(new TextDecoder().decode(value)) ?? [];
  return { event, response: withStart(response, value) };
}

/** Returns a response with these bytes before its body. */
export function withStart({ body, status, headers }: Response, bytes: Uint8Array): Response {
  const start = new TransformStream<Uint8Array, Uint8Array>({
    start: (controller) => controller.enqueue(bytes),
  });
  return new Response(body?.pipeThrough(start) ?? null, { status, headers });
}
