export interface ReceivedEvent {
  event: string;
  id: string;
  data: unknown;
}

/** Reads an event stream, one event at a time. */
export function readEvents(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  const next = async (): Promise<ReceivedEvent> => {
    for (;;) {
      const end = rest.indexOf("\n\n");
      if (end >= 0) {
        const text = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (!text.startsWith(":")) return parse(text);
        continue;
      }
      const part = await reader?.read();
      if (!part || part.done) throw new Error("the stream ended");
      rest += part.value;
    }
  };
  return {
    next,
    take: async (count: number) => {
      const events: ReceivedEvent[] = [];
      while (events.length < count) events.push(await next());
      return events;
    },
    close: () => reader?.cancel(),
  };
}

function parse(text: string): ReceivedEvent {
  const line = (name: string) =>
    text
      .split("\n")
      .find((one) => one.startsWith(`${name}: `))
      ?.slice(name.length + 2) ?? "";
  return { event: line("event"), id: line("id"), data: JSON.parse(line("data")) };
}
