import { homeSlug } from "@marquee/schemas/contract";
import { lengthOf, shownBySearch } from "@marquee/schemas/studio";
import { translate } from "../../../i18n/translate.ts";
import type { Facts } from "../facts.ts";
import type { Finding } from "../finding.ts";
import { type CheckedPage, fieldAt, textAt } from "../stored-page.ts";

const finding = (level: Finding["level"], path: Finding["path"], message: string): Finding => ({
  check: "search",
  level,
  path,
  message,
});

/**
 * Returns a page's title and description for search engines, and the path of the field that holds
 * the title. `isHidden`: whether the page is hidden from search engines.
 */
export function textsForSearch(page: CheckedPage) {
  const seo = fieldAt(page.value, "seo");
  const ownTitle = textAt(seo, "title");
  return {
    title: ownTitle || textAt(page.value, "title"),
    titleField: ownTitle === "" ? ["title"] : ["seo", "title"],
    description: textAt(seo, "description"),
    isHidden: fieldAt(seo, "noindex") === true,
  };
}

function aloneWith(page: CheckedPage, { lookalikes }: Facts): Finding[] {
  const { titleField } = textsForSearch(page);
  const [twin] = lookalikes.filter(({ sharesTitle }) => sharesTitle);
  const [echo] = lookalikes.filter(({ sharesDescription }) => sharesDescription);
  return [
    ...(twin === undefined
      ? []
      : [
          finding(
            "warning",
            titleField,
            translate(
              "This page and the page “{title}” have the same title in search results. Change one of the two titles.",
              { title: twin.title },
            ),
          ),
        ]),
    ...(echo === undefined
      ? []
      : [
          finding(
            "warning",
            ["seo", "description"],
            translate(
              "This page and the page “{title}” have the same description. Describe what is specific to this page.",
              { title: echo.title },
            ),
          ),
        ]),
  ];
}

/** Checks a page's title and description in search results. The form's own rules report SEO texts that are too long. */
export function titlesAndDescriptions(page: CheckedPage, facts: Facts | null): Finding[] {
  const { title, titleField, description, isHidden } = textsForSearch(page);
  if (isHidden) {
    return page.slug === homeSlug
      ? [
          finding(
            "warning",
            ["seo", "noindex"],
            translate(
              "The home page is hidden from search engines, so the site is hard to find. Turn off “Hide from search engines”.",
            ),
          ),
        ]
      : [];
  }
  const length = lengthOf(title);
  const isCut = titleField.length === 1 && length > shownBySearch.title;
  return [
    ...(isCut
      ? [
          finding(
            "info",
            ["seo", "title"],
            translate(
              "The page's title has {length} characters, but search engines display only about {shown}. Enter a shorter title for search engines here.",
              { length: String(length), shown: String(shownBySearch.title) },
            ),
          ),
        ]
      : []),
    ...(description === ""
      ? [
          finding(
            "info",
            ["seo", "description"],
            translate(
              "This page has no description, so search engines display the site description. Describe this page in one or two sentences.",
            ),
          ),
        ]
      : []),
    ...(facts === null ? [] : aloneWith(page, facts)),
  ];
}
