import { studioLanguage } from "../../i18n/language.ts";
import { translate } from "../../i18n/translate.ts";
import { languageName } from "../translations/use-page-group.ts";

const lists = new Intl.ListFormat(studioLanguage, { type: "conjunction" });

/** Lists the names of languages. The code of pages without a language is empty. */
const listOfLanguages = (codes: ReadonlySet<string>): string =>
  lists.format(
    [...codes].map((code) => (code === "" ? translate("No language yet") : languageName(code))),
  );

/** Returns the question before pages are deleted, some of which the user's role can't write to the trash. */
export const deletionWithoutTrash = (
  languages: readonly string[],
  withoutTrash: ReadonlySet<string>,
): string =>
  languages.every((language) => withoutTrash.has(language))
    ? translate(
        "Delete these pages and their drafts? Your role can't write to the trash, so you can't undo this.",
      )
    : translate(
        "Delete these pages and their drafts? Your role can't write pages in these languages to the trash, so you can't undo their deletion: {languages}",
        { languages: listOfLanguages(withoutTrash) },
      );
