import type { SanityClient } from "@sanity/client";
import { expect, urls } from "./test.ts";

export const TAG_MANAGER = "GTM-CONSENT1";

const named = {
  _id: "consentSettings",
  _type: "consentSettings",
  policyVersion: 3,
  tagManagerId: TAG_MANAGER,
  dataLayerName: "dataLayer",
};

async function waitForPages(part: string, isThere: boolean): Promise<void> {
  const page = async () => (await fetch(`${urls.site}/en`)).text();
  await expect.poll(async () => (await page()).includes(part), { timeout: 20_000 }).toBe(isThere);
}

/**
 * Makes the site ask for consent with the built-in texts and a tag manager. `changes` override these settings.
 * Disposing the result restores the sample site's settings.
 */
export async function withConsentSettings(
  lake: SanityClient,
  changes: { tagManagerId?: string | null; notices?: object[]; tagCookies?: string[] } = {},
): Promise<AsyncDisposable> {
  const before = await lake.getDocument(named._id);
  const mark = crypto.randomUUID().slice(0, 8);
  // Adds a cookie with a unique name to the settings, because `waitForPages` recognizes a page with the new settings
  // by this name. A changed list of cookies triggers no new consent prompt.
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
