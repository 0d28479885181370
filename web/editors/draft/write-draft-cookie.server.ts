import "server-only";
import { serverEnv } from "../../runtime/env.server.ts";
import { previewCookie } from "./preview-cookie.server.ts";
import { DRAFT_COOKIE, draftCookieOf, HTTPS_DRAFT_COOKIE } from "./draft-cookie.ts";
import { GRACE_MS } from "./draft-sessions.ts";
import { editors } from "./editors.server.ts";
import type { Editor } from "./find-editor.ts";

type Jar = { has: (name: string) => boolean };

/**
 * Whether next-sanity partitions the draft cookies of this request. It does so in the iframe of a studio on another
 * site.
 */
const isFramed = ({ headers }: Request): boolean =>
  process.env.NODE_ENV === "production" &&
  headers.get("sec-fetch-dest") === "iframe" &&
  headers.get("sec-fetch-site") === "cross-site";

/** Returns the cookie of a new draft session, with the same attributes as next-sanity's own. */
export async function draftCookie(request: Request, editor: Editor) {
  const value = await editors().sessions.open(editor);
  const name = draftCookieOf(serverEnv().siteUrl);
  const maxAge = Math.max(0, Math.floor((editor.until + GRACE_MS - Date.now()) / 1000));
  return { ...previewCookie({ has: () => isFramed(request) }, name, value), maxAge };
}

/** Returns the cookies that remove a draft session from the browser, under each name that the browser sent. */
export const removedDraftCookies = (sent: Jar) =>
  [DRAFT_COOKIE, HTTPS_DRAFT_COOKIE]
    .filter((name) => sent.has(name))
    .map((name) => previewCookie(sent, name, null));
