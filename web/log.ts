import { withoutSecrets } from "./log-words.ts";

/** How grave a line is: `error` wants somebody, `warn` is what the site got round, `info` is news. */
type Level = "info" | "warn" | "error";

/** What a line is about, by name: ids of documents, statuses, times. Never anything of a person. */
type Details = Readonly<Record<string, string | number | boolean | null>>;

/** Writes lines. Each begins with its area: `content: the service does not answer`. */
export type Log = Record<Level, (line: string, details?: Details) => void>;

/** What a log is made of. */
export type LogParts = {
  write: (level: Level, text: string) => void;
  /** One JSON object a line, for machines; else as people read it. */
  asJson: boolean;
  /** Texts that may never be written, such as the site's own tokens. */
  secrets: () => readonly string[];
  /** When each line was last written, in ms. Shared by all logs of a process. */
  written: Map<string, number>;
  now: () => number;
};

/** The same words again within this time have the same cause, and are not written twice. In ms. */
const QUIET = 10 * 60_000;
const REMEMBERED = 1_000;

/** Makes a log. Nothing personal and no secret leaves it, whatever an error's message holds. [SEC-4] */
export function createLog({ write, asJson, secrets, written, now }: LogParts): Log {
  const isNews = (line: string): boolean => {
    const before = written.get(line);
    if (before !== undefined && now() - before < QUIET) return false;
    if (written.size >= REMEMBERED) written.clear();
    written.set(line, now());
    return true;
  };

  const say =
    (level: Level) =>
    (line: string, details: Details = {}) => {
      const clean = (text: string) => withoutSecrets(text, secrets());
      const entries = Object.entries(details).map(([name, value]) => [
        name,
        typeof value === "string" ? clean(value) : value,
      ]);
      const text = clean(line);
      const more = entries.map(([name, value]) => ` ${String(name)}=${String(value)}`).join("");
      if (!isNews(`${level} ${text}${more}`)) return;
      if (!asJson) return write(level, `${text}${more}`);
      const [, area = "site", message = text] = /^(\w+): (.+)$/s.exec(text) ?? [];
      const time = new Date(now()).toISOString();
      write(level, JSON.stringify({ time, level, area, message, ...Object.fromEntries(entries) }));
    };
  return { info: say("info"), warn: say("warn"), error: say("error") };
}

declare global {
  // Next bundles each route apart; what one of them wrote the others need not repeat.
  var marqueeLogWritten: Map<string, number> | undefined;
}

const secretNames = [
  "SANITY_API_READ_TOKEN",
  "SANITY_REVALIDATE_SECRET",
  "MARQUEE_AUTH_GATEWAY_SECRET",
  "FIREBASE_PRIVATE_KEY",
];

/** The log of the site's server: JSON in production. */
export const log: Log = createLog({
  write: (level, text) => console[level](text),
  asJson: process.env["NODE_ENV"] === "production",
  secrets: () => secretNames.flatMap((name) => process.env[name] || []),
  written: (globalThis.marqueeLogWritten ??= new Map()),
  now: Date.now,
});
