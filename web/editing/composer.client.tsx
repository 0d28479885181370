"use client";

import type { ComposeAnswer } from "@marquee/schemas/editing";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { blockAround } from "./blocks-on-page.client.ts";
import { actionsFor, type ComposerAction } from "./composer-actions.client.ts";
import { ComposerIcon, type ComposerShape } from "./composer-icon.client.tsx";
import { ComposerToolbar } from "./composer-toolbar.client.tsx";
import styles from "./composer.module.css";
import { DropMark } from "./drop-mark.client.tsx";
import { useChosenBlock } from "./use-chosen-block.client.ts";
import { useDragging } from "./use-dragging.client.ts";
import { useFollow } from "./use-follow.client.ts";
import { useHost } from "./use-host.client.ts";
import { useStudio } from "./use-studio.client.ts";

/** The composer's words, in the page's language. */
export type ComposerWords = Record<"label" | "hint" | "edit" | "addFirst" | ComposerShape, string>;

/** Ctrl+Z, or Cmd+Z, anywhere but in a field of the page, which has words of its own to undo. */
const isUndo = ({ key, ctrlKey, metaKey, shiftKey, target }: globalThis.KeyboardEvent): boolean =>
  key.toLowerCase() === "z" &&
  (ctrlKey || metaKey) &&
  !shiftKey &&
  !(target instanceof Element && target.matches("input, textarea, [contenteditable]"));

type StudioFacts = Extract<ComposeAnswer, { tell: "ready" }>;

const nothing = {};

/** What the composer is told by the server: the studio's origin, the page's id and whether it has blocks, and words. */
export type ComposerProps = {
  studio: string;
  page: string;
  isEmpty: boolean;
  words: ComposerWords;
};

/**
 * Composes the page from within: a toolbar over the block in hand. It changes nothing itself: the studio around it
 * is asked, and where there is none the page has no toolbar.
 */
export function Composer({
  studio,
  page,
  isEmpty,
  words,
  onChanged,
}: ComposerProps & {
  /** The page is to be shown anew. */
  onChanged: () => void;
}) {
  const { host, open } = useHost();
  const tools = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [inStudio, setStudioFacts] = useState<StudioFacts | null>(null);
  const [handle, setHandle] = useState<HTMLElement | null>(null);
  const { path, facts, choose, step, find } = useChosenBlock(page, tools);
  useFollow(frame, find);

  /** As soon as the toolbar is drawn, within so many frames. */
  const focusTools = (frames = 60) => {
    const button = tools.current?.querySelector<HTMLElement>("[tabindex='0']");
    if (button?.checkVisibility()) button.focus();
    else if (frames > 0) requestAnimationFrame(() => focusTools(frames - 1));
  };

  const hear = (answer: ComposeAnswer) => {
    if (answer.tell === "ready") {
      open();
      setStudioFacts(answer);
    }
    if (answer.tell === "current") choose(answer.path === "" ? null : answer.path);
    if (answer.tell === "focus") enter();
    if (answer.tell === "changed") onChanged();
  };
  const ask = useStudio(studio, page, hear);

  function enter() {
    if (path === null) step(1);
    focusTools();
  }

  const title =
    facts && `${inStudio?.titles[facts.type] ?? facts.type} ${facts.number}/${facts.count}`;
  const dropPlace = useDragging({
    handle,
    block: facts && title ? { ...facts, title } : null,
    page,
    accepts: inStudio?.accepts ?? nothing,
    previewClass: styles.dragged,
    onDrop: (from, to) => ask({ ask: "move", document: page, path: from, to }),
  });

  const act = (action: ComposerAction) =>
    "ask" in action ? ask(action.ask) : choose(action.choose);

  const takeKey = (event: KeyboardEvent) => {
    // Sanity's overlays go away while Alt is down, which moves blocks here.
    if (event.key === "Alt") event.stopPropagation();
    if (path === null || event.type === "keyup") return;
    const block = { document: page, path };
    const keys: Record<string, () => void> = {
      ArrowUp: () => (event.altKey ? ask({ ask: "step", ...block, by: -1 }) : step(-1)),
      ArrowDown: () => (event.altKey ? ask({ ask: "step", ...block, by: 1 }) : step(1)),
      Home: () => step(-Infinity),
      End: () => step(Infinity),
      Insert: () => ask({ ask: "addBeside", ...block, side: "after" }),
      "+": () => ask({ ask: "addBeside", ...block, side: "after" }),
      Delete: () => ask({ ask: "remove", ...block }),
    };
    const work = keys[event.key];
    if (!work) return;
    event.preventDefault();
    event.stopPropagation();
    work();
  };

  const openMenu = useEffectEvent((event: MouseEvent) => {
    const block = blockAround(event.target, page);
    if (!block || event.shiftKey) return;
    // Sanity's own menu goes by places in the list, which are others' by now when two people compose.
    event.preventDefault();
    event.stopImmediatePropagation();
    choose(block.path);
    focusTools();
  });
  const takeWindowKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (isUndo(event)) {
      event.preventDefault();
      ask({ ask: "undo", document: page });
    }
    if (event.key !== "F6") return;
    event.preventDefault();
    if (tools.current?.contains(document.activeElement)) ask({ ask: "leave" });
    else enter();
  });
  const isComposed = inStudio !== null;
  useEffect(() => {
    if (!isComposed) return;
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener("contextmenu", (event) => openMenu(event), { capture: true, signal });
    window.addEventListener("keydown", (event) => takeWindowKey(event), { signal });
    return () => stop.abort();
  }, [isComposed]);

  if (host === null || inStudio === null) return null;
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the toolbar in it
    <div
      ref={tools}
      className={styles.composer}
      data-tone="ink"
      onKeyDown={takeKey}
      onKeyUp={takeKey}
    >
      {isEmpty ? (
        <button
          type="button"
          className={styles.first}
          onClick={() => ask({ ask: "addFirst", document: page })}
        >
          <ComposerIcon shape="addBelow" /> {words.addFirst}
        </button>
      ) : (
        <button type="button" className={styles.begin} onClick={enter}>
          {words.label}
        </button>
      )}
      <div ref={frame} className={styles.frame} hidden>
        {facts && title ? (
          <>
            <ComposerToolbar
              title={title}
              words={words}
              actions={actionsFor(facts, page)}
              handleRef={setHandle}
              onEdit={() => ask({ ask: "edit", document: page, path: facts.path })}
              onAct={act}
            />
            <button
              type="button"
              className={styles.plus}
              tabIndex={-1}
              title={words.addBelow}
              aria-hidden="true"
              onClick={() =>
                ask({ ask: "addBeside", document: page, path: facts.path, side: "after" })
              }
            >
              +
            </button>
          </>
        ) : null}
      </div>
      {dropPlace === null ? null : <DropMark place={dropPlace} />}
      <output className={styles.said}>{title}</output>
    </div>,
    host,
  );
}
