// cspell:ignore xylomember
import { randomInt } from "node:crypto";
import { gateBlock, pageDocument, textBlock } from "../../support/documents.ts";
import { createAccount, updateAccount } from "../../support/members/accounts.ts";
import { idTokenOf } from "../../support/members/action-mail.ts";
import { openSession } from "../../support/members/tokens.ts";
import { testLake } from "../../support/stack/lake.ts";
import { expect, test, urls } from "../../support/test.ts";

const slug = "member-search";

/** Times of attempts, in ms. The index is built two seconds after the site's start. */
const soon = { timeout: 20_000, intervals: [200] };

const gate = (blockKey: string, text: string, more: object = {}) =>
  gateBlock([textBlock(text, blockKey)], { _key: `gate-${blockKey}`, ...more });

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
  const headers = {
    // Each client may search 300 times in a minute.
    "x-forwarded-for": `203.0.113.${randomInt(1, 255)}`,
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
  return openSession(await idTokenOf(account));
}

test.afterAll(() => testLake().delete(page._id));

test("[SRCH-2] members find the gated texts that they may open, and no other", async ({ lake }) => {
  const [member, patron] = await Promise.all([signInAs({}), signInAs({ plan: "patron" })]);
  await lake.createOrReplace(page);
  const open = "The visible xylomember0";
  const plain = "The xylomember1 diary";
  const patrons = "The xylomember2 cellar";
  await expect.poll(() => found(patron), soon).toEqual([open, plain, patrons]);
  expect(await found(member)).toEqual([open, plain]);
  expect(await found("")).toEqual([open]);
  expect(await found("made-up")).toEqual([open]);

  // A stricter gate closes in the search too.
  await lake
    .patch(page._id)
    .set({ [`blocks[_key=="gate-plain"].rules`]: { emailVerified: true } })
    .commit();
  await expect.poll(() => found(member), soon).toEqual([open]);
});
