import { translate } from "../../i18n/translate.ts";
import type { ResultText } from "./check-result.ts";

/** Texts of the findings about iframes, cookies and draft mode, by `<check> <finding>`. */
export const frameTexts: Readonly<Record<string, ResultText>> = {
  "frame allows": [translate("The site allows this studio to embed the site's pages.")],
  "frame frameOptions": [
    translate("A proxy or hosting provider sends the header X-Frame-Options: {value}."),
    translate(
      "This header can block the preview. Remove the header from the configuration of the proxy or hosting provider. The site doesn't need the header, because its Content Security Policy already controls embedding.",
    ),
  ],
  "frame frameAncestors": [
    translate(
      "The site does not allow this studio ({studio}) to display it. Its Content Security Policy allows only: {value}.",
    ),
    translate(
      "Set the site's environment variable NEXT_PUBLIC_SANITY_STUDIO_URL to {studio}. If the variable already has this value, remove the Content Security Policy that a proxy or hosting provider adds.",
    ),
  ],
  "frame unreachable": [
    translate("The site's server can't reach itself at {site}: {reason}"),
    translate(
      "Some hosting providers block requests from a server to itself. Ignore this warning if the result of “Display in the studio” is “Passed”.",
    ),
  ],
  "shown shows": [translate("A page of the site loaded inside the studio.")],
  "shown blocked": [
    translate("A page of the site did not load inside the studio."),
    translate(
      "Check the result of “Embedding settings” first. If the result is “Passed”, turn off tracking protection and browser extensions for the site.",
    ),
  ],
  "enable kept": [
    translate(
      "The site accepts the preview secret and sets a cookie that works inside the studio.",
    ),
  ],
  "enable refuses": [
    translate(
      "The site does not start the preview, although the preview secret is valid (status {status}).",
    ),
    translate(
      "Check the result of “Read token” first. If the result is “Passed”, make sure that no proxy shortens URLs.",
    ),
  ],
  "enable noCookie": [
    translate("The site accepts the preview secret, but sets no cookie."),
    translate(
      "A proxy or hosting provider removes the cookies that the site sets at URLs below /api. Configure the proxy or hosting provider to keep these cookies.",
    ),
  ],
  "enable notInFrames": [
    translate(
      "The site's cookie doesn't work inside the studio, because the studio and the site have different host names.",
    ),
    translate(
      "With different host names, the cookie works only if the site runs in production mode. Start the site in production mode: `npm start`",
    ),
  ],
  "enable unreachable": [
    translate("The site can't run this check: {reason}"),
    translate(
      "See the results of the checks “Preview cookie” and “Exit preview in this browser” instead.",
    ),
  ],
  "disable answers": [translate("The URL for ending the preview responds.")],
  "disable refuses": [
    translate("The URL for ending the preview returns status {status}."),
    translate(
      "Configure the proxy or hosting provider to pass requests for /api/draft-mode/disable to the site.",
    ),
  ],
  "disable unreachable": [
    translate("The site can't run this check: {reason}"),
    translate(
      "See the results of the checks “Preview cookie” and “Exit preview in this browser” instead.",
    ),
  ],
  "cookie kept": [translate("The site's draft preview starts inside the studio.")],
  "cookie lost": [
    translate(
      "The site's draft preview doesn't start inside the studio, because the browser blocks the cookie.",
    ),
    translate(
      "Allow the site's cookies in this browser's settings. To fix the problem for all editors, host the studio and the site on the same domain, for example on studio.example.org and example.org.",
    ),
  ],
  "ends ends": [translate("The site's draft preview can be ended inside the studio.")],
  "ends stays": [
    translate("The site's draft preview can't be ended inside the studio."),
    translate(
      "To end the draft preview, delete the site's cookies in this browser. Visitors are not affected.",
    ),
  ],
};
