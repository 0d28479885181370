import { say } from "../../i18n/say.ts";
import type { Said } from "./said.ts";

/** Texts of the findings about iframes, cookies and draft mode, by `<check> <finding>`. */
export const frameFindings: Readonly<Record<string, Said>> = {
  "frame allows": [say("They name this studio.")],
  "frame frameOptions": [
    say("Something in front of the site sends X-Frame-Options: {said}."),
    say(
      "Remove that header where the site is hosted: the site’s own policy says who may frame it.",
    ),
  ],
  "frame frameAncestors": [
    say("The site’s policy lets in {said}, but not {studio}."),
    say(
      "Set NEXT_PUBLIC_SANITY_STUDIO_URL of the site to {studio}; if it is, something in front of the site sends a policy of its own.",
    ),
  ],
  "frame unreachable": [
    say("The site’s server could not call itself at {site}: {reason}"),
    say("If the frame below shows the site, all is well: some hosts allow no such call."),
  ],
  "shown shows": [say("A page of the site was opened here and answered.")],
  "shown blocked": [
    say("A page of the site was opened here, and never shown."),
    say(
      "See what is said of the frame above. A browser’s tracking protection or an extension may block it too.",
    ),
  ],
  "enable kept": [say("The site takes your secret, and sets a cookie that frames keep.")],
  "enable refuses": [
    say("The site refused a good secret (status {status})."),
    say("See what is said of the token. A proxy in front of the site may cut addresses short."),
  ],
  "enable noCookie": [
    say("The site took the secret, but set no cookie."),
    say("Something in front of the site removes cookies from answers of /api: let them through."),
  ],
  "enable notInFrames": [
    say("Its cookie does not travel in frames of another host."),
    say(
      "Run the site in production (npm start): only there is the cookie made for frames of other hosts.",
    ),
  ],
  "enable unreachable": [
    say("The site could not try it on itself: {reason}"),
    say("What your browser says below counts."),
  ],
  "disable answers": [say("The address that ends it answers.")],
  "disable refuses": [
    say("The address that ends it answers with status {status}."),
    say("Let /api/draft-mode/disable through to the site."),
  ],
  "disable unreachable": [
    say("The site could not try it on itself: {reason}"),
    say("What your browser says below counts."),
  ],
  "cookie kept": [say("Draft mode began in a frame.")],
  "cookie lost": [
    say("Draft mode did not begin in a frame: the cookie was lost."),
    say(
      "Allow cookies of the site in this browser’s settings. If studio and site can share a domain (studio.example.org beside example.org), that ends it for everyone.",
    ),
  ],
  "ends ends": [say("And it ended again.")],
  "ends stays": [
    say("Draft mode did not end in the frame."),
    say("It ends with the browser’s cookies of the site. Visitors are not concerned."),
  ],
};
