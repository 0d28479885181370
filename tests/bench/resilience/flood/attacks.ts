import { bodies } from "./attack-bodies.ts";
import { cookies } from "./attack-cookies.ts";
import { queries } from "./attack-queries.ts";
import { connections, history, live, sockets } from "./attack-streams.ts";
import { repeat, send } from "./client.ts";
import type { Attack } from "./target.ts";

/** Hostile pictures and fonts: icons of the theme, transformed images, uploaded fonts. */
const pictures: Attack = (context) => {
  const { target, signal } = context;
  const headers = { origin: target.studio };
  const addresses = [...target.pictures, ...target.fonts];
  return repeat(16, context, (n, agent) => {
    const path = addresses[n % addresses.length] ?? "/favicon.ico";
    const url = target.site + path.replace("WIDTH", String(100 + n));
    return send(url, { agent, headers }, signal);
  });
};

/** The attacks of one client, by name. */
export const attacks = {
  bodies,
  cookies,
  connections,
  live,
  sockets,
  history,
  pictures,
  queries,
} satisfies Record<string, Attack>;

export type AttackName = keyof typeof attacks;
