import { translate } from "../../i18n/translate.ts";
import type { ResultText } from "./check-result.ts";

/** Texts of the findings about iframes, cookies and draft mode, by `<check> <finding>`. */
export const frameTexts: Readonly<Record<string, ResultText>> = {
  "frame allows": [translate("The site allows this studio to display its pages in a frame.")],
  "frame frameOptions": [
    translate("A proxy or hosting provider sends the header X-Frame-Options: {said}."),
    translate("Remove this header there. The site's Content Security Policy controls frames."),
  ],
  "frame frameAncestors": [
    translate("The site's Content Security Policy allows {said}, but not {studio}."),
    translate(
      "Set NEXT_PUBLIC_SANITY_STUDIO_URL of the site to {studio}. If it is already set, remove the policy that a proxy or hosting provider adds.",
    ),
  ],
  "frame unreachable": [
    translate("The site's server can't reach itself at {site}: {reason}"),
    translate(
      "Some hosting providers block such requests. Ignore this warning if “Preview frame” passes.",
    ),
  ],
  "shown shows": [translate("A page of the site loaded in a frame.")],
  "shown blocked": [
    translate("A page of the site did not load in a frame."),
    translate(
      "Check “Frame headers” first. Tracking protection or a browser extension can also block frames.",
    ),
  ],
  "enable kept": [
    translate("The site accepts the preview secret and sets a cookie that works in frames."),
  ],
  "enable refuses": [
    translate("The site rejects a valid preview secret (status {status})."),
    translate("Check “Read token” first. A proxy in front of the site can also truncate URLs."),
  ],
  "enable noCookie": [
    translate("The site accepts the preview secret, but sets no cookie."),
    translate(
      "A proxy or hosting provider removes cookies from responses of /api. Configure it to keep them.",
    ),
  ],
  "enable notInFrames": [
    translate("The site's cookie doesn't work in frames on another host."),
    translate(
      "Run the site in production mode with npm start. Only then does the cookie work in frames on other hosts.",
    ),
  ],
  "enable unreachable": [
    translate("The site can't run this check: {reason}"),
    translate("Use the results from your browser below instead."),
  ],
  "disable answers": [translate("The exit URL responds.")],
  "disable refuses": [
    translate("The exit URL responds with status {status}."),
    translate(
      "Configure the proxy or hosting provider to pass requests for /api/draft-mode/disable to the site.",
    ),
  ],
  "disable unreachable": [
    translate("The site can't run this check: {reason}"),
    translate("Use the results from your browser below instead."),
  ],
  "cookie kept": [translate("Draft mode started in a frame.")],
  "cookie lost": [
    translate("Draft mode did not start in a frame, because the browser blocked the cookie."),
    translate(
      "Allow the site's cookies in this browser's settings. To fix this for all editors, use one domain for both, such as studio.example.org and example.org.",
    ),
  ],
  "ends ends": [translate("Draft mode ended in the frame.")],
  "ends stays": [
    translate("Draft mode did not end in the frame."),
    translate("Delete the site's cookies in this browser to end it. Visitors are not affected."),
  ],
};
