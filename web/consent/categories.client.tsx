"use client";
import { type ReactNode, useEffect, useId, useRef } from "react";
import type { BannerTexts } from "./banner-texts.ts";
import styles from "./banner.module.css";
import type { Choice } from "./record.ts";

type CategoryProps = {
  name: string;
  text: string;
  isAllowed: boolean;
  /** Null: it can't be changed. */
  onChange: ((isAllowed: boolean) => void) | null;
};

function Category({ name, text, isAllowed, onChange }: CategoryProps): ReactNode {
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
        {name}
      </label>
      <p id={explanation} className={styles.explanation}>
        {text}
      </p>
    </li>
  );
}

/** Whether the browser asks on the visitor's behalf not to be tracked (GPC, or the older Do Not Track). */
function asksNotToBeTracked(): boolean {
  return Reflect.get(navigator, "globalPrivacyControl") === true || navigator.doNotTrack === "1";
}

/** What the visitor is choosing, and what to do when they are done. */
type CategoriesProps = {
  texts: BannerTexts;
  withAnalytics: boolean;
  choice: Choice;
  onChange: (choice: Choice) => void;
  onSave: () => void;
  /** Null where nothing was chosen yet: then the banner stays. */
  onClose: (() => void) | null;
};

/** The categories one by one, and the button that saves them. */
export function Categories({
  texts,
  withAnalytics,
  choice,
  onChange,
  onSave,
  onClose,
}: CategoriesProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector<HTMLInputElement>("input:enabled")?.focus(), []);
  return (
    <>
      <ul ref={list} className={styles.categories} aria-label={texts.choices}>
        <Category name={texts.necessary} text={texts.necessaryText} isAllowed onChange={null} />
        {withAnalytics && (
          <Category
            name={texts.analytics}
            text={asksNotToBeTracked() ? texts.signalled : texts.analyticsText}
            isAllowed={choice.analytics}
            onChange={(analytics) => onChange({ ...choice, analytics })}
          />
        )}
        <Category
          name={texts.media}
          text={texts.mediaText}
          isAllowed={choice.media}
          onChange={(media) => onChange({ ...choice, media })}
        />
      </ul>
      <div className={styles.row}>
        <button type="button" className={styles.button} onClick={onSave}>
          {texts.save}
        </button>
        {onClose && (
          <button type="button" className={styles.quiet} onClick={onClose}>
            {texts.close}
          </button>
        )}
      </div>
    </>
  );
}
