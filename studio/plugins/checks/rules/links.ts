import { translate } from "../../../i18n/translate.ts";
import type { Facts, KnownPage } from "../facts.ts";
import type { Finding } from "../finding.ts";
import { linksOf, ownPathOf, type StoredLink } from "../links.ts";
import type { CheckedPage } from "../stored-page.ts";

type Judged = Pick<Finding, "level" | "message">;

const titleOf = ({ title, slug }: KnownPage): string => title ?? slug ?? "?";

function judgePage(target: KnownPage | undefined, language: string): Judged | null {
  if (target === undefined) {
    return {
      level: "warning",
      message: translate(
        "The linked page no longer exists, so visitors see the link text without a link. Select another page.",
      ),
    };
  }
  // A page without a slug or language has no URL. The site hides a block that links to such a page.
  if (target.slug === null || target.language === null) {
    return {
      level: "error",
      message: translate(
        "The page “{title}” has no slug, so visitors would not see this block. Add a slug to the page “{title}”, or select another page.",
        { title: titleOf(target) },
      ),
    };
  }
  if (!target.isPublished) {
    return {
      level: "warning",
      message: translate(
        "The linked page “{title}” is not published, so visitors would see the link text without a link. Publish the linked page first.",
        { title: titleOf(target) },
      ),
    };
  }
  return target.language === language
    ? null
    : {
        level: "warning",
        message: translate(
          "The linked page “{title}” is in another language ({language}). Select the translation of the linked page, or name the language in the link text.",
          { title: titleOf(target), language: target.language },
        ),
      };
}

const isScreen = (path: string): boolean => path.split("/").length <= 2;

function judgeAddress(path: string, { standing, redirects }: Facts): Judged {
  const isKnown =
    isScreen(path) || standing.has(path) || redirects.some(({ from }) => from === path);
  return isKnown
    ? {
        level: "info",
        message: translate(
          "“{path}” is a page of this site. Select the page instead, so that the link still works if the page's URL changes.",
          { path },
        ),
      }
    : {
        level: "warning",
        message: translate(
          "This site has no page at “{path}”, so visitors would see an error page. Select an existing page instead.",
          { path },
        ),
      };
}

const vague =
  /^(?:click here|here|more|read more|link|this|hier|mehr|klicken sie hier|weiterlesen|ici|cliquez ici|plus|en savoir plus|هنا|المزيد|اضغط هنا)[.!…]?$/i;

const vagueLabelFindings = (link: StoredLink): Finding[] =>
  vague.test(link.label)
    ? [
        {
          check: "links",
          level: "warning",
          path: [...link.path.slice(0, -1), "label"],
          message: translate(
            "The link text “{label}” doesn't say where the link leads. Screen readers can list links without the text around them, so name the target in the link text.",
            { label: link.label },
          ),
        },
      ]
    : [];

/** Reports links with a missing or wrong target, and links with a vague label. `site` is the site's base URL. */
export function deadLinks(page: CheckedPage, facts: Facts | null, site: string): Finding[] {
  const pages = new Map(facts?.targets.map((target) => [target.id, target]));
  return linksOf(page).flatMap((link) => {
    const vagueLabels = vagueLabelFindings(link);
    if (facts === null) return vagueLabels;
    const path = link.kind === "address" ? ownPathOf(link.href, site) : null;
    const judged =
      link.kind === "page"
        ? link.id === page.id
          ? null
          : judgePage(pages.get(link.id), page.language)
        : path === null
          ? null
          : judgeAddress(path, facts);
    return judged === null
      ? vagueLabels
      : [{ check: "links", path: link.path, ...judged }, ...vagueLabels];
  });
}
