export interface ServerEvent {
  event: string;
  id?: string;
  data: unknown;
}

export interface EventSink {
  send(event: ServerEvent): void;
  /** Sends encoded events. Events for many readers are encoded only once. */
  write(events: Uint8Array): void;
  end(last?: ServerEvent): void;
}

/** Maximum number of unsent bytes per reader. A reader that falls further behind is disconnected, and can resume. */
const backlogCeiling = 8 * 1024 * 1024;

/** Interval of keep-alive comments. They keep proxies from closing the stream and reveal dead connections. */
const heartbeatMilliseconds = 15_000;

const encoder = new TextEncoder();
const keepAlive = encoder.encode(":\n\n");

export function encodeEvents(events: readonly ServerEvent[]): Uint8Array {
  return encoder.encode(events.map(format).join(""));
}

/**
 * `start` is called once, and returns a function that is called when the stream ends. A slow reader never delays a
 * writer: unread events are queued, up to 8 MiB, then the stream ends with an error. `isAllowed` is called before every
 * keep-alive, so that a reader whose token was revoked gets no further events.
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
          controller.error(new Error("The client reads this event stream too slowly"));
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
        try {
          stop = start({ send: (event) => write(encodeEvents([event])), write, end: finish });
        } catch (error) {
          // `start` has rejected the listener. The error becomes the response to the listener's request.
          close();
          throw error;
        }
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
