import { type KeyboardEvent, useRef } from "react";
import { LineIcon } from "../composing/composer-icon.client.tsx";
import type { PictureLabels } from "./picture-labels.ts";
import { pictureAt, picturesOfBlock, blockElement, placeAt } from "./pictures-on-page.client.ts";
import { useFocusShown } from "./use-focus-shown.client.ts";
import styles from "./pictures.module.css";
import type { Pictures, SelectedPicture } from "./use-pictures.client.ts";

const icons = {
  previous: "M12 4l-6 6 6 6",
  next: "M8 4l6 6-6 6",
} as const;

/** Moves the focus to the next or previous button of a toolbar. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const isReversed = getComputedStyle(event.currentTarget).direction === "rtl";
  const by = { ArrowRight: isReversed ? -1 : 1, ArrowLeft: isReversed ? 1 : -1 }[event.key];
  if (by === undefined) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.findIndex((button) => button === document.activeElement);
  buttons[(at + by + buttons.length) % buttons.length]?.focus();
}

/** Renders the actions of the selected picture: replace it, describe it, set its focal point. */
export function PictureBar({
  page,
  selected: { path, block },
  pictures,
  labels,
}: {
  page: string;
  selected: SelectedPicture;
  pictures: Pictures;
  labels: PictureLabels;
}) {
  const first = useRef<HTMLButtonElement>(null);
  useFocusShown(first);
  const picture = pictureAt(page, path);
  const element = blockElement(page, block);
  const all = element ? picturesOfBlock(element) : [];
  const at = all.findIndex((each) => each.path === path);
  const go = (by: number) => {
    const next = all[(at + by + all.length) % all.length];
    if (next === undefined) return;
    pictures.select(next.path);
  };
  const takeKey = (event: KeyboardEvent<HTMLElement>) => {
    moveFocus(event);
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by !== undefined) go(by);
    else if (event.key === "Escape") pictures.leave();
    else return;
    event.preventDefault();
  };
  if (!picture) return null;
  const label = all.length > 1 ? `${labels.image} ${at + 1}/${all.length}` : labels.image;
  return (
    <div role="toolbar" aria-label={label} tabIndex={-1} className={styles.bar} onKeyDown={takeKey}>
      <button ref={first} type="button" onClick={() => pictures.choose(placeAt(picture, 1))}>
        {labels.replaceImage}
      </button>
      {picture.alt === null || picture.isEmpty ? null : (
        <button type="button" onClick={() => pictures.select(path, "alt")}>
          {labels.altText}
        </button>
      )}
      {picture.focus === null ? null : (
        <button type="button" onClick={() => pictures.select(path, "focus")}>
          {labels.focalPoint}
        </button>
      )}
      {all.length > 1
        ? (["previous", "next"] as const).map((way) => (
            <button
              key={way}
              type="button"
              className={styles.way}
              aria-label={labels[`${way}Image`]}
              title={labels[`${way}Image`]}
              onClick={() => go(way === "next" ? 1 : -1)}
            >
              <LineIcon path={icons[way]} />
            </button>
          ))
        : null}
    </div>
  );
}
