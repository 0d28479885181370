import { siteWords as englishWords } from "../../../studio/sample-sites/nightlight/content/en/settings.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { rawRequest } from "../../support/stack/raw-request.ts";
import { testStack } from "../../support/stack/stack.ts";
import { expect, test, urls } from "../../support/test.ts";

const odd = {
  "a language that is not offered": "/pt",
  "two dots, encoded": "/en/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
  "a zero byte": "/en/%00",
  "another host's name": "/en//example.org",
  "a back slash": "/en/%5c%5cexample.org",
  "far too long": `/en/${"a".repeat(3_000)}`,
};

for (const [name, path] of Object.entries(odd)) {
  test(`[PAGE-9] returns 400 or 404 for an address without a page: ${name}`, async ({
    request,
  }) => {
    const response = await request.get(path, { maxRedirects: 5 });
    expect([400, 404]).toContain(response.status());
    expect(await response.text()).not.toMatch(/node_modules|\bat .+:\d+:\d+/);
  });
}

test("[PAGE-9] ignores dots in a query", async ({ request }) => {
  const plain = await request.get("/en/programme");
  const dotted = await request.get("/en/programme?slug=../../");
  expect(dotted.status()).toBe(200);
  expect((await dotted.text()).length).toBe((await plain.text()).length);
});

test("[PAGE-9] returns an error without a stack trace for an invalid escape", async ({
  request,
}) => {
  const response = await request.get("/en/%E0%A4%A");
  // Without the serving layer, Next.js responds with 500. No response may reveal internals, and the
  // server must continue to run.
  expect(response.ok()).toBe(false);
  if (testStack.name !== "dev") expect(response.status()).toBe(400);
  expect(await response.text()).not.toMatch(/node_modules|\bat .+:\d+:\d+/);
  expect((await request.get("/en")).status()).toBe(200);
});

const dotted = [
  "/api/",
  "/_next/",
  "/cdn/",
  "/__/",
  "/calendar/",
  "/social/",
  "/typefaces/",
  "/en/",
].flatMap((prefix) =>
  ["../en/venue", "%2e%2e/en/venue", ".%2E/en/venue", "./x", "%2e", "x/%2e%2e/%2e%2e/en"].map(
    (rest) => `${prefix}${rest}`,
  ),
);

test("[SEC-4] returns 400 for dot segments in any path before Next.js reads them", async () => {
  test.skip(testStack.name === "dev", "The development server has no serving layer.");
  for (const path of dotted) {
    const { status, headers } = await rawRequest(urls.site, path);
    expect(status, path).toBe(400);
    expect(headers["cache-control"], path).toBe("no-store");
    expect(headers["content-security-policy"], path).toBeDefined();
    expect(headers["x-nextjs-cache"], path).toBeUndefined();
  }
});

const malformed = [
  "/en/a\\b",
  "/en\\..\\api",
  "/en/a%2fb",
  "/en/a%5cb",
  "/en/%252e%252e%252fvenue",
  "/api/%252e%252e/en/venue",
  "/en//venue//x",
  "//example.org/%2e%2e",
  "/en/%01%02",
  "/en/%0d%0aset-cookie:%20a=b",
  "/en/%c3%28",
  "/en/%ff%fe",
  "/en/%",
  "/%",
  "/en/\u00fc",
  `/en/${"a".repeat(12_000)}`,
  `/_next/static/${"a".repeat(3_000)}`,
  "/en#/venue",
  "/calendar/%25zz/x.ics",
  "/calendar/page-en-programme/%25zz.ics",
  "/social/en/%25zz/x.png",
  "/social/%25zz/x.png",
  "/sitemaps/%25zz.xml",
  "/sitemaps/99999.xml",
  "/api/%25zz",
  "/en/member/%25zz",
];

test("[PAGE-9] returns 308, 400 or 404 for a malformed path, and 200 for a malformed query", async () => {
  test.skip(testStack.name === "dev", "The development server has no serving layer.");
  for (const path of malformed) {
    const { status } = await rawRequest(urls.site, path);
    expect([308, 400, 404], path.slice(0, 60)).toContain(status);
  }
  for (const query of ["?%E0%A4%A", "?%00", "?a=%ff", `?${"a=1&".repeat(2_000)}`]) {
    const { status } = await rawRequest(urls.site, `/en/venue${query}`);
    expect(status, query.slice(0, 20)).toBe(200);
  }
});

test("[I18N-3] redirects an uppercase language code to lowercase and keeps the query", async () => {
  for (const [path, location] of [
    ["/EN", "/en"],
    ["/De/programm?x=1", "/de/programm?x=1"],
  ] as const) {
    const { status, headers } = await rawRequest(urls.site, path);
    expect([status, headers.location]).toEqual([308, location]);
  }
});

test("[I18N-3][PAGE-9] the 404 page has a translated title, in the language of the path or of the visitor", async () => {
  const titleAt = async (path: string, headers: Record<string, string> = {}) => {
    const { status, body } = await rawRequest(urls.site, path, { headers });
    expect(status, path).toBe(404);
    return [...body.toString().matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => title);
  };
  for (const language of ["en", "de", "fr", "ar"] as const) {
    const title = `${interfaceTexts(language).errors.notFoundTitle} · Nightlight`;
    expect(await titleAt(`/${language}/no-such-page`)).toEqual([title]);
    expect(await titleAt("/xyz/no-such-page", { "accept-language": language })).toEqual([title]);
  }
});

test("[PAGE-7][PAGE-9] the payload of an existing page omits the 404 page", async () => {
  const { notFoundHeading } = englishWords;
  const bodyAt = async (path: string) => (await rawRequest(urls.site, path)).body.toString();
  expect(await bodyAt("/en/no-such-page")).toContain(notFoundHeading);
  for (const path of ["/en", "/en/sign-in", "/en/account"]) {
    expect(await bodyAt(path), path).not.toContain(notFoundHeading);
  }
});
