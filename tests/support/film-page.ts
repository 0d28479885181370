import type { BrowserContext, Page } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import { CONSENT_COOKIE } from "../../web/runtime/consent/record.ts";
import { pageDocument } from "./documents.ts";
import { doubleVimeo } from "./doubles/vimeo.ts";
import { doubleYouTube } from "./doubles/youtube.ts";
import { expect, urls } from "./test.ts";

export const vimeo = (id: string) => `https://vimeo.com/${id}`;
export const youtube = (id: string) => `https://youtu.be/${id}`;

export const film = (address: string, fields: object = {}) => ({
  _key: `film-${address.split("/").at(-1)}`,
  _type: "video",
  version: 2,
  address,
  ...fields,
});

export const publish = (lake: SanityClient, slug: string, films: readonly object[]) =>
  lake.createOrReplace(pageDocument(slug, films));

/** Publishes a page with videos, and opens it with doubles of both hosts. Returns the addresses that it requests of them. */
export async function openFilms(
  page: Page,
  lake: SanityClient,
  slug: string,
  films: readonly object[],
) {
  await publish(lake, slug, films);
  const context = page.context();
  const requested = { vimeo: await doubleVimeo(context), youtube: await doubleYouTube(context) };
  await page.goto(`/en/${slug}`);
  return requested;
}

export const playButton = (page: Page) => page.getByRole("button", { name: /^Play video/ });
export const frameOf = (page: Page, title: string) => page.locator(`iframe[title="${title}"]`);

/** Waits until Vimeo's player in a video's iframe is in a state. */
export const expectPlayer = (page: Page, title: string, state: "Playing" | "Paused") =>
  expect(frameOf(page, title).contentFrame().getByText(state)).toBeVisible();

export const parametersOf = (address: string | undefined) =>
  Object.fromEntries(new URL(address ?? "about:blank").searchParams);

/** Collects uncaught errors, including those of libraries. */
export function uncaught(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(`${error.name}: ${error.message}`));
  return errors;
}

/** Stores consent to media, as if given earlier. The policy version `v` is high, so it isn't outdated. */
export async function allowMedia(context: BrowserContext): Promise<void> {
  const choice = { v: 1_000, c: ["necessary", "media"], t: new Date().toISOString() };
  await context.addCookies([
    { name: CONSENT_COOKIE, value: encodeURIComponent(JSON.stringify(choice)), url: urls.site },
  ]);
}
