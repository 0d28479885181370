import { say } from "../../../i18n/say.ts";
import { redirectPathOf } from "@marquee/schemas/contract";
import { lostAddress } from "../../../inputs/redirect-offer.ts";
import type { Facts, KnownRedirect } from "../facts.ts";
import type { Finding } from "../finding.ts";
import type { CheckedPage } from "../page.ts";
import { type End, follow, pathLedTo } from "../redirect-trail.ts";

const finding = (level: Finding["level"], message: string): Finding => ({
  check: "address",
  level,
  path: ["slug"],
  message,
});

/** Judges a redirect from `from` to `left`, the path that the page leaves. Returns null if it still works. */
function judge(from: string, left: string, end: End): Finding | null {
  const facts = { from, left };
  switch (end) {
    case "circle":
      return finding(
        "error",
        say(
          "The redirect from “{from}” leads to “{left}”, which this page leaves: visitors of “{from}” would be sent round in circles, and see an error of their browser. Let that redirect lead to this page itself, or keep the address.",
          facts,
        ),
      );
    case "nowhere":
      return finding(
        "warning",
        say(
          "The redirect from “{from}” leads to “{left}”, which this page leaves: visitors of “{from}” would find nothing. Choose the page in that redirect, and it follows the page.",
          facts,
        ),
      );
    case "twice":
      return finding(
        "warning",
        say(
          "The redirect from “{from}” leads to “{left}”, which this page leaves: visitors of “{from}” would be sent on twice. Choose the page in that redirect, and it leads here straight.",
          facts,
        ),
      );
    case "arrives":
      return null;
  }
}

const leadsTo = (redirect: KnownRedirect, path: string): boolean =>
  redirect.page === null && pathLedTo(redirect) === path;

/** Checks the effects of a page's new path: on visitors of the old one, and on redirects. */
export function addressAndRedirects(page: CheckedPage, facts: Facts): Finding[] {
  const { redirects, publishedAddress: left } = facts;
  const written = page.address === null ? null : redirectPathOf(page.address);
  const shadowed = redirects.find(({ from }) => from === written);
  const taken =
    shadowed === undefined
      ? []
      : [
          finding(
            "warning",
            say(
              "There is a redirect from “{from}”, this page's own address. Nobody is sent on while the page stands there: delete the redirect, or give the page another address.",
              { from: shadowed.from },
            ),
          ),
        ];
  if (left === null || written === null || left === written) return taken;
  const standing = new Set([...facts.standing, written]);
  standing.delete(left);
  const moved = redirects
    .filter((redirect) => leadsTo(redirect, left))
    .flatMap(({ from }) => judge(from, left, follow(from, redirects, standing)) ?? []);
  const lost = lostAddress(
    { published: left, written, before: null },
    redirects.map(({ from }) => from),
  );
  return lost === null
    ? [...taken, ...moved]
    : [
        ...taken,
        ...moved,
        finding(
          "warning",
          say(
            "Visitors and search engines know this page at “{lost}” and would find nothing there. The field offers a redirect in one press.",
            { lost },
          ),
        ),
      ];
}
