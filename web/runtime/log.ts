import { bounded, printable, withoutSecrets } from "./log-text.ts";
import { siteRuntime } from "./site-runtime.ts";

/** Severity of a line: `error` requires action, `warn` was handled by the site, `info` is informational. */
type Level = "info" | "warn" | "error";

/** Fields of a line, such as document ids, statuses and times. Never personal data. */
type Details = Readonly<Record<string, string | number | boolean | null>>;

/** Writes log lines. Each begins with its area: `content: the service does not respond`. */
export type Log = Record<Level, (line: string, details?: Details) => void>;

export type LogParts = {
  write: (level: Level, text: string) => void;
  /** Whether to write one JSON object per line, for machines. Otherwise lines are plain text. */
  asJson: boolean;
  /** Texts that must never be written, such as the site's own tokens. */
  secrets: () => readonly string[];
  /** Network addresses of the deployment's own servers, which may be written. */
  own?: () => readonly string[];
  /** Time at which each line was last written, in ms. Shared by all logs of a process. */
  written: Map<string, number>;
  now: () => number;
};

/** A line is not repeated within this time, in ms. */
const QUIET = 10 * 60_000;
const REMEMBERED = 1_000;

/** Creates a log. It writes no personal data and no secrets, even when an error's message contains them. [SEC-4] */
export function createLog({ write, asJson, secrets, own, written, now }: LogParts): Log {
  const recordIfNew = (line: string): boolean => {
    const before = written.get(line);
    if (before !== undefined && now() - before < QUIET) return false;
    if (written.size >= REMEMBERED) written.clear();
    written.set(line, now());
    return true;
  };

  const writerOf =
    (level: Level) =>
    (line: string, details: Details = {}) => {
      const clean = (text: string) => printable(withoutSecrets(bounded(text), secrets(), own?.()));
      const entries = Object.entries(details).map(([name, value]) => [
        name,
        typeof value === "string" ? clean(value) : value,
      ]);
      const text = clean(line);
      const more = entries.map(([name, value]) => ` ${String(name)}=${String(value)}`).join("");
      if (!recordIfNew(`${level} ${text}${more}`)) return;
      if (!asJson) return write(level, `${text}${more}`);
      const [, area = "site", message = text] = /^(\w+): (.+)$/s.exec(text) ?? [];
      const time = new Date(now()).toISOString();
      write(level, JSON.stringify({ time, level, area, message, ...Object.fromEntries(entries) }));
    };
  return { info: writerOf("info"), warn: writerOf("warn"), error: writerOf("error") };
}

declare module "./site-runtime.ts" {
  interface SiteParts {
    /** Times at which log lines were last written, in ms, by their text. */
    logTimes: Map<string, number>;
  }
}

const secretNames = [
  "SANITY_API_READ_TOKEN",
  "SANITY_REVALIDATE_SECRET",
  "MARQUEE_AUTH_GATEWAY_SECRET",
  "FIREBASE_PRIVATE_KEY",
  "MARQUEE_CDN_TOKEN",
  "MARQUEE_FORMS_WRITE_TOKEN",
  "MARQUEE_FORMS_WORKER_TOKEN",
  "MARQUEE_FORMS_WEBHOOK_SECRET",
];

/** URLs that may contain a password. */
const secretUrls = ["MARQUEE_SHARED_STORE_URL", "MARQUEE_SMTP_URL"];

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Length of the shortest secret that the settings allow, in characters. Shorter values are refused at
 * the start, and a message about them must stay readable: removing the token `short` from “is too
 * short for a token” would hide the reason.
 */
const SHORTEST_SECRET = 16;

/** Length of the shortest password or header that is removed, in characters. */
const SHORTEST_PASSWORD = 8;

/** Returns the texts in the settings that must never be printed. */
export function secretTexts(env: Environment = process.env): string[] {
  const isLong = (text: string, shortest: number) =>
    text.length >= shortest && !text.startsWith("-----");
  // A text is printed line by line.
  const tokens = secretNames.flatMap((name) => (env[name] ?? "").split(/\\n|\n/));
  const urls = secretUrls.flatMap((name) => env[name] ?? []);
  const passwords = urls.flatMap((text) => URL.parse(text)?.password ?? []);
  const headers = (env["OTEL_EXPORTER_OTLP_HEADERS"] ?? "")
    .split(",")
    .map((header) => header.slice(header.indexOf("=") + 1).trim());
  return [
    ...tokens.filter((text) => isLong(text, SHORTEST_SECRET)),
    ...urls.filter((text) => isLong(text, SHORTEST_SECRET)),
    ...[...passwords, ...headers].filter((text) => isLong(text, SHORTEST_PASSWORD)),
  ];
}

/** The settings that name a server of the deployment. */
const serverUrls = [
  "MARQUEE_SITE_URL",
  "MARQUEE_LAKE_URL",
  "NEXT_PUBLIC_SANITY_STUDIO_URL",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  ...secretUrls,
];

/** Returns the hosts of the deployment's own servers, as its settings name them. */
export const ownHosts = (env: Environment = process.env): string[] =>
  serverUrls.flatMap((name) => {
    const host = URL.parse(env[name] ?? "")?.hostname ?? "";
    return host === "" ? [] : [host.replace(/^\[|\]$/g, "")];
  });

/** The log of the site's server, in JSON in production. */
export const log: Log = createLog({
  write: (level, text) => console[level](text),
  asJson: process.env["NODE_ENV"] === "production",
  secrets: () => secretTexts(),
  own: () => ownHosts(),
  written: siteRuntime().open("logTimes", () => new Map<string, number>()),
  now: Date.now,
});
