import type { Translate } from "../../i18n/translate.ts";
import { Said } from "../ui/said.tsx";
import footer from "./footer.module.css";
import styles from "./theme-toggle.module.css";

/** Renders the theme toggle. The inline script (lights.ts) handles it; CSS displays the matching label. */
export function LightSwitch({ t }: { t: Translate }) {
  return (
    <button type="button" data-lights="" className={footer.switch}>
      <span className={styles.off}>
        <Said t={t} text="site.lightsOff" />
      </span>
      <span className={styles.on}>
        <Said t={t} text="site.lightsOn" />
      </span>
    </button>
  );
}
