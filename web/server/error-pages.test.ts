import { expect, test } from "vitest";
import { createErrorPages } from "./error-pages.ts";
import { languagesOf } from "./routing/addresses.fixture.ts";
import { errorLanguage } from "./send-error-page.ts";

const finish = (html: string) => ({ html, policy: "script-src 'none'" });
const headers = [{ key: "X-Content-Type-Options", value: "nosniff" }];

const textOf = (page: { body: Buffer }) => page.body.toString();

/** Creates error pages from a renderer whose status the test changes. */
function openPages() {
  const state = { status: 200, rendered: 0 };
  const pages = createErrorPages({
    requestPage: async (path) => {
      state.rendered += 1;
      if (state.status === 0) throw new Error("gone");
      return { status: state.status, headers: {}, body: `${path} ${state.rendered}` };
    },
    finish,
    headers,
  });
  const find = async (language: string, status: 404 | 503) =>
    textOf(await pages.find(language, status, "identity"));
  return { pages, state, find };
}

test("[PAGE-9] renders an error page once per language until it expires", async () => {
  const { pages, find } = openPages();
  const both = await Promise.all([find("de", 404), find("de", 404)]);
  expect(both).toEqual(["/de/notice/404 1", "/de/notice/404 1"]);
  expect(await find("de", 503)).toBe("/de/notice/503 2");
  expect((await pages.find("de", 404, "br")).head).toContain("br");
  pages.expire();
  expect(await find("de", 404)).toBe("/de/notice/404 3");
});

test.each([500, 0])(
  "[PAGE-9] returns the earlier error page or a plain text when rendering fails with %i",
  async (status) => {
    const { pages, state, find } = openPages();
    await find("de", 404);
    state.status = status;
    pages.expire();
    expect(await find("de", 404)).toBe("/de/notice/404 1");
    expect(await find("en", 404)).toContain("Please try again");
  },
);

const settings = languagesOf("en", "de", "pt-BR");

test.each([
  ["/de/gibt-es-nicht", { "accept-language": "en" }, "de"],
  ["/xyz/nothing", { "accept-language": "fr, de-AT;q=0.9, en;q=0.5" }, "de"],
  ["/xyz/nothing", { "accept-language": "en", cookie: "a=1; marquee_language=de" }, "de"],
  ["/nothing?/de/", {}, "en"],
  ["/%E0%A4%A", { cookie: "marquee_language=xyz" }, "en"],
])("[I18N-3] the error page for %s with %j is in %s", (url, sent, language) => {
  expect(errorLanguage({ url, headers: sent }, settings)).toBe(language);
});
