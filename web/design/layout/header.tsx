import { AccountMenu } from "../../members/menu/account-menu.tsx";
import { InterfaceText } from "../ui/interface-text.tsx";
import { pagePath } from "../ui/page-path.ts";
import { wordsOf, type Frame } from "./frame.ts";
import styles from "./header.module.css";
import { LanguageSwitch } from "./language-switch.tsx";
import { SiteLinks } from "./site-links.tsx";

const menuId = "site-menu";

/**
 * Renders the header: skip link, site name, menu, languages, account menu. On phones the menu is a native popover. While
 * it is open, the script in `color-scheme.ts` makes the rest of the page inert.
 */
export function Header({ settings, language, versions, t, reader }: Frame) {
  const links = wordsOf(settings.site, language)?.menu ?? [];
  return (
    <header className={`grid ${styles.header}`} data-tone="inverted">
      <a href="#content" className={styles.skip}>
        <InterfaceText t={t} text="site.skipToContent" />
      </a>
      <div className={styles.bar}>
        <a href={pagePath({ language, slug: "index" })} className={styles.name}>
          {settings.site.name}
        </a>
        <button type="button" popoverTarget={menuId} className={styles.menuButton}>
          <span className={styles.menuLabel}>
            <InterfaceText t={t} text="site.menu" />
          </span>
          <span className={styles.closeLabel}>
            <InterfaceText t={t} text="site.closeMenu" />
          </span>
        </button>
        <div
          id={menuId}
          popover="auto"
          className={styles.menu}
          data-tone="inverted"
          data-covers-page=""
        >
          <nav aria-label={t("site.mainMenu")}>
            <SiteLinks links={links} className={styles.links} />
          </nav>
          <LanguageSwitch
            settings={settings.locale}
            language={language}
            versions={versions}
            t={t}
          />
        </div>
        <div className={styles.member}>
          <AccountMenu language={language} reader={reader} t={t} />
        </div>
      </div>
    </header>
  );
}
