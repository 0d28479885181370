"use client";

import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from "react";
import type { ComposerAction } from "./composer-actions.client.ts";
import { ComposerIcon, type ComposerShape } from "./composer-icon.client.tsx";
import styles from "./composer.module.css";

/** The texts of the editing toolbar, in the page's language. */
export type ComposerLabels = Record<
  | "label"
  | "hint"
  | "edit"
  | "addFirst"
  | "everyone"
  | "members"
  | "blocks"
  | "copied"
  | "addEntry"
  | "removeEntry"
  | ComposerShape,
  string
>;

/**
 * Returns 1 for the arrow key that points in the text direction, -1 for the opposite arrow key, and 0
 * for other keys.
 */
function sideways(event: KeyboardEvent<HTMLElement>): number {
  const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
  if (event.key === "ArrowRight") return forward;
  return event.key === "ArrowLeft" ? -forward : 0;
}

/**
 * Returns the label of an action. If the action selects the containing block, the label also has
 * that block's name.
 */
const labelOf = ({ shape, ...does }: ComposerAction, labels: ComposerLabels): string =>
  "choose" in does && does.title ? `${labels[shape]}: ${does.title}` : labels[shape];

/**
 * Renders the toolbar as a single tab stop, and a + at the lower edge of the selection. The first button opens the
 * block's form, the others change the page.
 */
export function ComposerToolbar({
  title,
  actions,
  labels,
  onEdit,
  onAct,
  onAdd,
  handleRef,
}: {
  title: string;
  actions: ComposerAction[];
  labels: ComposerLabels;
  onEdit: () => void;
  onAct: (action: ComposerAction) => void;
  /** Called for the + at the lower edge of the selection. */
  onAdd: () => void;
  /**
   * Ref of the drag handle; null if the selection can't be dragged. The keyboard equivalent is Alt
   * with the arrow keys.
   */
  handleRef: Ref<HTMLElement> | null;
}) {
  const bar = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  /** The button that Tab reaches, named by its icon. Null means the button that opens the form. */
  const [stop, setStop] = useState<ComposerShape | null>(null);
  const at = actions.findIndex(({ shape }) => shape === stop) + 1;
  // If the focused button is gone, moves the focus to the tab stop. A newly selected block may lack
  // that button.
  useEffect(() => {
    if (!hasFocus.current || bar.current?.contains(document.activeElement)) return;
    bar.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
  });
  const go = (event: KeyboardEvent<HTMLElement>) => {
    const by = sideways(event);
    if (by === 0 || event.altKey) return;
    event.preventDefault();
    const next = (at + by + actions.length + 1) % (actions.length + 1);
    event.currentTarget.querySelectorAll("button")[next]?.focus();
  };
  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        aria-label={labels.label}
        tabIndex={-1}
        className={styles.toolbar}
        onKeyDown={go}
        onFocus={() => {
          hasFocus.current = true;
        }}
        onBlur={() => {
          hasFocus.current = false;
        }}
      >
        {handleRef === null ? null : (
          <span ref={handleRef} className={styles.handle} title={labels.drag} aria-hidden="true">
            <ComposerIcon shape="drag" />
          </span>
        )}
        <button
          type="button"
          className={styles.title}
          tabIndex={at === 0 ? 0 : -1}
          title={`${labels.edit} · ${labels.hint}`}
          onFocus={() => setStop(null)}
          onClick={onEdit}
        >
          {title}
        </button>
        {actions.map((action, index) => (
          <button
            key={action.shape}
            type="button"
            data-shape={action.shape}
            aria-label={labelOf(action, labels)}
            title={labelOf(action, labels)}
            tabIndex={at === index + 1 ? 0 : -1}
            onFocus={() => setStop(action.shape)}
            onClick={() => onAct(action)}
          >
            <ComposerIcon shape={action.shape} />
          </button>
        ))}
      </div>
      <button
        type="button"
        className={styles.plus}
        data-plus=""
        tabIndex={-1}
        title={labels.addBelow}
        aria-hidden="true"
        onClick={onAdd}
      >
        +
      </button>
    </>
  );
}
