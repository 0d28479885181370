"use client";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { writtenLocale } from "../i18n/written-locale.ts";
import type { AskingProps } from "./asking.ts";
import { asksNotToBeTracked } from "./asks-not-to-be-tracked.client.ts";
import { Category } from "./category.client.tsx";
import { decide } from "./decide.client.ts";
import styles from "./preferences.module.css";
import type { Choice } from "./record.ts";
import { currentConsent } from "./store.client.ts";

/** `onClose`: the visitor is done, with or without a change. */
export type PreferencesProps = AskingProps & { onClose: () => void };

/** When something was chosen, as the page's language writes it. */
function writeMoment(time: number): string {
  const format = { dateStyle: "long", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(writtenLocale(document.documentElement.lang), format).format(time);
}

/**
 * The choice, category by category, above the page: what each covers, when it was made, and how to take it back.
 * [CON-1][CON-3]
 */
export function Preferences({ onClose, ...asking }: PreferencesProps) {
  const { texts } = asking;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const heading = useId();
  const intro = useId();
  const [made] = useState(currentConsent);
  const [choice, setChoice] = useState<Choice>({
    // What is not asked is not allowed by saving the rest.
    analytics: made.analytics && texts.analytics !== null,
    media: made.media,
  });
  // The browser keeps the focus inside, and gives it back to the button when the dialog closes: it has to while it is
  // still part of the page.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Not the first link in it, which is where the browser would put the focus.
    title.current?.focus();
    return () => shown?.close();
  }, []);

  const finish = (decision: Choice) => {
    decide(decision, asking);
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-tone="house"
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
            note={asksNotToBeTracked() ? texts.signalled : null}
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
