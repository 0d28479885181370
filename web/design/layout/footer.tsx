import type { CSSProperties, ReactNode } from "react";
import { linkAddress } from "../ui/link-address.ts";
import { pagePath } from "../ui/page-path.ts";
import { visibleLength } from "../ui/visible-length.ts";
import { Brand } from "./header/brand.tsx";
import { siteTextsOf, type Frame } from "./frame.ts";
import styles from "./footer.module.css";
import { LanguageSwitch } from "./language-switch.tsx";
import { SiteLinks } from "./site-links.tsx";
import { SocialLinks } from "./social-links.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

/**
 * Returns a custom property with the number of letters of the site's name. The style sheet uses it
 * to fit the name to the window's width.
 */
const lettersOf = (name: string): CSSProperties & { "--letters": number } => ({
  "--letters": Math.max(4, visibleLength(name)),
});

/**
 * Renders the footer: the site's text and links, profiles, theme toggle, consent button and languages. In the layout
 * `statement`, the site's name fills the lower edge; in the others, the logo or the name begins the footer.
 */
export function Footer({
  settings,
  language,
  path,
  versions,
  t,
  look,
  renderConsentButton,
}: Frame & {
  /** Returns the button that opens the consent dialog. It gets the class of the footer's buttons. */
  renderConsentButton: (className: string) => ReactNode;
}) {
  const { site } = settings;
  const { footerLayout: layout, footerTone: tone } = site;
  const texts = siteTextsOf(site, language);
  const text = texts?.footerText ?? texts?.tagline ?? null;
  const links = texts?.footerLinks ?? [];
  const isStatement = layout === "statement";
  const columns =
    layout === "simple"
      ? []
      : (texts?.footerColumns ?? []).filter(({ links: own }) =>
          own.some((link) => linkAddress(link) !== null),
        );
  return (
    <footer className={`room grid ${styles.footer}`} data-tone={tone} data-layout={layout}>
      <div data-decor="footer" aria-hidden="true" />
      <div className={styles.about}>
        {isStatement ? null : (
          <a href={pagePath({ language, slug: "index" })} className={styles.brand}>
            <Brand look={look} tone={tone} name={site.name} />
          </a>
        )}
        {isStatement || text !== null ? <p className={styles.text}>{text ?? site.name}</p> : null}
      </div>
      <nav aria-label={t("site.footerMenu")} className={styles.links}>
        {columns.map(({ _key, title, links: own }) => (
          <div key={_key} className={styles.column}>
            <h2 className={styles.columnTitle}>{title}</h2>
            <SiteLinks links={own} path={path} />
          </div>
        ))}
        {links.length > 0 ? <SiteLinks links={links} path={path} className={styles.more} /> : null}
      </nav>
      <div className={styles.switches}>
        <SocialLinks links={site.socialLinks} t={t} className={styles.social} />
        <ThemeToggle t={t} />
        {renderConsentButton(styles.switch ?? "")}
        <LanguageSwitch settings={settings.locale} language={language} versions={versions} t={t} />
      </div>
      {isStatement ? (
        <p className={styles.name} style={lettersOf(site.name)} aria-hidden="true">
          {site.name}
        </p>
      ) : null}
    </footer>
  );
}
