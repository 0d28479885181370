import type { Translate } from "../../i18n/translate.ts";
import { InterfaceText } from "../ui/interface-text.tsx";
import footer from "./footer.module.css";
import styles from "./theme-toggle.module.css";

/**
 * Renders the theme toggle. The inline script in `color-scheme.ts` handles clicks on it. CSS
 * displays one of the two labels, depending on the current color scheme.
 */
export function ThemeToggle({ t }: { t: Translate }) {
  return (
    <button type="button" data-theme-toggle="" className={footer.switch}>
      <span className={styles.off}>
        <InterfaceText t={t} text="site.lightsOff" />
      </span>
      <span className={styles.on}>
        <InterfaceText t={t} text="site.lightsOn" />
      </span>
    </button>
  );
}
