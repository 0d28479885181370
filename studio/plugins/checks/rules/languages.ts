import type { Path } from "sanity";
import { translate } from "../../../i18n/translate.ts";
import type { Facts } from "../facts.ts";
import type { Finding } from "../finding.ts";
import { type CheckedPage, entriesAt, fieldAt, textAt } from "../stored-page.ts";

type Displayed = { id: string; path: Path };

const fields = new Map([
  ["formBlock", "form"],
  ["reusable", "original"],
]);

export const displayedIn = ({ objects }: CheckedPage): Displayed[] =>
  objects
    .flatMap(({ path, type, value }): Displayed[] => {
      if (type === "pageList" && textAt(value, "source") === "chosen") {
        return entriesAt(value, "chosen", path).map((entry) => ({
          id: textAt(entry.value, "_ref"),
          path: entry.path,
        }));
      }
      const field = fields.get(type);
      return field === undefined
        ? []
        : [{ id: textAt(fieldAt(value, field), "_ref"), path: [...path, field] }];
    })
    .filter(({ id }) => id !== "");

export function otherLanguages(page: CheckedPage, facts: Facts | null): Finding[] {
  const documents = new Map(facts?.displayed.map((document) => [document.id, document]));
  return displayedIn(page).flatMap(({ id, path }) => {
    const { title, language } = documents.get(id) ?? { title: null, language: null };
    if (language === null || language === page.language || page.language === "") return [];
    const finding: Finding = {
      check: "languages",
      level: "warning",
      path,
      message: translate(
        "“{title}” is in another language ({language}) than this page ({page}). Select one in the language of this page.",
        { title: title ?? "?", language, page: page.language },
      ),
    };
    return [finding];
  });
}
