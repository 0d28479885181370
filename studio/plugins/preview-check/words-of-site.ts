import { translate } from "../../i18n/translate.ts";
import type { ResultText } from "./check-result.ts";

/** Texts of the findings about the site and its services, by `<check> <finding>`. */
export const siteTexts: Readonly<Record<string, ResultText>> = {
  "site answers": [translate("The site responds at {site}.")],
  "site mixed": [
    translate("The studio uses https, but the site ({site}) doesn't. Browsers block such frames."),
    translate(
      "Serve the site over https, and set SANITY_STUDIO_PREVIEW_URL of the studio to its URL.",
    ),
  ],
  "site away": [
    translate("There is no response from {site}."),
    translate(
      "Make sure that the site is running and that the studio was built with its URL in SANITY_STUDIO_PREVIEW_URL.",
    ),
  ],
  "origin known": [translate("The site accepts requests from this studio.")],
  "origin refused": [
    translate("The site doesn't accept requests from {origin}."),
    translate("Set NEXT_PUBLIC_SANITY_STUDIO_URL of the site to {origin}, and rebuild the site."),
  ],
  "origin busy": [
    translate("The site received too many requests."),
    translate("Wait a minute, then check again."),
  ],
  "origin strange": [
    translate("The server at {site} is not this site, or runs an older version."),
    translate("Make sure that SANITY_STUDIO_PREVIEW_URL is the site's URL, and update the site."),
  ],
  "address same": [translate("The studio and the site use the same site URL.")],
  "address differs": [
    translate("The studio opens {site}, but the site's URL is {siteUrl}."),
    translate(
      "Set MARQUEE_SITE_URL of the site and SANITY_STUDIO_PREVIEW_URL of the studio to the same URL.",
    ),
  ],
  "live follows": [
    translate("The content service reports changes, and the site updates its pages."),
  ],
  "live noSecret": [
    translate("Published changes appear only after the next build."),
    translate(
      "Set SANITY_REVALIDATE_SECRET of the site to a long random string, and restart the site.",
    ),
  ],
  "live cannotRenew": [
    translate("The site can't update its pages: {reason}"),
    translate(
      "Make sure that the site's server can send requests to itself: to its PORT if set, else to MARQUEE_SITE_URL.",
    ),
  ],
  "live away": [
    translate("The content service doesn't report changes to the site: {reason}"),
    translate(
      "Make sure that no proxy closes long connections and that the site's token is valid.",
    ),
  ],
  "signIn answers": [translate("The sign-in service responds and accepts the site.")],
  "signIn settings": [
    translate("The sign-in settings are invalid: {problems}"),
    translate("Fix them in the site's environment variables, and restart the site."),
  ],
  "signIn refuses": [
    translate("The sign-in service rejects the site's API key (status {status})."),
    translate(
      "Set NEXT_PUBLIC_FIREBASE_API_KEY to the project's web API key, and allow the site's domain in the key's restrictions.",
    ),
  ],
  "signIn domain": [
    translate("{host} is not an authorized domain of the sign-in service."),
    translate("In Firebase, under Authentication › Settings › Authorized domains, add {host}."),
  ],
  "signIn unreachable": [
    translate("The sign-in service doesn't respond: {reason}"),
    translate(
      "Make sure that it is running, or that the site's server can reach identitytoolkit.googleapis.com.",
    ),
  ],
};
