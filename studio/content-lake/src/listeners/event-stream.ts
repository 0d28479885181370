/** One server-sent event. */
export interface ServerEvent {
  event: string;
  id?: string;
  data: unknown;
}

/** The writing end of an event stream. */
export interface EventSink {
  send(event: ServerEvent): void;
  /** Sends events that are encoded already: those that many readers get are encoded once. */
  write(events: Uint8Array): void;
  /** Ends the stream, after a last event if there is one. */
  end(last?: ServerEvent): void;
}

/** A reader that is this many bytes behind is cut off; it comes back and resumes. */
const backlogCeiling = 8 * 1024 * 1024;

/** Keep-alive comments, so that proxies and dead connections are noticed. */
const heartbeatMilliseconds = 15_000;

const encoder = new TextEncoder();
const keepAlive = encoder.encode(":\n\n");

/** Events as they go over the wire. */
export function encodeEvents(events: readonly ServerEvent[]): Uint8Array {
  return encoder.encode(events.map(format).join(""));
}

/**
 * An event stream as a web body. `start` is called once with the sink and answers what is to be undone at the end.
 * A slow reader never makes a writer wait: what it doesn't take is queued, up to 8 MiB, then the stream is ended.
 * `isAllowed` is asked with every keep-alive: a reader whose token was revoked hears no more.
 */
export function eventStream(
  start: (sink: EventSink) => () => void,
  isAllowed: () => boolean,
): ReadableStream<Uint8Array> {
  let end = () => {};
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let isClosed = false;
        const close = () => {
          if (isClosed) return;
          isClosed = true;
          clearInterval(heartbeat);
          stop();
        };
        const write = (bytes: Uint8Array) => {
          if (isClosed) return;
          controller.enqueue(bytes);
          if ((controller.desiredSize ?? 0) > 0) return;
          close();
          controller.error(new Error("The reader of this event stream is too slow"));
        };
        const finish = (last?: ServerEvent) => {
          if (last) write(encodeEvents([last]));
          if (isClosed) return;
          close();
          controller.close();
        };
        const heartbeat = setInterval(
          () => (isAllowed() ? write(keepAlive) : finish()),
          heartbeatMilliseconds,
        );
        heartbeat.unref();
        end = close;
        let stop = () => {};
        stop = start({ send: (event) => write(encodeEvents([event])), write, end: finish });
        if (isClosed) stop();
      },
      cancel: () => end(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: backlogCeiling }),
  );
}

function format({ event, id, data }: ServerEvent): string {
  const idLine = id === undefined ? "" : `id: ${id}\n`;
  return `event: ${event}\n${idLine}data: ${JSON.stringify(data)}\n\n`;
}
