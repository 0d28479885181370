import "server-only";
import {
  pageAtPath,
  redirectPathOf,
  redirectQuery,
  redirectShape,
} from "@marquee/schemas/contract";
import type { Redirect } from "@marquee/schemas/types";
import * as z from "zod";
import { serverEnv } from "../env.server.ts";
import { log } from "../log.ts";
import { readContent } from "./fetch.server.ts";
import { type Destination, followRedirects } from "./follow-redirects.ts";
import { readPage } from "./page.server.ts";
import { readSettings } from "./settings.server.ts";
import type { View } from "./view.ts";

/** Any one document: whether it can be used is told afterwards. */
const oneRedirect = {
  query: redirectQuery,
  shape: z.looseObject({ _id: z.string() }).nullable(),
  keep: true,
};

/** Whether a page is to be seen: one in a language that is no longer offered is not. */
async function isOffered(view: View, { language }: { language: string }): Promise<boolean> {
  const { locale } = await readSettings(view);
  return locale.languages.some(({ code }) => code === language);
}

/** The redirect from a path. One that can't be used is none: what it leads to must not be guessed. */
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
 * Takes the segments of an address at which no page stands, gives where editors send its visitors on to; null where
 * nowhere. Asked for unknown addresses only, so that pages cost nothing; what it reads tags the answer. [PAGE-8]
 */
export async function readRedirect(
  view: View,
  segments: readonly string[],
): Promise<Destination | null> {
  const from = redirectPathOf(`/${segments.join("/")}`);
  if (from === null) return null;
  const find = async (path: string) => {
    const { language, slug } = pageAtPath(path);
    // At the first there is none: that is why a redirect is looked for.
    const isPage = path !== from && (await readPage(view, language, slug)).page !== null;
    return isPage ? null : findRedirect(view, path);
  };
  return followRedirects(from, find, serverEnv().siteUrl);
}
