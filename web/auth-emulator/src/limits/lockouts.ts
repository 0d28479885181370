import { createHash, randomBytes } from "node:crypto";

/** A rate limit that was reached: the reason, its scope, and a hash of the account or client. */
export interface Lockout {
  reason: string;
  /**
   * The scope of the limit, derived from the counter's name. A name with `from`, such as `mail from <IP address>`, means
   * a client. A name with `of` or `to`, such as `text to <number>`, means an account, phone number or project. All of
   * these are reported as `account`.
   */
  per: "account" | "client";
  /** A hash with a random salt per process. It shows whether two lockouts have the same subject, and nothing else. */
  subject: string;
}

const salt = randomBytes(16);

/** Describes the lockout of a counter. Omits the address, number or client that the counter's name contains. */
export function describeLockout(name: string): Lockout {
  const [, reason = "unknown", word = "of", subject = ""] =
    /^(.+?) (of|to|from) (.*)$/su.exec(name) ?? [];
  return {
    reason,
    per: word === "from" ? "client" : "account",
    subject: createHash("sha256").update(salt).update(subject).digest("base64url").slice(0, 16),
  };
}
