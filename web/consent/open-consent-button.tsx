import type { ConsentSettings } from "@marquee/schemas/types";
import type { Translate } from "../i18n/translate.ts";
import { pagePath } from "../design/ui/page-path.ts";
import styles from "./open-consent-button.module.css";

const noteId = "privacy-choices";

/**
 * The footer's button that opens the consent dialog [CON-3]. It has no script of its own:
 * `ConsentShell` listens for clicks on it, and prevents their default. Without that script, the button opens an
 * explanation of what the site stores.
 */
export function OpenConsentButton({
  settings,
  language,
  t,
  className,
}: {
  settings: ConsentSettings;
  language: string;
  t: Translate;
  className: string;
}) {
  const policyPage = settings.notices.find((each) => each.language === language)?.policyPage;
  return (
    <>
      <button type="button" data-opens="consent" popoverTarget={noteId} className={className}>
        {t("consent.open")}
      </button>
      <div id={noteId} popover="auto" className={styles.explanation} data-tone="default">
        <p>{t("consent.scriptless")}</p>
        {policyPage ? (
          <p>
            <a href={pagePath(policyPage)}>{t("consent.policy")}</a>
          </p>
        ) : null}
      </div>
    </>
  );
}
