import type { CSSProperties } from "react";
import { OpenConsentButton } from "../../consent/open-consent-button.tsx";
import { wordsOf, type Frame } from "./frame.ts";
import styles from "./footer.module.css";
import { LanguageSwitch } from "./language-switch.tsx";
import { SiteLinks } from "./site-links.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

/** The stylesheet uses the number of letters to fit the name to the window's width. */
const lettersOf = (name: string): CSSProperties & { "--letters": number } => ({
  "--letters": Math.max(4, name.length),
});

/**
 * Renders the footer: a decorative row of seats, the site's text and links, theme toggle, consent button and languages.
 */
export function Footer({ settings, language, versions, t }: Frame) {
  const words = wordsOf(settings.site, language);
  return (
    <footer className={`room grid ${styles.footer}`} data-tone="inverted">
      <div className={styles.seats} aria-hidden="true" />
      <p className={styles.text}>{words?.footerText ?? words?.tagline ?? settings.site.name}</p>
      <nav aria-label={t("site.footerMenu")} className={styles.links}>
        <SiteLinks links={words?.footerLinks ?? []} />
      </nav>
      <div className={styles.switches}>
        <ThemeToggle t={t} />
        <OpenConsentButton
          settings={settings.consent}
          language={language}
          t={t}
          className={styles.switch ?? ""}
        />
        <LanguageSwitch settings={settings.locale} language={language} versions={versions} t={t} />
      </div>
      <p className={styles.name} style={lettersOf(settings.site.name)} aria-hidden="true">
        {settings.site.name}
      </p>
    </footer>
  );
}
