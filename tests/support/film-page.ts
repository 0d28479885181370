import type { BrowserContext, Page } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import { CONSENT_COOKIE } from "../../web/consent/record.ts";
import { pageDocument } from "./documents.ts";
import { urls } from "./test.ts";

/** The address of a film at Vimeo. */
export const vimeo = (id: string) => `https://vimeo.com/${id}`;
/** The address of a film at YouTube. */
export const youtube = (id: string) => `https://youtu.be/${id}`;

/** A film's block, as it is stored. */
export const film = (address: string, fields: object = {}) => ({
  _key: `film-${address.split("/").at(-1)}`,
  _type: "video",
  version: 1,
  address,
  ...fields,
});

/** Publishes an English page of films. */
export const publish = (lake: SanityClient, slug: string, films: readonly object[]) =>
  lake.createOrReplace(pageDocument(slug, films));

/** The façade's button. */
export const playButton = (page: Page) => page.getByRole("button", { name: /^Play the film/ });
/** The host's frame, by the film's title. */
export const frameOf = (page: Page, title: string) => page.locator(`iframe[title="${title}"]`);

/** What an address asks for. */
export const parametersOf = (address: string | undefined) =>
  Object.fromEntries(new URL(address ?? "about:blank").searchParams);

/** Errors that nothing caught, the libraries' own included. */
export function uncaught(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(`${error.name}: ${error.message}`));
  return errors;
}

/** Gives a browser the consent to media that a visitor may have given before. */
export async function allowMedia(context: BrowserContext): Promise<void> {
  const choice = { v: 1_000, c: ["necessary", "media"], t: new Date().toISOString() };
  await context.addCookies([
    { name: CONSENT_COOKIE, value: encodeURIComponent(JSON.stringify(choice)), url: urls.site },
  ]);
}
