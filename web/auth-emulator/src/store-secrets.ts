import type { Middleware } from "./gateway/middleware.ts";

/** Base64 of "REDACTED", which Google returns in place of every password hash. */
const redacted = "UkVEQUNURUQ=";

/**
 * Secrets that the emulator stores with an account and would return with it. The emulator's `passwordHash` contains the
 * password as plain text.
 */
const secrets = /"(?:totpSecrets|passwordHash|salt)"/u;

/** Removes passwords and authenticator secrets from every response, even to an administrator. */
export const keepSecrets: Middleware = async (_call, next) => {
  const answer = await next();
  if (!secrets.test(answer.text)) return answer;
  return { ...answer, text: JSON.stringify(JSON.parse(answer.text, withoutSecret)) };
};

function withoutSecret(name: string, value: unknown): unknown {
  if (name === "totpSecrets" || name === "salt") return undefined;
  return name === "passwordHash" ? redacted : value;
}
