// cspell:ignore xylomember
import { createAccount, updateAccount } from "../../support/members/accounts.ts";
import { idTokenOf } from "../../support/members/action-mail.ts";
import { fillCredentials } from "../../support/members/sign-in.ts";
import { openSession } from "../../support/members/tokens.ts";
import { pageDocument, textBlock } from "../../support/documents.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { testLake } from "../../support/stack/lake.ts";
import { expect, test, urls } from "../../support/test.ts";

const { search: texts, auth } = interfaceTexts("en");
const slug = "member-search";

/** Times of attempts, in ms. The index is built two seconds after the site's start. */
const soon = { timeout: 20_000, intervals: [200] };

let calls = 0;

const gate = (blockKey: string, text: string, more: object = {}) => ({
  _key: `gate-${blockKey}`,
  _type: "signInGate",
  version: 2,
  heading: "Behind the doors",
  promise: "More of it.",
  tone: "inverted",
  blocks: [textBlock(text, blockKey)],
  ...more,
});

const hour = 3_600_000;
const iso = (ms: number) => new Date(Date.now() + ms).toISOString();

/** A page with a public text, and gates with different rules. */
const page = pageDocument(slug, [
  textBlock("The visible xylomember0.", "shown"),
  gate("plain", "The xylomember1 diary of the projectionist."),
  gate("patrons", "The xylomember2 cellar.", {
    rules: { claim: { name: "plan", value: "patron" } },
  }),
  gate("past", "The xylomember3 past.", { shown: { until: iso(-hour) } }),
  {
    ...gate("inner", ""),
    blocks: [{ ...textBlock("xylomember4", "soon"), shown: { from: iso(hour) } }],
  },
]);

/**
 * Searches for each canary, and for the beginning of all, over the dialog's endpoint and on the page of
 * results. Returns the sentences with canaries in the excerpts.
 */
async function found(cookie: string) {
  calls += 1;
  const headers = {
    // Each client may search 300 times in a minute.
    "x-forwarded-for": `203.0.113.${calls % 250}`,
    ...(cookie === "" ? {} : { cookie: `marquee_session=${cookie}` }),
  };
  const queries = ["xylomember", ...Array.from({ length: 5 }, (_, at) => `xylomember${at}`)];
  const paths = queries.flatMap((query) => [
    `/api/search?language=en&q=${query}`,
    `/en/search?q=${query}`,
  ]);
  const responses = await Promise.all(
    paths.map((path) => fetch(`${urls.site}${path}`, { headers })),
  );
  for (const response of responses) {
    expect(response.headers.get("cache-control")).toMatch(/private.*no-store|no-store.*private/);
  }
  const all = (await Promise.all(responses.map((response) => response.text()))).join(" ");
  // A query is displayed again, but only an excerpt has a sentence around the word.
  const marked = all
    .replaceAll(/<\/?mark>|","/g, "")
    .match(/(?:The )xylomember\d \w+|The visible xylomember0/g);
  return [...new Set(marked)].toSorted();
}

async function signInAs(claims: Record<string, string>) {
  const account = await createAccount();
  await updateAccount(account.uid, { claims });
  return { account, cookie: await openSession(await idTokenOf(account)) };
}

test.afterAll(() => testLake().delete(page._id));

test("[SRCH-2] members find the gated texts that they may open, and no other", async ({ lake }) => {
  const [member, patron] = await Promise.all([signInAs({}), signInAs({ plan: "patron" })]);
  await lake.createOrReplace(page);
  const open = "The visible xylomember0";
  const plain = "The xylomember1 diary";
  const patrons = "The xylomember2 cellar";
  await expect.poll(() => found(patron.cookie), soon).toEqual([open, plain, patrons]);
  expect(await found(member.cookie)).toEqual([open, plain]);
  expect(await found("")).toEqual([open]);
  expect(await found("made-up")).toEqual([open]);

  // A stricter gate closes in the search too.
  await lake
    .patch(page._id)
    .set({ [`blocks[_key=="gate-plain"].rules`]: { emailVerified: true } })
    .commit();
  await expect.poll(() => found(member.cookie), soon).toEqual([open]);
});

test(
  "[SRCH-2] a member opens the gated section from the dialog, and signed out finds it no more",
  { tag: "@all" },
  async ({ page: tab, lake, watch }) => {
    const { account } = await signInAs({});
    await lake.createOrReplace(page);
    await tab.goto(`/en/sign-in?from=/en/about`);
    await fillCredentials(tab, account);
    await expect(tab.getByRole("button", { name: auth.signOut })).toBeVisible();
    await tab.goto("/en/about");
    const option = tab.getByRole("dialog").getByRole("option");
    const search = async () => {
      // A click before the page's script is ready opens the page of results.
      await expect(tab.locator("html")).toHaveAttribute("data-faces", "");
      await tab.locator("header").getByRole("link", { name: texts.label, exact: true }).click();
      await tab.getByRole("combobox", { name: texts.label }).fill("projectionist diary");
    };
    await search();
    await expect(option).toHaveText(/The xylomember1 diary of the projectionist/);
    await option.click();
    await tab.waitForURL(`**/en/${slug}#block-plain`);
    await expect(tab.locator("#block-plain")).toBeInViewport();
    await tab.context().clearCookies();
    await tab.goto("/en/about");
    await search();
    await expect(tab.getByRole("dialog").getByRole("status")).not.toHaveText("");
    await expect(option.filter({ hasText: "xylomember1" })).toHaveCount(0);
    expect(watch.complaints).toEqual([]);
  },
);
