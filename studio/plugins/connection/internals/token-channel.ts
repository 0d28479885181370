import * as z from "zod";

const messageShape = z.object({ token: z.string() }).nullable();

/** Name of the channel on which the Studio's tabs tell each other the token of a project. */
const channelOf = (project: string): string => `__studio_auth_token_${project}_broadcast`;

function tokenIn(data: unknown): string | null {
  try {
    return messageShape.parse(JSON.parse(z.string().parse(data)))?.token ?? null;
  } catch {
    return null;
  }
}

/**
 * Decides which messages about the token reach the Studio in this tab. It must be called before the Studio starts, which
 * then gets its channels from the returned constructor. `mayFollow` gets the new token, or null after a sign-out.
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
            if (mayFollow(tokenIn(event.data))) handle(event);
          });
        },
      });
    },
  });
