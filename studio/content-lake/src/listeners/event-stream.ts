/** One server-sent event. */
export interface ServerEvent {
  event: string;
  id?: string;
  data: unknown;
}

/** The writing end of an event stream. */
export interface EventSink {
  send(event: ServerEvent): void;
  /** Has the reader gone, or been given up? */
  readonly isClosed: boolean;
}

/** A reader that is this many bytes behind is cut off; it comes back and resumes. */
const backlogCeiling = 8 * 1024 * 1024;

/** Keep-alive comments, so that proxies and dead connections are noticed. */
const heartbeatMilliseconds = 15_000;

/**
 * An event stream as a web body. `start` is called once with the sink and answers what is to be undone at the end.
 * A slow reader never makes a writer wait: what it doesn't take is queued, up to 8 MiB, then the stream is ended.
 */
export function eventStream(start: (sink: EventSink) => () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
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
        const write = (text: string) => {
          if (isClosed) return;
          controller.enqueue(encoder.encode(text));
          if ((controller.desiredSize ?? 0) > 0) return;
          close();
          controller.error(new Error("The reader of this event stream is too slow"));
        };
        const heartbeat = setInterval(() => write(":\n\n"), heartbeatMilliseconds);
        heartbeat.unref();
        end = close;
        let stop = () => {};
        stop = start({
          send: (event) => write(format(event)),
          get isClosed() {
            return isClosed;
          },
        });
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
