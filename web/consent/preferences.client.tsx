"use client";
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { pageFormatLocale } from "../i18n/format-locale.client.ts";
import { writtenLocale } from "../i18n/written-locale.ts";
import type { CategoryTexts } from "./consent-texts.ts";
import type { ConsentPromptProps } from "./consent-prompt.ts";
import { hasTrackingOptOut } from "./tracking-opt-out.client.ts";
import { decide } from "./decide.client.ts";
import styles from "./preferences.module.css";
import type { Choice } from "../runtime/consent/record.ts";
import { currentConsent } from "../runtime/consent/store.client.ts";

/** `onClose` is called when the dialog closes, with or without a change. */
export type PreferencesProps = ConsentPromptProps & { onClose: () => void };

function writeMoment(time: number): string {
  const format = { dateStyle: "long", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(writtenLocale(pageFormatLocale()), format).format(time);
}

type CategoryProps = {
  texts: CategoryTexts;
  /** Displayed below the explanation. */
  note?: string | null;
  isAllowed: boolean;
  /** Called with the checkbox's new state; null if the visitor can't change the category. */
  onChange: ((isAllowed: boolean) => void) | null;
};

/** One category: a checkbox and its explanation. */
function Category({ texts, note = null, isAllowed, onChange }: CategoryProps): ReactNode {
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

/**
 * The consent dialog. Explains each category, shows the time of the last choice, and lets the visitor change or
 * withdraw consent. [CON-1][CON-3]
 */
export function Preferences({ onClose, ...props }: PreferencesProps) {
  const { texts } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const heading = useId();
  const intro = useId();
  const [made] = useState(currentConsent);
  const [choice, setChoice] = useState<Choice>({
    // Without a tag manager the dialog doesn't ask about statistics, so saving must not allow them.
    analytics: made.analytics && texts.analytics !== null,
    media: made.media,
  });
  // The browser traps focus in a modal dialog, and restores it on `close()` only while the dialog is still in the page.
  // Hence a layout effect, whose cleanup runs before the element is removed.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Focuses the title. The browser would otherwise focus the dialog's first link.
    title.current?.focus();
    return () => shown?.close();
  }, []);

  const finish = (decision: Choice) => {
    decide(decision, props);
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-tone="default"
      data-consent-preferences=""
      aria-labelledby={heading}
      aria-describedby={intro}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 ref={title} id={heading} tabIndex={-1} className={styles.heading}>
        {texts.open}
      </h2>
      <p id={intro} className={styles.intro}>
        {texts.intro} {texts.policyHref !== null && <a href={texts.policyHref}>{texts.policy}</a>}
      </p>
      <ul className={styles.categories} aria-label={texts.choices}>
        <Category texts={texts.necessary} isAllowed onChange={null} />
        {texts.analytics && (
          <Category
            texts={texts.analytics}
            note={hasTrackingOptOut() ? texts.signalled : null}
            isAllowed={choice.analytics}
            onChange={(analytics) => setChoice({ ...choice, analytics })}
          />
        )}
        <Category
          texts={texts.media}
          isAllowed={choice.media}
          onChange={(media) => setChoice({ ...choice, media })}
        />
      </ul>
      <p className={styles.made}>
        {made.time === null
          ? texts.unchosen
          : texts.chosen.replace("{{date}}", writeMoment(made.time))}
      </p>
      <div className={styles.buttons}>
        <button type="button" className={styles.save} onClick={() => finish(choice)}>
          {texts.save}
        </button>
        <button
          type="button"
          className={styles.button}
          onClick={() => finish({ analytics: false, media: false })}
        >
          {texts.rejectAll}
        </button>
        <button
          type="button"
          className={styles.button}
          onClick={() => finish({ analytics: texts.analytics !== null, media: true })}
        >
          {texts.acceptAll}
        </button>
      </div>
      <button type="button" className={styles.close} onClick={onClose}>
        {texts.close}
      </button>
    </dialog>
  );
}
