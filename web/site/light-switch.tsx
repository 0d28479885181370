import type { Translate } from "../i18n/translate.ts";
import { Said } from "../ui/said.tsx";
import footer from "./footer.module.css";
import styles from "./light-switch.module.css";

/** Turns the house lights on or off; the site's one script (lights.ts) does it. CSS shows the words that fit. */
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
