import type { ReactNode } from "react";
import { InterfaceText } from "../../ui/interface-text.tsx";
import { linkAddress } from "../../ui/link-address.ts";
import { pagePath } from "../../ui/page-path.ts";
import { Brand } from "./brand.tsx";
import { siteTextsOf, type Frame } from "../frame.ts";
import styles from "./header.module.css";
import { LanguageSwitch } from "../language-switch.tsx";
import { menuFits } from "./menu-width.ts";
import { SiteLinks } from "../site-links.tsx";
import { SearchLink } from "../../search/search-link.tsx";

const menuId = "site-menu";

/**
 * Renders the header: skip link, logo or site name, menu, languages, account menu, call to action. If the menu does
 * not fit, as on phones, it is a native popover. While the popover is open, the script in `color-scheme.ts` makes the
 * rest of the page inert.
 */
export function Header({
  settings,
  language,
  path,
  versions,
  t,
  look,
  accountMenu,
  hasDialogs = true,
}: Frame & {
  /** The sign-in link, or the member's menu. */
  accountMenu: ReactNode;
  /** False if the page has no script that opens the search dialog. The link then opens its page. */
  hasDialogs?: boolean;
}) {
  const { name, headerLayout, headerTone, search } = settings.site;
  const texts = siteTextsOf(settings.site, language);
  const links = texts?.menu ?? [];
  const action = texts?.headerAction ?? null;
  const actionHref = action && linkAddress(action);
  const isRow = menuFits({
    layout: headerLayout,
    name,
    links,
    languages: settings.locale.languages.length,
    search,
    action: actionHref ? (action?.label ?? null) : null,
  });
  return (
    <header
      className={`grid ${styles.header}`}
      data-tone={headerTone}
      data-layout={headerLayout}
      data-menu={isRow ? "row" : "button"}
    >
      <a href="#content" className={styles.skip}>
        <InterfaceText t={t} text="site.skipToContent" />
      </a>
      <div className={styles.bar}>
        <a href={pagePath({ language, slug: "index" })} className={styles.brand}>
          <Brand look={look} tone={headerTone} name={name} />
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
          data-tone={headerTone}
          data-covers-page=""
        >
          <nav aria-label={t("site.mainMenu")} className={styles.navigation}>
            <SiteLinks links={links} path={path} className={styles.links} />
          </nav>
          {/* On the smallest phones, the bar has no room for the search. */}
          {search ? (
            <div className={styles.searchInMenu}>
              <SearchLink language={language} t={t} hasDialog={hasDialogs} isNamed />
            </div>
          ) : null}
          {actionHref ? (
            <a href={actionHref} className={`${styles.action} ${styles.inMenu}`}>
              {action?.label}
            </a>
          ) : null}
          <LanguageSwitch
            settings={settings.locale}
            language={language}
            versions={versions}
            t={t}
          />
        </div>
        <div className={styles.end}>
          {search ? (
            <div className={styles.search}>
              <SearchLink language={language} t={t} hasDialog={hasDialogs} />
            </div>
          ) : null}
          <div className={styles.member}>{accountMenu}</div>
          {/* On phones, the bar has no room for the call to action, so the menu contains it. */}
          {actionHref ? (
            <a href={actionHref} className={`${styles.action} ${styles.inBar}`}>
              {action?.label}
            </a>
          ) : null}
        </div>
      </div>
    </header>
  );
}
