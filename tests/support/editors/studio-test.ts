import type { Page } from "@playwright/test";
import { expect as siteExpect, test as siteTest, urls } from "../test.ts";
import { studioEditor } from "./studio-editor.ts";

/** `expect` with a timeout for the studio, which is slow on two busy cores. */
export const expect = siteExpect.configure({ timeout: 60_000 });

type StoredPage = { _id: string; _type: string; [field: string]: unknown };

type Fixtures = {
  timeLimit: void;
  editor: ReturnType<typeof studioEditor>;
  visitor: Page;
  /** Publishes a page, and stores a draft with `changes` if there are any. The test's end deletes both. */
  publishPage: (page: StoredPage, changes?: object) => Promise<{ page: string; draft: string }>;
};

/** The site's `test`, with the time that a studio needs to start, and with fixtures of an editor. */
export const test = siteTest.extend<Fixtures>({
  actionTimeout: 60_000,
  timeLimit: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from a pattern
    async ({}, use, testInfo) => {
      testInfo.setTimeout(240_000);
      await use();
    },
    { auto: true },
  ],
  editor: ({ page }, use) => use(studioEditor(page)),
  visitor: async ({ newVisitor }, use) => {
    const { context } = await newVisitor();
    await use(await context.newPage());
  },
  publishPage: async ({ lake }, use) => {
    const removals: (() => Promise<unknown>)[] = [];
    await use(async (stored, changes) => {
      const ids = { page: stored._id, draft: `drafts.${stored._id}` };
      const remove = () => lake.delete({ query: "*[_id in [$page, $draft]]", params: ids });
      await remove();
      removals.push(remove);
      await lake.create(stored);
      if (changes) await lake.create({ ...stored, ...changes, _id: ids.draft });
      return ids;
    });
    for (const remove of removals.toReversed()) await remove();
  },
});

export { urls };
