import type { Translate } from "../../i18n/translate.ts";
import { InterfaceText } from "../ui/interface-text.tsx";
import footer from "./footer.module.css";
import styles from "./theme-toggle.module.css";

/** Renders the theme toggle. The inline script in `color-scheme.ts` handles it; CSS displays the matching label. */
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
