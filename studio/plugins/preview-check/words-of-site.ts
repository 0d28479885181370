import { say } from "../../i18n/say.ts";
import type { Said } from "./check-result.ts";

/** Texts of the findings about the site and its services, by `<check> <finding>`. */
export const siteFindings: Readonly<Record<string, Said>> = {
  "site answers": [say("The site responds at {site}.")],
  "site mixed": [
    say("The studio uses https, but the site ({site}) doesn't. Browsers block such frames."),
    say("Serve the site over https, and set SANITY_STUDIO_PREVIEW_URL of the studio to its URL."),
  ],
  "site away": [
    say("There is no response from {site}."),
    say(
      "Make sure that the site is running and that the studio was built with its URL in SANITY_STUDIO_PREVIEW_URL.",
    ),
  ],
  "origin known": [say("The site accepts requests from this studio.")],
  "origin refused": [
    say("The site doesn't accept requests from {origin}."),
    say("Set NEXT_PUBLIC_SANITY_STUDIO_URL of the site to {origin}, and rebuild the site."),
  ],
  "origin busy": [
    say("The site received too many requests."),
    say("Wait a minute, then check again."),
  ],
  "origin strange": [
    say("The server at {site} is not this site, or runs an older version."),
    say("Make sure that SANITY_STUDIO_PREVIEW_URL is the site's URL, and update the site."),
  ],
  "address same": [say("The studio and the site use the same site URL.")],
  "address differs": [
    say("The studio opens {site}, but the site's URL is {siteUrl}."),
    say(
      "Set MARQUEE_SITE_URL of the site and SANITY_STUDIO_PREVIEW_URL of the studio to the same URL.",
    ),
  ],
  "live follows": [say("The content service reports changes, and the site updates its pages.")],
  "live noSecret": [
    say("Published changes appear only after the next build."),
    say("Set SANITY_REVALIDATE_SECRET of the site to a long random string, and restart the site."),
  ],
  "live cannotRenew": [
    say("The site can't update its pages: {reason}"),
    say(
      "Make sure that the site's server can reach itself at its PORT, or else at MARQUEE_SITE_URL.",
    ),
  ],
  "live away": [
    say("The content service doesn't report changes to the site: {reason}"),
    say("Make sure that no proxy closes long connections and that the site's token is valid."),
  ],
  "signIn answers": [say("The sign-in service responds and accepts the site.")],
  "signIn settings": [
    say("The sign-in settings are invalid: {problems}"),
    say("Fix them in the site's environment variables, and restart the site."),
  ],
  "signIn refuses": [
    say("The sign-in service rejects the site's API key (status {status})."),
    say(
      "Set NEXT_PUBLIC_FIREBASE_API_KEY to the project's web API key, and allow the site's domain in the key's restrictions.",
    ),
  ],
  "signIn domain": [
    say("{host} is not an authorized domain of the sign-in service."),
    say("In Firebase, under Authentication › Settings › Authorized domains, add {host}."),
  ],
  "signIn unreachable": [
    say("The sign-in service doesn't respond: {reason}"),
    say(
      "Make sure that it is running, or that the site's server can reach identitytoolkit.googleapis.com.",
    ),
  ],
};
