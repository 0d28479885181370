import type { ConsentSettings } from "@marquee/schemas/types";
import type { Translate } from "../i18n/translate.ts";
import { pagePath } from "../design/ui/page-path.ts";
import styles from "./open-consent-button.module.css";

/**
 * The footer's button that opens the consent dialog [CON-3]. It has no script of its own:
 * `ConsentShell` listens for clicks on it. Without script, an explanation of what the site stores
 * replaces it.
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
  const label = t("consent.open");
  const policyPage = settings.notices.find((each) => each.language === language)?.policyPage;
  return (
    <>
      <button type="button" data-opens="consent" className={`${styles.button} ${className}`}>
        {label}
      </button>
      <noscript>
        <details>
          <summary className={className}>{label}</summary>
          <div className={styles.explanation}>
            <p>{t("consent.scriptless")}</p>
            {policyPage ? (
              <p>
                <a href={pagePath(policyPage)}>{t("consent.policy")}</a>
              </p>
            ) : null}
          </div>
        </details>
      </noscript>
    </>
  );
}
