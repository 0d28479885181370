import type { ComposeRequest } from "@marquee/schemas/editing";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import type { PictureLabels } from "./picture-labels.ts";
import { pictureAt } from "./pictures-on-page.client.ts";
import { useFocusShown } from "./use-focus-shown.client.ts";
import styles from "./pictures.module.css";

/** Renders the box that asks for a picture's alt text. Enter stores it, Escape closes the box. */
export function AltBox({
  page,
  path,
  labels,
  sendRequest,
  onClose,
}: {
  page: string;
  path: string;
  labels: PictureLabels;
  sendRequest: (request: ComposeRequest) => void;
  onClose: () => void;
}) {
  const [picture] = useState(() => pictureAt(page, path));
  const [isDecorative, setIsDecorative] = useState(picture?.isDecorative === true);
  const input = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const hint = useId();
  useFocusShown(input);
  const alt = picture?.alt;
  if (!picture || !alt) return null;
  const label = picture.isDecorative === null ? labels.name : labels.describe;

  function store(): void {
    if (!alt) return;
    sendRequest({
      action: "setAltText",
      document: page,
      path: alt.path,
      picture: path,
      text: input.current?.value ?? "",
      isDecorative: picture?.isDecorative === null ? null : isDecorative,
    });
    onClose();
  }

  const takeKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const isButton = event.target instanceof HTMLButtonElement;
    if (event.key === "Escape") onClose();
    else if (event.key === "Enter" && !isButton) form.current?.requestSubmit();
    else return;
    event.preventDefault();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys of the fields in it
    <form
      ref={form}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a dialog element would close with the page's other dialogs
      role="dialog"
      aria-label={label}
      className={styles.box}
      onKeyDown={takeKey}
      onSubmit={(event) => {
        event.preventDefault();
        store();
      }}
    >
      <label className={styles.field}>
        <span className={styles.label}>{label}</span>
        <input
          ref={input}
          type="text"
          dir="auto"
          defaultValue={alt.text}
          maxLength={300}
          required={!isDecorative}
          disabled={isDecorative}
          autoComplete="off"
          aria-describedby={hint}
        />
      </label>
      <p id={hint} className={styles.hint}>
        {labels.describeHint}
      </p>
      <div className={styles.row}>
        {picture.isDecorative === null ? null : (
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={isDecorative}
              onChange={(event) => setIsDecorative(event.target.checked)}
            />
            {labels.decorative}
          </label>
        )}
        <button type="button" onClick={onClose}>
          {labels.close}
        </button>
        <button type="submit" className={styles.main}>
          {labels.save}
        </button>
      </div>
    </form>
  );
}
