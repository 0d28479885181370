import { say } from "../../i18n/say.ts";
import type { Said } from "./said.ts";

/** Texts of the findings about the site and its services, by `<check> <finding>`. */
export const siteFindings: Readonly<Record<string, Said>> = {
  "site answers": [say("At {site}.")],
  "site mixed": [
    say("This studio is on https, the site ({site}) is not: browsers show no such frame."),
    say("Give the site https, and set SANITY_STUDIO_PREVIEW_URL of the studio to that address."),
  ],
  "site away": [
    say("Nothing answers at {site}."),
    say(
      "See that the site runs, and that SANITY_STUDIO_PREVIEW_URL was its address when this studio was built.",
    ),
  ],
  "origin known": [say("It answers its questions.")],
  "origin refused": [
    say("The site answers, but not to a studio at {origin}."),
    say("Set NEXT_PUBLIC_SANITY_STUDIO_URL of the site to {origin}, and build the site again."),
  ],
  "origin busy": [say("The site was asked too often."), say("Wait a minute, then check again.")],
  "origin strange": [
    say("What answers at {site} is not this site, or an older one of it."),
    say("See that SANITY_STUDIO_PREVIEW_URL is the site’s address, and bring the site up to date."),
  ],
  "address same": [say("Links in shared pages and cookies fit.")],
  "address differs": [
    say("This studio opens {site}, but the site says it is {siteUrl}."),
    say(
      "Set MARQUEE_SITE_URL of the site and SANITY_STUDIO_PREVIEW_URL of the studio to one address.",
    ),
  ],
  "live follows": [say("The content service tells it, and it renews its pages.")],
  "live noSecret": [
    say("Published changes would appear with the next build only."),
    say("Set SANITY_REVALIDATE_SECRET of the site to a long random text, and start it again."),
  ],
  "live cannotRenew": [
    say("The site could not renew a page of its own: {reason}"),
    say(
      "The site calls itself at PORT, or else at MARQUEE_SITE_URL: see that its server can reach that.",
    ),
  ],
  "live away": [
    say("The content service did not begin to tell the site of changes: {reason}"),
    say(
      "See that nothing between the two ends long connections, and that the token is a good one.",
    ),
  ],
  "signIn answers": [say("The sign-in service answers, and knows the site.")],
  "signIn settings": [
    say("Settings of the sign-in service are wrong: {problems}"),
    say("Mend them in the site’s environment, and start it again."),
  ],
  "signIn refuses": [
    say("The sign-in service refused the site’s key (status {status})."),
    say(
      "NEXT_PUBLIC_FIREBASE_API_KEY is the web API key of the project; the site’s address must be among those it is kept to.",
    ),
  ],
  "signIn domain": [
    say("The sign-in service does not know {host}."),
    say("At Firebase, under Authentication › Settings › Authorised domains, add {host}."),
  ],
  "signIn unreachable": [
    say("The sign-in service did not answer: {reason}"),
    say("See that it runs, or that the site’s server may call identitytoolkit.googleapis.com."),
  ],
};
