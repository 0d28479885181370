import * as z from "zod";

/** Timeout of a request, which takes a millisecond on loopback. In ms. */
const PATIENCE = 2_000;

const answer = z.object({ issued: z.boolean() });

/**
 * Creates a function that asks the embedded sign-in service whether it issued a token: the emulator inside the service
 * accepts any token. The function throws when the service can't be asked.
 */
export function createIssuedCheck({ host, secret }: { host: string; secret: string }) {
  return async (token: string): Promise<boolean> => {
    const response = await fetch(`http://${host}/marquee/issued`, {
      method: "POST",
      headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
      body: JSON.stringify({ token }),
      cache: "no-store",
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!response.ok) {
      throw new Error(
        `The sign-in service at ${host} answered ${response.status} when asked about a token: is MARQUEE_AUTH_GATEWAY_SECRET the same for both?`,
      );
    }
    return answer.parse(await response.json()).issued;
  };
}
