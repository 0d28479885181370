import "server-only";
import {
  pageAtPath,
  redirectPathOf,
  redirectQuery,
  redirectShape,
} from "@marquee/schemas/contract";
import type { Redirect } from "@marquee/schemas/types";
import * as z from "zod";
import { serverEnv } from "../../runtime/env.server.ts";
import { log } from "../../runtime/log.ts";
import { contentQuery } from "../service/content-query.ts";
import { readContent } from "../service/fetch.server.ts";
import { type Destination, followRedirects } from "./follow-redirects.ts";
import { readPage } from "../page.server.ts";
import { readSettings } from "../settings/settings.server.ts";
import type { View } from "../view.ts";

/** Accepts any document: `findRedirect` validates it and logs the errors. */
const oneRedirect = contentQuery({
  query: redirectQuery,
  shape: z.looseObject({ _id: z.string() }).nullable(),
  isCachedOnDisk: true,
});

/** Whether the site offers a page's language. */
async function isOffered(view: View, { language }: { language: string }): Promise<boolean> {
  const { locale } = await readSettings(view);
  return locale.languages.some(({ code }) => code === language);
}

/**
 * Returns the redirect from a path. Null if there is none, or if it leads to a page in a language that the site does
 * not offer. An invalid redirect is logged and ignored, because its target must not be guessed.
 */
async function findRedirect(view: View, from: string): Promise<Redirect | null> {
  const { result } = await readContent(view, oneRedirect, { from });
  const parsed = redirectShape.safeParse(result);
  if (parsed.success) {
    const found = parsed.data;
    const isDead = found?.page && !(await isOffered(view, found.page));
    return isDead ? null : found;
  }
  log.error(`content: the redirect from "${from}" can't be used: ${z.prettifyError(parsed.error)}`);
  return null;
}

/**
 * Returns the redirect target for the segments of an address without a page; null if there is none. Called for unknown
 * addresses only, so that pages cost no extra query. Adds the tags of the content that it reads to the page being
 * rendered. [PAGE-8]
 */
export async function readRedirect(
  view: View,
  segments: readonly string[],
): Promise<Destination | null> {
  const from = redirectPathOf(`/${segments.join("/")}`);
  if (from === null) return null;
  const find = async (path: string) => {
    const { language, slug } = pageAtPath(path);
    // Skips the page query for `from`, because `readRedirect` is called only for addresses without
    // a page.
    const isPage = path !== from && (await readPage(view, language, slug)).page !== null;
    return isPage ? null : findRedirect(view, path);
  };
  return followRedirects(from, find, serverEnv().siteUrl);
}
