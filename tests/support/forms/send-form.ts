import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Challenge } from "altcha-lib/types";

const isChallenge = (value: unknown): value is Challenge =>
  typeof value === "object" && value !== null && "parameters" in value;

/**
 * Sends a form as its script does, with a proof of work. Returns the status. `client` is the address
 * that the visitor seems to have, `cookie` a member's session cookie.
 */
export async function sendForm(
  site: string,
  form: string,
  fields: Record<string, string>,
  client = "192.0.2.1",
  cookie = "",
): Promise<number> {
  const headers = {
    accept: "application/json",
    "x-forwarded-for": client,
    ...(cookie === "" ? {} : { cookie: `marquee_session=${cookie}` }),
  };
  const answer = await fetch(`${site}/api/forms/${form}/challenge`, { headers });
  const challenge: unknown = await answer.json();
  if (!isChallenge(challenge)) throw new Error(`The site sent no challenge: ${answer.status}`);
  const solution = await solveChallenge({ challenge, deriveKey });
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(`f_${name}`, value);
  body.set("language", "en");
  body.set("proof", JSON.stringify({ challenge, solution }));
  const response = await fetch(`${site}/api/forms/${form}`, { method: "POST", body, headers });
  return response.status;
}
