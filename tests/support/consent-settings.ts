import type { SanityClient } from "@sanity/client";
import { expect, urls } from "./test.ts";

/** The container that tests name. */
export const TAG_MANAGER = "GTM-CONSENT1";

const named = {
  _id: "consentSettings",
  _type: "consentSettings",
  policyVersion: 3,
  tagManagerId: TAG_MANAGER,
  dataLayerName: "dataLayer",
};

/** Waits until the site's pages are made with, or without, a part of the settings. */
async function waitForPages(part: string, isThere: boolean): Promise<void> {
  const page = async () => (await fetch(`${urls.site}/en`)).text();
  await expect.poll(async () => (await page()).includes(part), { timeout: 20_000 }).toBe(isThere);
}

/**
 * Has the site ask with the shipped words and a tag manager, whatever the sample site says, or with `changes`. Gives
 * what puts the settings back as they were.
 */
export async function withConsentSettings(
  lake: SanityClient,
  changes: { tagManagerId?: string | null; notices?: object[]; tagCookies?: string[] } = {},
): Promise<AsyncDisposable> {
  const before = await lake.getDocument(named._id);
  const mark = crypto.randomUUID().slice(0, 8);
  // In every page that is made with it, and nobody is asked again for it.
  const tagCookies = [...(changes.tagCookies ?? []), `test-${mark}`];
  await lake.createOrReplace({ ...named, ...changes, tagCookies });
  await waitForPages(mark, true);
  return {
    [Symbol.asyncDispose]: async () => {
      if (before) await lake.createOrReplace(before);
      else await lake.delete(named._id);
      await waitForPages(mark, false);
    },
  };
}
