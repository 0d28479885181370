import * as z from "zod";

const messageShape = z
  .object({ token: z.string() })
  .nullable()
  .transform((session) => session?.token ?? null);

/** Name of the channel on which the Studio's tabs tell each other the token of a project. */
const channelOf = (project: string): string => `__studio_auth_token_${project}_broadcast`;

/** Returns the token in a message; null after a sign-out, and undefined if the message can't be read. */
function tokenIn(data: unknown): string | null | undefined {
  try {
    return messageShape.parse(JSON.parse(z.string().parse(data)));
  } catch {
    return undefined;
  }
}

/**
 * Decides which messages about the token reach the Studio in this tab. It must be called before the Studio starts, which
 * then gets its channels from the returned constructor. `mayFollow` gets the new token, or null after a sign-out. A message
 * that can't be read doesn't reach the Studio: if the session has ended, the content service refuses the next request.
 *
 * Relies on the channel's name, on its messages, and on the property `onmessage`, which the Studio doesn't document.
 */
export const guardTokenChannel = (
  Channel: typeof BroadcastChannel,
  { project, mayFollow }: { project: string; mayFollow: (token: string | null) => boolean },
): typeof BroadcastChannel =>
  new Proxy(Channel, {
    construct(target, [name]: [string]) {
      const channel = new target(name);
      if (name !== channelOf(project)) return channel;
      return Object.defineProperty(channel, "onmessage", {
        set(handle: (event: MessageEvent) => void) {
          channel.addEventListener("message", (event) => {
            const token = tokenIn(event.data);
            if (token !== undefined && mayFollow(token)) handle(event);
          });
        },
      });
    },
  });
