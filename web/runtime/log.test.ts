import { expect, test } from "vitest";
import { createLog, ownHosts, secretTexts } from "./log.ts";
import { withoutSecrets } from "./log-text.ts";

function logged({ asJson = true, secrets = [] as string[] } = {}) {
  const lines: string[] = [];
  const clock = { now: 0 };
  const log = createLog({
    write: (_level, text) => lines.push(text),
    asJson,
    secrets: () => secrets,
    written: new Map(),
    now: () => clock.now,
  });
  return { log, lines, clock };
}

test("[SEC-4] writes a line as one JSON object with time, level, area, message and ids", () => {
  const { log, lines } = logged();
  log.warn("content: the page\ncan't be used", { document: "page-en-home", status: 200 });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      time: "1970-01-01T00:00:00.000Z",
      level: "warn",
      area: "content",
      message: "the page\\ncan't be used",
      document: "page-en-home",
      status: 200,
    },
  ]);
  expect(lines[0]).not.toContain("\n");
});

test.each([true, false])(
  "[SEC-4] escapes control characters and truncates long texts (JSON: %s)",
  (asJson) => {
    const { log, lines } = logged({ asJson });
    const about = `\u009B${"x".repeat(9_000)}`;
    log.error("content: \u001B[31m\u0007\u0085\u2028\nforged", { about });
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
    expect(lines[0]?.length).toBeLessThan(2_500);
  },
);

test("logs one cause once, again when it lasts, and as a sentence in development", () => {
  const { log, lines, clock } = logged();
  for (const at of [0, 1_000, 599_000, 601_000]) {
    clock.now = at;
    log.error("content: down");
  }
  expect(lines).toHaveLength(2);
  log.error("content: down", { status: 500 });
  log.warn("content: down");
  expect(lines).toHaveLength(4);
  const development = logged({ asJson: false });
  development.log.error("live: nothing heard", { status: 503 });
  expect(development.lines).toEqual(["live: nothing heard status=503"]);
});

const jwt = "eyJhbGciOiJub25lIn0.eyJzdWIiOiJtZW1iZXIifQ.c2lnbmF0dXJl";

test.each([
  ["an e-mail address", "no account for member@marquee.test here", "member@"],
  ["an e-mail address in an address", "GET /x?email=member@marquee.test", "member@"],
  ["an encoded one", "GET /accounts/member%40marquee.test", "member%40"],
  ["a token", `verifyIdToken failed for ${jwt}`, "eyJ"],
  ["half a token", `cookie was eyJhbGciOiJub25lIn0.eyJzdWIiOiJtZW1iZXIifQ.`, "eyJ"],
  ["a bearer token", "sent authorization: Bearer sk-live-1", "sk-live-1"],
  ["a one-time code", "GET https://x.test/__/auth/action?mode=reset&oobCode=a1b2c3", "a1b2c3"],
  ["a code in a fragment", "at /en/auth-action#oobCode=a1b2c3&x=1", "a1b2c3"],
  ["a password in an address", "https://user:hunter2@host.test/x refused", "hunter2"],
  ["a Sanity token", "used skE9Xw1q7aBcDeFgHiJkLmNoPqRsTuVwXyZ012345", "skE9Xw"],
  ["a member's id", "getUser of tR3kLm9QpZxY7vB2nC4dF6gH8jK1 failed", "tR3kLm9"],
  ["an address of the network", "connect from 203.0.113.9", "203.0.113"],
  ["one at the end of a sentence", "connect from 203.0.113.9.", "203.0.113"],
  ["a newer one", "connect from 2001:db8:1:2:3:4:5:6", "2001:db8"],
  ["a shortened one", "connect from 2001:db8::1", "2001:db8"],
  ["a phone number", "no text message to +44 7700 900 123", "7700"],
  ["what the environment keeps", "bad secret: short-secret", "short-secret"],
])("[SEC-4] removes %s from the log", (_what, line, personal) => {
  const { log, lines } = logged({ secrets: ["short-secret"] });
  log.error(`auth: ${line}`, { about: line });
  expect(lines).toHaveLength(1);
  expect(lines.join()).not.toContain(personal);
});

test.each([
  'document 3f2b1c9e-9c1d-4a57-8a54-0b8f2d6c7e11, blocks[_key=="a1b2c3d4e5f6"] is not shown',
  "https://films.example/oembed.json answered 500 after 2000 ms at 12:30:45",
  "http://127.0.0.1:3940 and http://localhost:3940/v1/ping",
  "image-0123456789abcdef0123456789abcdef01234567-800x600-jpg is missing",
  "Site ready at http://0.0.0.0:3000",
  "next@16.4.6 and @sanity/client@7.28.0 are installed",
  "the-lamplighters-last-street-of-all-2 (page-en-home) is not there?",
])("keeps what helps to find the cause: %s", (line) => {
  expect(withoutSecrets(line, [])).toBe(line);
});

test.each([
  ["SANITY_API_READ_TOKEN", "short", "SANITY_API_READ_TOKEN is too short for a token"],
  ["SANITY_API_READ_TOKEN", "x", "http://example.org can't be reached"],
  ["SANITY_REVALIDATE_SECRET", "production", 'the dataset "production" is public'],
  ["MARQUEE_SMTP_URL", "smtp://m", "smtp://mail.example.org does not respond"],
  ["OTEL_EXPORTER_OTLP_HEADERS", "a=b,=,c", "a collector can't be reached"],
  ["FIREBASE_PRIVATE_KEY", "\n\n", "auth: no sign-in"],
])("[RUN-3] a refused %s %j leaves messages readable", (name, value, line) => {
  expect(withoutSecrets(line, secretTexts({ [name]: value }))).toBe(line);
});

test.each([
  ["SANITY_API_READ_TOKEN", "sk-hosted-viewer-token", "sk-hosted-viewer-token"],
  ["MARQUEE_SMTP_URL", "smtps://site:long-password@mail.test", "long-password"],
  ["OTEL_EXPORTER_OTLP_HEADERS", "x-a=1,api-key=of-the-collector", "of-the-collector"],
  ["FIREBASE_PRIVATE_KEY", "-----BEGIN KEY-----\\nhalf-of-the-key+/end", "half-of-the-key+/end"],
])("[SEC-4] a valid %s is written nowhere", (name, value, secret) => {
  const line = `failed with ${secret} at the start`;
  const written = withoutSecrets(line, secretTexts({ [name]: value }));
  expect(written).toBe("failed with [key] at the start");
});

test("[RUN-3] names the deployment's own servers by their network addresses, and no others", () => {
  const own = ownHosts({
    MARQUEE_LAKE_URL: "http://10.0.0.5:3400",
    MARQUEE_SHARED_STORE_URL: "redis://[fd00::5]:6379",
  });
  const line = "connect ECONNREFUSED 10.0.0.5:3400, fd00::5 and 203.0.113.9";
  expect(withoutSecrets(line, [], own)).toBe(line.replace("203.0.113.9", "[ip]"));
});
