"use client";

import { type KeyboardEvent, type Ref, useState } from "react";
import type { ComposerAction } from "./composer-actions.client.ts";
import { ComposerIcon } from "./composer-icon.client.tsx";
import type { ComposerWords } from "./composer.client.tsx";
import styles from "./composer.module.css";

/** Arrow keys along the toolbar, in the direction in which it reads. */
function sideways(event: KeyboardEvent<HTMLElement>): number {
  const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
  if (event.key === "ArrowRight") return forward;
  return event.key === "ArrowLeft" ? -forward : 0;
}

/** One stop of the Tab key: its first button opens the block's form, the others change the page. */
export function ComposerToolbar({
  title,
  actions,
  words,
  onEdit,
  onAct,
  handleRef,
}: {
  title: string;
  actions: ComposerAction[];
  words: ComposerWords;
  onEdit: () => void;
  onAct: (action: ComposerAction) => void;
  /** Of what the block is dragged by; the keyboard has Alt and the arrows instead. */
  handleRef: Ref<HTMLElement>;
}) {
  const [stop, setStop] = useState(0);
  const at = Math.min(stop, actions.length);
  const go = (event: KeyboardEvent<HTMLElement>) => {
    const by = sideways(event);
    if (by === 0 || event.altKey) return;
    event.preventDefault();
    const next = (at + by + actions.length + 1) % (actions.length + 1);
    setStop(next);
    event.currentTarget.querySelectorAll("button")[next]?.focus();
  };
  return (
    <div
      role="toolbar"
      aria-label={words.label}
      tabIndex={-1}
      className={styles.toolbar}
      onKeyDown={go}
    >
      <span ref={handleRef} className={styles.handle} title={words.drag} aria-hidden="true">
        <ComposerIcon shape="drag" />
      </span>
      <button
        type="button"
        className={styles.title}
        tabIndex={at === 0 ? 0 : -1}
        title={`${words.edit} · ${words.hint}`}
        onClick={onEdit}
      >
        {title}
      </button>
      {actions.map((action, index) => (
        <button
          key={action.shape}
          type="button"
          aria-label={words[action.shape]}
          title={words[action.shape]}
          tabIndex={at === index + 1 ? 0 : -1}
          onFocus={() => setStop(index + 1)}
          onClick={() => onAct(action)}
        >
          <ComposerIcon shape={action.shape} />
        </button>
      ))}
    </div>
  );
}
