import "server-only";
import { editors } from "../../editors/draft/editors.server.ts";
import { findShare } from "../../page/share/read-share.server.ts";
import { serverEnv } from "../../runtime/env.server.ts";
import { identifyMember } from "../../members/session/session.server.ts";
import type { CookieChecks, CookieState } from "../admit-cookies.ts";

/** Returns "unknown" if the check fails, for example because the content service does not respond. */
const stateOf = (found: Promise<unknown>): Promise<CookieState> =>
  found.then(
    (value) => (value === null ? "invalid" : "valid"),
    () => "unknown",
  );

/** Returns the checks of cookies with which the serving layer decides whether a request gets the cached page. */
export const cookieChecks = (): CookieChecks => ({
  isHttps: serverEnv().siteUrl.startsWith("https:"),
  session: async (cookie, client) => {
    const member = await identifyMember(cookie, client);
    if (member === "unverified") return "unknown";
    return member === null ? "invalid" : "valid";
  },
  draft: (cookie) => stateOf(editors().sessions.read(cookie)),
  share: (secret) => stateOf(findShare(secret)),
});
