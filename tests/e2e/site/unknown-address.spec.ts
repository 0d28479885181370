import { interfaceTexts } from "../../support/interface-texts.ts";
import { sampleSettings } from "../../support/sample-site.ts";
import { rawRequest } from "../../support/stack/raw-request.ts";
import { testStack } from "../../support/stack/stack.ts";
import { expect, test, urls } from "../../support/test.ts";

const trace = /node_modules|\bat .+:\d+:\d+/;

test.skip(testStack.name === "dev", "The development server has no serving layer.");

const prefixes = [
  "/api/",
  "/_next/",
  "/cdn/",
  "/__/",
  "/calendar/",
  "/social/",
  "/typefaces/",
  "/en/",
];
const dots = [
  "../en/venue",
  "%2e%2e/en/venue",
  ".%2E/en/venue",
  "./x",
  "%2e",
  "x/%2e%2e/%2e%2e/en",
];

test("[SEC-4] returns 400 for dot segments in any path before Next.js reads them", async () => {
  for (const path of prefixes.flatMap((prefix) => dots.map((rest) => `${prefix}${rest}`))) {
    const { status, headers } = await rawRequest(urls.site, path);
    expect(status, path).toBe(400);
    expect(headers["cache-control"], path).toBe("no-store");
    expect(headers["content-security-policy"], path).toBeDefined();
    expect(headers["x-nextjs-cache"], path).toBeUndefined();
  }
});

const malformed = {
  308: ["/en//example.org", "/en//venue//x"],
  400: [
    "/en\\..\\api",
    "/en/%5c%5cexample.org",
    "//example.org/%2e%2e",
    "/en/%01%02",
    "/en/%0d%0aset-cookie:%20a=b",
    "/en/%c3%28",
    "/en/%ff%fe",
    "/en/%",
    "/en/%E0%A4%A",
    "/%",
    `/en/${"a".repeat(12_000)}`,
  ],
  404: [
    "/pt",
    "/en/%252e%252e%252fvenue",
    "/api/%252e%252e/en/venue",
    `/en/${"a".repeat(3_000)}`,
    `/_next/static/${"a".repeat(3_000)}`,
    "/calendar/%25zz/x.ics",
    "/calendar/page-en-programme/%25zz.ics",
    "/social/en/%25zz/x.png",
    "/social/%25zz/x.png",
    "/sitemaps/%25zz.xml",
    "/sitemaps/99999.xml",
    "/api/%25zz",
    "/en/member/%25zz",
  ],
};

test("[PAGE-9] returns 308, 400 or 404 for a malformed path, and 200 for a malformed query", async () => {
  for (const [expected, paths] of Object.entries(malformed)) {
    for (const path of paths) {
      const { status, body } = await rawRequest(urls.site, path);
      expect(status, path.slice(0, 60)).toBe(Number(expected));
      expect(body.toString(), path.slice(0, 60)).not.toMatch(trace);
    }
  }
  const queries = ["?%E0%A4%A", "?%00", "?a=%ff", "?slug=../../", `?${"a=1&".repeat(2_000)}`];
  for (const query of queries) {
    const { status } = await rawRequest(urls.site, `/en/venue${query}`);
    expect(status, query.slice(0, 20)).toBe(200);
  }
});

test("[I18N-3][PAGE-9] the pages of status 404 and 400 are in the language of the path or of the visitor", async () => {
  const pageAt = async (path: string, headers: Record<string, string> = {}) => {
    const { status, body } = await rawRequest(urls.site, path, { headers });
    const html = body.toString();
    const [, language] = /<html[^>]* lang="([^"]+)"/.exec(html) ?? [];
    const [, heading] = /<h1[^>]*>([^<]*)</.exec(html) ?? [];
    const titles = [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => title);
    return { status, language, heading, titles };
  };
  for (const language of ["en", "de", "fr", "ar"] as const) {
    const { errors } = interfaceTexts(language);
    const own = sampleSettings.site.languages.find((each) => each.language === language);
    const missing = {
      status: 404,
      language,
      heading: own?.notFoundHeading ?? errors.notFoundHeading,
      titles: [`${errors.notFoundTitle} · Nightlight`],
    };
    expect(await pageAt(`/${language}/no-such-page`)).toEqual(missing);
    expect(await pageAt("/xyz/no-such-page", { "accept-language": language })).toEqual(missing);
    const heading = errors.refusedHeading;
    expect(await pageAt(`/${language}/%E0%A4%A`)).toMatchObject({ status: 400, language, heading });
  }
});

test("[PAGE-7][PAGE-9] the payload of an existing page omits the 404 page", async () => {
  const notFoundHeading = sampleSettings.site.languages[0]?.notFoundHeading ?? "";
  expect(notFoundHeading).not.toBe("");
  const bodyAt = async (path: string) => (await rawRequest(urls.site, path)).body.toString();
  expect(await bodyAt("/en/no-such-page")).toContain(notFoundHeading);
  for (const path of ["/en", "/en/sign-in", "/en/account"]) {
    expect(await bodyAt(path), path).not.toContain(notFoundHeading);
  }
});
