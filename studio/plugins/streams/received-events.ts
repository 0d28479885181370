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

/** Number of bytes within which a stream names its first event. */
const FIRST_EVENT = 64_000;

/** Returns the name of the first event of a stream, and the whole stream. The event may arrive in several chunks. */
export async function firstEvent(
  response: Response,
): Promise<{ event: string; response: Response }> {
  if (!response.ok || response.body === null) return { event: "", response };
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  const chunks: Uint8Array[] = [];
  let text = "";
  let name: string | undefined;
  // A comment or the setting `retry:` may come before the event.
  while (name === undefined && text.length < FIRST_EVENT) {
    const { value, done } = await reader.read();
    if (done) break;
    chunks.push(value);
    text += decoder.decode(value, { stream: true });
    name = /^event: (\w+)\r?\n/m.exec(text)?.[1];
  }
  reader.releaseLock();
  return { event: name ?? "", response: withStart(response, ...chunks) };
}

export function withStart({ body, status, headers }: Response, ...chunks: Uint8Array[]): Response {
  const start = new TransformStream<Uint8Array, Uint8Array>({
    start(controller) {
      for (const bytes of chunks) controller.enqueue(bytes);
    },
  });
  return new Response(body?.pipeThrough(start) ?? null, { status, headers });
}
