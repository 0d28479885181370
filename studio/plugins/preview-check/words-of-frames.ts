import { say } from "../../i18n/say.ts";
import type { Said } from "./check-result.ts";

/** Texts of the findings about iframes, cookies and draft mode, by `<check> <finding>`. */
export const frameFindings: Readonly<Record<string, Said>> = {
  "frame allows": [say("The site allows this studio to display its pages in a frame.")],
  "frame frameOptions": [
    say("A proxy or host sends the header X-Frame-Options: {said}."),
    say("Remove this header there. The site's Content Security Policy controls frames."),
  ],
  "frame frameAncestors": [
    say("The site's Content Security Policy allows {said}, but not {studio}."),
    say(
      "Set NEXT_PUBLIC_SANITY_STUDIO_URL of the site to {studio}. If it is already set, remove the policy that a proxy or host adds.",
    ),
  ],
  "frame unreachable": [
    say("The site's server can't reach itself at {site}: {reason}"),
    say("Some hosts block such requests. Ignore this warning if “Preview frame” passes."),
  ],
  "shown shows": [say("A page of the site loaded in a frame.")],
  "shown blocked": [
    say("A page of the site did not load in a frame."),
    say(
      "Check “Frame headers” first. Tracking protection or a browser extension can also block frames.",
    ),
  ],
  "enable kept": [
    say("The site accepts the preview secret and sets a cookie that works in frames."),
  ],
  "enable refuses": [
    say("The site rejects a valid preview secret (status {status})."),
    say("Check “Read token” first. A proxy in front of the site can also truncate URLs."),
  ],
  "enable noCookie": [
    say("The site accepts the preview secret, but sets no cookie."),
    say("A proxy or host removes cookies from responses of /api. Let them through."),
  ],
  "enable notInFrames": [
    say("The site's cookie doesn't work in frames on another host."),
    say(
      "Run the site in production mode with npm start. Only then does the cookie work in frames on other hosts.",
    ),
  ],
  "enable unreachable": [
    say("The site can't run this check: {reason}"),
    say("The results from your browser below apply instead."),
  ],
  "disable answers": [say("The exit URL responds.")],
  "disable refuses": [
    say("The exit URL responds with status {status}."),
    say("Let requests for /api/draft-mode/disable through to the site."),
  ],
  "disable unreachable": [
    say("The site can't run this check: {reason}"),
    say("The results from your browser below apply instead."),
  ],
  "cookie kept": [say("Draft mode started in a frame.")],
  "cookie lost": [
    say("Draft mode did not start in a frame, because the browser blocked the cookie."),
    say(
      "Allow the site's cookies in this browser's settings. To fix this for all editors, use one domain for both, such as studio.example.org and example.org.",
    ),
  ],
  "ends ends": [say("Draft mode ended in the frame.")],
  "ends stays": [
    say("Draft mode did not end in the frame."),
    say("Delete the site's cookies in this browser to end it. Visitors are not affected."),
  ],
};
