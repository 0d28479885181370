import { unlistedPages } from "../../support/crawl.ts";
import { htmlProblems } from "../../support/html-problems.ts";
import { newSession } from "../../support/members/tokens.ts";
import { samplePaths } from "../../support/sample-paths.ts";
import { expect, test, urls } from "../../support/test.ts";

test.describe.configure({ mode: "parallel" });

async function problemsOf(paths: readonly string[], cookie = ""): Promise<string[]> {
  const headers: Record<string, string> =
    cookie === "" ? {} : { cookie: `marquee_session=${cookie}` };
  const problems: string[] = [];
  for (const path of paths) {
    const response = await fetch(`${urls.site}${path}`, { headers });
    expect(response.status, path).toBe(path.endsWith("/no-such-page") ? 404 : 200);
    const html = await response.text();
    // The HTML of a text, or of nothing, has no problems.
    expect(html, path).toContain("<main");
    problems.push(...(await htmlProblems(html, path)));
  }
  return problems;
}

for (const language of ["en", "ar"]) {
  test(`[PAGE-1] the HTML of every page is valid: ${language}`, async () => {
    const paths = [
      ...samplePaths(language),
      ...unlistedPages(language),
      `/${language}/form/form-${language}-contact`,
      `/${language}/search?q=film`,
      `/${language}/no-such-page`,
      `/${language}/block-gallery`,
    ];
    expect(await problemsOf(paths)).toEqual([]);
  });
}

test("[PAGE-1][MEM-1] the HTML of a member's pages is valid", async () => {
  const { cookie } = await newSession();
  const paths = ["/en", "/en/screening-room", "/en/account", "/en/no-such-page"];
  expect(await problemsOf(paths, cookie)).toEqual([]);
});
