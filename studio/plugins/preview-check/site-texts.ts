import { translate } from "../../i18n/translate.ts";
import type { ResultText } from "./check-result.ts";

/** Texts of the findings about the site and its services. Each key is the check's name and the finding's name. */
export const siteTexts: Readonly<Record<string, ResultText>> = {
  "site answers": [translate("The site responds at {site}.")],
  "site mixed": [
    translate(
      "The studio uses https, but the site ({site}) uses http. Browsers don't display http pages inside https pages.",
    ),
    translate(
      "Serve the site over https, and set the studio's environment variable SANITY_STUDIO_PREVIEW_URL to the site's https URL.",
    ),
  ],
  "site away": [
    translate("The site at {site} doesn't respond."),
    translate(
      "Make sure that the site is running. If it is running, set the studio's environment variable SANITY_STUDIO_PREVIEW_URL to the site's URL. Then restart the studio.",
    ),
  ],
  "origin known": [translate("The site accepts requests from this studio.")],
  "origin refused": [
    translate("The site doesn't accept requests from this studio ({origin})."),
    translate(
      "Set the site's environment variable NEXT_PUBLIC_SANITY_STUDIO_URL to {origin}. Then restart the site.",
    ),
  ],
  "origin busy": [
    translate("The site received too many requests."),
    translate("Wait a minute, then check again."),
  ],
  "origin strange": [
    translate("The server at {site} hosts a different site or an older version of this site."),
    translate(
      "Set the studio's environment variable SANITY_STUDIO_PREVIEW_URL to the site's URL. If the site is older than the studio, update the site.",
    ),
  ],
  "address same": [translate("The studio uses the correct URL of the site.")],
  "address differs": [
    translate(
      "The studio is configured with the site URL {site}, but the site itself is configured with {siteUrl}.",
    ),
    translate(
      "Set the site's environment variable MARQUEE_SITE_URL and the studio's environment variable SANITY_STUDIO_PREVIEW_URL to the same URL.",
    ),
  ],
  "live follows": [
    translate("The site receives content changes from the content server and updates its pages."),
  ],
  "live noSecret": [
    translate("Published changes appear on the site only after its next start."),
    translate(
      "Set the site's environment variable SANITY_REVALIDATE_SECRET to a long random string. Then restart the site.",
    ),
  ],
  "live cannotRenew": [
    translate("The site can't update its pages: {reason}"),
    translate(
      "Make sure that the site's server can send requests to itself. The server uses the port in the environment variable PORT. If PORT is not set, the server uses the URL in MARQUEE_SITE_URL.",
    ),
  ],
  "live away": [
    translate("The site receives no content changes from the content server: {reason}"),
    translate(
      "Check the result of “Read token” first. If the result is “Passed”, make sure that no proxy closes long-lived connections.",
    ),
  ],
  "signIn answers": [translate("The sign-in service responds and accepts the site.")],
  "signIn settings": [
    translate("The sign-in settings are invalid: {problems}"),
    translate(
      "Correct the sign-in settings in the site's environment variables. Then restart the site.",
    ),
  ],
  "signIn refuses": [
    translate("The sign-in service rejects the site's API key (status {status})."),
    translate(
      "Set the site's environment variable NEXT_PUBLIC_FIREBASE_API_KEY to the web API key of your Firebase project. In the restrictions of the API key, allow the site's domain.",
    ),
  ],
  "signIn domain": [
    translate("{host} is not an authorized domain of the sign-in service."),
    translate("In Firebase, under Authentication › Settings › Authorized domains, add {host}."),
  ],
  "signIn unreachable": [
    translate("The sign-in service doesn't respond: {reason}"),
    translate(
      "If the site uses the Firebase emulator, make sure that the emulator is running. Otherwise, make sure that the site's server can reach identitytoolkit.googleapis.com.",
    ),
  ],
};
