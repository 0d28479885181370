import type { Middleware } from "./middleware.ts";

/** What Google answers in place of a password's hash, which it never gives away: "REDACTED". */
const redacted = "UkVEQUNURUQ=";

/** What the emulator keeps with an account and would hand out with it. Its "hash" is the password itself. */
const secrets = /"(?:totpSecrets|passwordHash|salt)"/u;

/** Leaves out of every answer, the owner's too, what no one outside needs: passwords and authenticator secrets. */
export const keepSecrets: Middleware = async (_call, next) => {
  const answer = await next();
  if (!secrets.test(answer.text)) return answer;
  return { ...answer, text: JSON.stringify(JSON.parse(answer.text, withoutSecret)) };
};

function withoutSecret(name: string, value: unknown): unknown {
  if (name === "totpSecrets" || name === "salt") return undefined;
  return name === "passwordHash" ? redacted : value;
}
