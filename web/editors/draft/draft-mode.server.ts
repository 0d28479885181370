import "server-only";
import { cookies, draftMode } from "next/headers";
import { cache } from "react";
import { logEndedSessionsFault } from "../../runtime/ended-sessions/ended-sessions.server.ts";
import { isEndedSessionsFault } from "../../runtime/ended-sessions/ended-sessions.ts";
import { serverEnv } from "../../runtime/env.server.ts";
import { log } from "../../runtime/log.ts";
import { reasonOf } from "../../runtime/log-text.ts";
import { draftCookieOf } from "./draft-cookie.ts";
import { editors } from "./editors.server.ts";

/**
 * Whether this request is from an editor who may see drafts. Next.js must be in draft mode, and the
 * draft session must belong to an editor who still has the right to edit. False when the content
 * service or the denylist of ended sessions can't confirm that. Can be called only while a request
 * is handled.
 */
export const isDraftMode = cache(async (): Promise<boolean> => {
  const { isEnabled } = await draftMode();
  if (!isEnabled) return false;
  const cookie = (await cookies()).get(draftCookieOf(serverEnv().siteUrl))?.value;
  if (cookie === undefined || cookie === "") return false;
  try {
    return (await editors().sessions.read(cookie)) !== null;
  } catch (error) {
    if (isEndedSessionsFault(error)) logEndedSessionsFault(error);
    else {
      log.warn(
        `preview: an editor's rights can't be checked, so drafts are closed (${reasonOf(error)})`,
      );
    }
    return false;
  }
});
