import type { Response } from "@playwright/test";
import { impostors } from "../../support/gate-sweep/impostors.ts";
import { type Sweep, openSweep } from "../../support/gate-sweep/sweep.ts";
import { gatedPages, leaksIn } from "../../support/members/canary.ts";
import { testLake } from "../../support/stack/lake.ts";
import { testStack } from "../../support/stack/stack.ts";
import { expect, test } from "../../support/test.ts";

const paths = Object.values(gatedPages);

test("[GATE-2] a signed-out browser receives no byte of gated content", async ({ page }) => {
  const leaks: string[] = [];
  const bodies: Promise<number>[] = [];
  const read = async (response: Response) => {
    const isStream = response.headers()["content-type"]?.startsWith("text/event-stream");
    if (isStream || response.status() >= 300) return 0;
    const text = (await response.body()).toString();
    if (leaksIn(text).length > 0) leaks.push(response.url());
    return text.length;
  };
  page.on("response", (response) => bodies.push(read(response).catch(() => 0)));
  for (const path of paths) {
    await page.goto(path);
    await page.locator("footer").scrollIntoViewIfNeeded();
    expect(leaksIn(await page.content())).toEqual([]);
  }
  const sizes = await Promise.all(bodies);
  expect(sizes.filter((size) => size > 0).length).toBeGreaterThan(10);
  expect(leaks).toEqual([]);
});

/** The impostors of tier 1: a wrong signature and a revoked session. Tier 2 also tries wrong claims and accounts. */
const usual: ReadonlySet<string> = new Set(["an unsigned one of a real member", "a revoked one"]);

/**
 * A client can request a page in many ways, such as HTML, RSC payload and prefetch. The test of a
 * visitor without a cookie tries all of them. The tests with a cookie try only those that browsers
 * use. The benchmark `gate.leak` tries all of them with every cookie.
 */
test.describe("gated pages", () => {
  test.describe.configure({ timeout: 300_000 });

  let sweep: Sweep;
  test.beforeAll(async () => {
    sweep = await openSweep(testLake());
  });
  test.afterAll(() => sweep[Symbol.asyncDispose]());

  test("[GATE-1][GATE-2] members receive their content, so that the other tests could find it", async () => {
    const opened = await sweep.control();
    expect(opened.length).toBeGreaterThan(100);
    expect(opened.filter(({ bytes }) => bytes === 0)).toEqual([]);
    expect(await sweep.missing()).toEqual([]);
  });

  test("[GATE-2] a visitor receives no gated content for any kind of request", async () => {
    const { asked, leaks } = await sweep.impostor(null, "all variants");
    expect(asked).toBeGreaterThan(700);
    expect(leaks).toEqual([]);
  });

  for (const [name, make] of Object.entries(impostors)) {
    test(
      `[GATE-2][SEC-3] a visitor receives no gated content with this session cookie: ${name}`,
      { tag: usual.has(name) ? [] : "@all" },
      async () => {
        expect((await sweep.impostor(await make(), "usual variants")).leaks).toEqual([]);
      },
    );
  }

  test("[GATE-2] a made-up draft cookie displays no gated content", async () => {
    expect((await sweep.draft("usual variants")).leaks).toEqual([]);
  });

  test("[GATE-1][GATE-2] a member who does not meet a gate's condition receives none of its content", async () => {
    const { asked, leaks } = await sweep.lacking("usual variants");
    expect(asked).toBeGreaterThan(200);
    expect(leaks).toEqual([]);
  });

  test("[GATE-2] sitemap, endpoints, file lists and errors contain no gated content", async () => {
    expect((await sweep.rest()).leaks).toEqual([]);
  });

  test("[GATE-2][PAGE-7] live updates report a change without gated content", async () => {
    const { asked, leaks } = await sweep.live();
    expect([asked, leaks]).toEqual([4, []]);
  });

  test("[GATE-2] the lake returns no gated content without a token", async () => {
    expect((await sweep.lake()).leaks).toEqual([]);
  });

  test("[GATE-2] scripts, styles and cached pages contain no gated content", async () => {
    test.skip(testStack.name === "dev", "The development server keeps other files.");
    const { asked, leaks } = await sweep.files();
    expect(asked).toBeGreaterThan(50);
    expect(leaks).toEqual([]);
  });
});
