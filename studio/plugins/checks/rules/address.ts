import { translate } from "../../../i18n/translate.ts";
import { homeSlug, redirectPathOf } from "@marquee/schemas/contract";
import { pagePath } from "../../../page-address.ts";
import { lostAddress } from "../../../inputs/redirect-offer.ts";
import type { Facts, KnownRedirect } from "../facts.ts";
import type { Finding } from "../finding.ts";
import type { CheckedPage } from "../stored-page.ts";
import { type End, follow, pathLedTo } from "../redirect-trail.ts";

const finding = (level: Finding["level"], message: string): Finding => ({
  check: "address",
  level,
  path: ["slug"],
  message,
});

/**
 * Returns the finding for a redirect from the path `from` to the page's previous path `left`. `end`
 * is the result of following that redirect after the page is published at its new path. Returns
 * null if the redirect will still work.
 */
function judge(from: string, left: string, end: End): Finding | null {
  const facts = { from, left };
  switch (end) {
    case "circle":
      return finding(
        "error",
        translate(
          "The redirect from “{from}” leads to “{left}”, the previous URL of this page. This would cause a redirect loop. Select this page as the redirect's target, or restore the previous slug.",
          facts,
        ),
      );
    case "nowhere":
      return finding(
        "warning",
        translate(
          "The redirect from “{from}” leads to “{left}”, the previous URL of this page. Visitors would see an error page. Select this page as the redirect's target.",
          facts,
        ),
      );
    case "twice":
      return finding(
        "warning",
        translate(
          "The redirect from “{from}” leads to “{left}”, which redirects to this page. To avoid two redirects in a row, open the redirect from “{from}” and select this page as its target.",
          facts,
        ),
      );
    case "arrives":
      return null;
  }
}

const leadsTo = (redirect: KnownRedirect, path: string): boolean =>
  redirect.page === null && pathLedTo(redirect) === path;

/** Returns the finding for an address that a page leaves, and at which visitors would find nothing. */
function leaving(lost: string, { language }: CheckedPage): Finding {
  const home = pagePath({ language, slug: homeSlug });
  return home !== null && redirectPathOf(home) === lost
    ? finding(
        "error",
        translate(
          "The site's name and logo lead to “{lost}”, and visitors would see an error page there. Restore the slug “index”. To replace the home page, open another page and select “Make this the home page” in its menu.",
          { lost },
        ),
      )
    : finding(
        "warning",
        translate(
          "Links to the previous URL “{lost}” would lead to an error page. Create a redirect below the slug field.",
          { lost },
        ),
      );
}

/** Reports pages that stay below the page's previous path `left`, where its lists no longer find them. */
const staying = (left: string, { pagesBelow }: Facts): Finding[] =>
  pagesBelow === 0
    ? []
    : [
        finding(
          "warning",
          translate(
            "Published pages with URLs below “{left}”: {count}. These URLs stay as they are, so page lists that display the pages below this one become empty. Change the slugs of these pages too, or restore the previous slug.",
            { left, count: String(pagesBelow) },
          ),
        ),
      ];

/**
 * Reports problems of a page's new path: a redirect at that path, redirects that lead to the old path, pages below the
 * old path, and a missing redirect from the old path.
 */
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
            translate(
              "The redirect from “{from}” has no effect, because this page has the same URL. Delete the redirect, or change the page's slug.",
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
  const others = [...taken, ...moved, ...staying(left, facts)];
  const lost = lostAddress(
    { published: left, written, before: null },
    redirects.map(({ from }) => from),
  );
  return lost === null ? others : [...others, leaving(lost, page)];
}
