"use client";
import { type ReactNode, useId } from "react";
import type { CategoryTexts } from "./consent-texts.ts";
import styles from "./preferences.module.css";

type CategoryProps = {
  texts: CategoryTexts;
  /** Displayed below the explanation. */
  note?: string | null;
  isAllowed: boolean;
  /** Null if it can't be changed. */
  onChange: ((isAllowed: boolean) => void) | null;
};

/** One category: a checkbox and its explanation. */
export function Category({ texts, note = null, isAllowed, onChange }: CategoryProps): ReactNode {
  const explanation = useId();
  return (
    <li className={styles.category}>
      <label className={styles.label}>
        <input
          type="checkbox"
          checked={isAllowed}
          disabled={onChange === null}
          aria-describedby={explanation}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        {texts.name}
      </label>
      <div id={explanation} className={styles.explanation}>
        <p>{texts.text}</p>
        {note === null ? null : <p className={styles.signal}>{note}</p>}
      </div>
    </li>
  );
}
