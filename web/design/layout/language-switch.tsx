import type { LanguageSettings } from "../../i18n/languages.ts";
import type { Translate } from "../../i18n/translate.ts";
import { pagePath } from "../ui/page-path.ts";
import styles from "./language-switch.module.css";

/**
 * Renders links to this page in the other languages, and marks the languages in which the page does not exist.
 * Renders nothing if the site has only one language.
 */
export function LanguageSwitch({
  settings,
  language,
  versions,
  t,
}: {
  settings: LanguageSettings;
  language: string;
  versions: readonly { language: string; slug: string }[];
  t: Translate;
}) {
  if (settings.languages.length < 2) return null;
  return (
    <ul className={styles.list} aria-label={t("site.chooseLanguage")}>
      {settings.languages.map(({ code, name }) => {
        const version = versions.find((each) => each.language === code);
        const short = <span aria-hidden="true">{code.toUpperCase()}</span>;
        return (
          <li key={code}>
            {code === language ? (
              <span aria-current="true" lang={code} className={styles.current}>
                {short}
                <span className="sr-only">{name}</span>
              </span>
            ) : version ? (
              <a
                href={pagePath(version)}
                hrefLang={code}
                lang={code}
                data-language={code}
                className="lit"
              >
                {short}
                <span className="sr-only">{name}</span>
              </a>
            ) : (
              <span className={styles.missing} title={t("site.notInLanguage", { language: name })}>
                {short}
                <span className="sr-only">{t("site.notInLanguage", { language: name })}</span>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
