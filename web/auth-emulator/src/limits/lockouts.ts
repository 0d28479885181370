import { createHash, randomBytes } from "node:crypto";

/** A rate limit that was reached: the reason, its scope, and a hash of the account or client. */
export interface Lockout {
  reason: string;
  /**
   * The scope of the limit. It is `client` if the counter's name contains `from`, as in `mail from
   * <IP address>`. Otherwise it is `account`, also for a phone number (`text to <number>`) and for
   * the project.
   */
  per: "account" | "client";
  /** A hash with a random salt per process. It shows whether two lockouts have the same subject, and nothing else. */
  subject: string;
}

const salt = randomBytes(16);

/**
 * Describes the rate limit that a counter has reached. `name` is the counter's name, such as `text to <number>`.
 * Omits the address, number or client in that name.
 */
export function describeLockout(name: string): Lockout {
  const [, reason = "unknown", word = "of", subject = ""] =
    /^(.+?) (of|to|from) (.*)$/su.exec(name) ?? [];
  return {
    reason,
    per: word === "from" ? "client" : "account",
    subject: createHash("sha256").update(salt).update(subject).digest("base64url").slice(0, 16),
  };
}
