import { createHmac } from "node:crypto";

export type SecurityEvent =
  | "body.refused"
  | "form.refused"
  | "session.opened"
  | "session.renewed"
  | "session.refused"
  | "session.ended"
  | "session.endedEverywhere"
  | "session.endedElsewhere"
  | "session.unverified"
  | "account.exported"
  | "account.refused"
  | "recovery.created"
  | "recovery.used"
  | "recovery.refused"
  | "draft.entered"
  | "draft.left"
  | "draft.refused"
  | "previewAs.refused"
  | "share.opened"
  | "share.left"
  | "share.refused"
  | "studio.refused"
  | "revalidate.refused"
  | "settings.changed";

/**
 * Fields of an event: ids, codes and counts. The log never contains an email address, a name, a
 * token or a network address. Therefore `account` and `client` are written as hashes.
 */
export type EventFields = {
  /** Why a request was rejected: an error code such as `tooMany`, or the HTTP status. */
  reason?: string;
  account?: string | null;
  /** The client's network address, as used for rate limits. */
  client?: string;
  document?: string;
  revision?: string;
  /** How a member signed in, in the provider's words: `password`, `google.com`. */
  method?: string;
  /** The second factor of a sign-in: `totp`, `phone` or `none`. */
  factor?: string;
  /** Subject of a request that the studio sends to the site, such as `animations`. */
  about?: string;
};

export type SecurityLogParts = {
  write: (line: string) => void;
  /** Returns a secret that all instances of a site share. Hashes can't be reversed without it. */
  key: () => string;
  now: () => number;
  later: (run: () => void, ms: number) => void;
  /**
   * Maximum number of different events per minute that get a line each. Further events are counted by event and
   * reason.
   */
  most?: number;
};

const MINUTE_MS = 60_000;
const MOST = 1_000;

/** Returns a code, an id or a revision unchanged, and `other` for any other text. */
const plain = (text: string): string => (/^[\w.:-]{1,80}$/.test(text) ? text : "other");

/**
 * Creates the log of security events, with one JSON object per line. An event is written at once.
 * Repetitions within a minute are counted and written as one line when the minute ends, so that a
 * flood of rejected requests can't fill the log.
 */
export function createSecurityLog({ write, key, now, later, most = MOST }: SecurityLogParts) {
  const seen = new Map<string, { line: object; repeated: number }>();
  let isScheduled = false;

  const hash = (text: string, period: string) =>
    createHmac("sha256", key()).update(`${period} ${text}`).digest("base64url").slice(0, 16);

  const writeLine = (line: object) =>
    write(JSON.stringify({ time: new Date(now()).toISOString(), level: "info", ...line }));

  function sumUp(): void {
    isScheduled = false;
    for (const { line, repeated } of seen.values()) {
      if (repeated > 0) writeLine({ ...line, repeated, seconds: MINUTE_MS / 1000 });
    }
    seen.clear();
  }

  function describe(event: SecurityEvent, fields: EventFields): object {
    const { client, account, ...others } = fields;
    const day = new Date(now()).toISOString().slice(0, 10);
    return {
      area: "security",
      event,
      ...Object.fromEntries(Object.entries(others).map(([name, text]) => [name, plain(text)])),
      // An account's hash never changes, so that its history can be followed. A client's hash changes daily.
      ...(account ? { account: hash(account, "account") } : {}),
      ...(client ? { client: hash(client, day) } : {}),
    };
  }

  return (event: SecurityEvent, fields: EventFields = {}): void => {
    const { reason } = fields;
    const isCrowded = seen.size >= most;
    const line = describe(event, isCrowded ? (reason === undefined ? {} : { reason }) : fields);
    const known = seen.get(JSON.stringify(line));
    if (known) {
      known.repeated += 1;
      return;
    }
    seen.set(JSON.stringify(line), { line, repeated: 0 });
    writeLine(line);
    if (isScheduled) return;
    isScheduled = true;
    later(sumUp, MINUTE_MS);
  };
}
