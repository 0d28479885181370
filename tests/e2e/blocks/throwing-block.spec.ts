// @module-tag all
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openChangedSite } from "../../support/stack/changed-site.ts";
import { pageDocument, textBlock } from "../../support/documents.ts";
import { openDrafts } from "../../support/editors/draft-session.ts";
import { lakeClient, lakeToken } from "../../support/stack/lake.ts";
import { testStack } from "../../support/stack/stack.ts";
import { expect, test } from "../../support/test.ts";
import { causes, throwing } from "../../support/throwing-block.ts";
import { memberTokens, openSession } from "../../support/members/tokens.ts";

/** The timeout is long, because the build is slow and some blocks use the whole rendering timeout. */
test.describe.configure({ mode: "serial", timeout: 300_000 });

const faults = causes.map((cause, index) => ({ cause, slug: `fault-${index}` }));

const faultyPage = (slug: string, cause: string, after = "After.") =>
  pageDocument(slug, [
    textBlock("Before."),
    { ...textBlock("Never shown."), heading: cause },
    textBlock(after),
  ]);

let site: Awaited<ReturnType<typeof openChangedSite>>;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const lake = lakeClient(testStack, lakeToken(testStack, "administrator"));
  for (const { cause, slug } of faults) await lake.createOrReplace(faultyPage(slug, cause));
  site = await openChangedSite(testStack, throwing());
});
test.afterAll(() => site?.stop());

const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? "";

async function get(slug: string, cookie = ""): Promise<{ status: number; main: string }> {
  const response = await fetch(`${site.url}/en/${slug}`, { headers: { cookie } });
  return { status: response.status, main: mainOf(await response.text()) };
}

const isContained = (main: string, after = /After\.|Renewed\./) =>
  main.includes("Before.") && after.test(main) && !main.includes("Faulty");

/**
 * Returns the responses in which a failing component affects more than its own block. Requests all pages in parallel,
 * because some are slow.
 */
async function failures(request: (slug: string) => Promise<{ status: number; main: string }>) {
  const responses = await Promise.all(
    faults.map(async ({ cause, slug }) => ({ cause, ...(await request(slug)) })),
  );
  return responses.filter(({ status, main }) => status !== 200 || !isContained(main));
}

test("[PAGE-3] contains a component that throws at build time, on request and for members", async () => {
  for (const { cause, slug } of faults) {
    const file = join(site.folder, "dist/server/app/en", `${slug}.html`);
    expect(isContained(mainOf(readFileSync(file, "utf8"))), cause).toBe(true);
  }
  expect(await failures((slug) => get(slug))).toEqual([]);
  const cookie = `marquee_session=${await openSession((await memberTokens()).idToken)}`;
  expect(await failures((slug) => get(slug, cookie))).toEqual([]);
});

test("[PAGE-3] contains a component that throws when a page is revalidated or rendered for the first time", async ({
  lake,
}) => {
  const renewed = async ({ cause, slug }: (typeof faults)[number]) => {
    await lake.createOrReplace(faultyPage(slug, cause, "Renewed."));
    await lake.createOrReplace(faultyPage(`new-${slug}`, cause));
    await expect
      .poll(async () => isContained((await get(slug)).main, /Renewed\./), {
        message: cause,
        timeout: 60_000,
      })
      .toBe(true);
  };
  await Promise.all(faults.map(renewed));
  expect(await failures((slug) => get(slug))).toEqual([]);
  expect(await failures((slug) => get(`new-${slug}`))).toEqual([]);
});

test("[PAGE-3] displays a card to editors in place of a component that throws", async ({
  lake,
}) => {
  const cookie = await openDrafts(site.url, lake);
  const cards: string[] = [];
  expect(
    await failures(async (slug) => {
      const response = await get(slug, cookie);
      if (response.main.includes(`role="note"`)) cards.push(slug);
      return response;
    }),
  ).toEqual([]);
  expect(cards).toHaveLength(faults.length);
});

test("[PAGE-3] hydrates a page with a component that throws, without errors", async ({
  page,
  watch,
}) => {
  for (const { cause, slug } of faults) {
    await page.goto(`${site.url}/en/${slug}`);
    await expect(page.getByText(/After\.|Renewed\./), cause).toBeVisible();
    await expect(page.getByText("Faulty"), cause).toHaveCount(0);
  }
  expect(watch.complaints).toEqual([]);
});
