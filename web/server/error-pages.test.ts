import { expect, test } from "vitest";
import { createErrorPages } from "./error-pages.ts";
import { languagesOf } from "./routing/addresses.fixture.ts";
import { errorLanguage } from "./send-error-page.ts";

const finish = (html: string) => ({ html, policy: "script-src 'none'" });
const headers = [{ key: "X-Content-Type-Options", value: "nosniff" }];

const textOf = (page: { body: Buffer }) => page.body.toString();

test("[PAGE-9] renders an error page once per language until it expires", async () => {
  const asked: string[] = [];
  const pages = createErrorPages({
    ask: async (path) => {
      asked.push(path);
      return { status: 200, headers: {}, body: `${path} ${asked.length}` };
    },
    finish,
    headers,
  });
  const both = await Promise.all([
    pages.find("de", 404, "identity"),
    pages.find("de", 404, "identity"),
  ]);
  expect(both.map(textOf)).toEqual(["/de/notice/404 1", "/de/notice/404 1"]);
  expect(textOf(await pages.find("de", 503, "identity"))).toBe("/de/notice/503 2");
  expect((await pages.find("de", 404, "br")).head).toContain("br");
  pages.expire();
  expect(textOf(await pages.find("de", 404, "identity"))).toBe("/de/notice/404 3");
});

test("[PAGE-9] returns the earlier error page or a plain text when it can't be rendered", async () => {
  let status = 200;
  const pages = createErrorPages({
    ask: async () => ({ status, headers: {}, body: "Words." }),
    finish,
    headers,
  });
  await pages.find("de", 404, "identity");
  status = 500;
  pages.expire();
  expect(textOf(await pages.find("de", 404, "identity"))).toBe("Words.");
  expect(textOf(await pages.find("en", 404, "identity"))).toContain("Please try again");
  const failing = createErrorPages({
    ask: () => Promise.reject(new Error("gone")),
    finish,
    headers,
  });
  expect(textOf(await failing.find("en", 503, "identity"))).toContain("Please try again");
});

const settings = languagesOf("en", "de", "pt-BR");

test.each([
  ["/de/gibt-es-nicht", { "accept-language": "en" }, "de"],
  ["/pt-BR", {}, "pt-BR"],
  ["/xyz/nothing", { "accept-language": "fr, de-AT;q=0.9, en;q=0.5" }, "de"],
  ["/xyz/nothing", { "accept-language": "en", cookie: "a=1; marquee_language=de" }, "de"],
  ["/nothing?/de/", {}, "en"],
  ["/%E0%A4%A", { cookie: "marquee_language=xyz" }, "en"],
])("[I18N-3] the error page for %s with %j is in %s", (url, sent, language) => {
  expect(errorLanguage({ url, headers: sent }, settings)).toBe(language);
});
