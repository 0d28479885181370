"use client";

import type { ComposeAnswer } from "@marquee/schemas/editing";
import { type KeyboardEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { blockAround, blocksOnPage } from "./blocks-on-page.client.ts";
import { actionsFor, type ComposerAction } from "./composer-actions.client.ts";
import type { ComposerShape } from "./composer-icon.client.tsx";
import { ComposerToolbar } from "./composer-toolbar.client.tsx";
import styles from "./composer.module.css";
import { DropMark } from "./drop-mark.client.tsx";
import { FirstBlock } from "./first-block.client.tsx";
import { useChosenBlock } from "./use-chosen-block.client.ts";
import { useDragging } from "./use-dragging.client.ts";
import { useFollow } from "./use-follow.client.ts";
import { useHost } from "./use-host.client.ts";
import { useStudio } from "./use-studio.client.ts";
import { useWindowKeys } from "./use-window-keys.client.ts";

/** The composer's words, in the page's language. */
export type ComposerWords = Record<"label" | "hint" | "edit" | "addFirst" | ComposerShape, string>;

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
  const tools = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [inStudio, setStudioFacts] = useState<StudioFacts | null>(null);
  const [handle, setHandle] = useState<HTMLElement | null>(null);
  const { path, facts, choose, step, firstInView, find } = useChosenBlock(page, tools);
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

  /** Where the Tab key begins: the way to the toolbar, or to the first block. */
  const focusBeginning = () => tools.current?.querySelector("button")?.focus();

  function enter() {
    const inHand = facts?.path ?? firstInView();
    if (inHand === null) return focusBeginning();
    choose(inHand);
    focusTools();
  }

  function letGo() {
    choose(null);
    focusBeginning();
  }

  const nameOf = (type = "") => inStudio?.titles[type] ?? type;
  const title = facts && `${nameOf(facts.type)} ${facts.number}/${facts.count}`;
  const titleOf = (of: string) =>
    nameOf(blocksOnPage(page).find((block) => block.path === of)?.type);
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
      // The only key of that kind on many keyboards.
      Backspace: () => ask({ ask: "remove", ...block }),
      Escape: letGo,
    };
    const work = keys[event.key];
    if (!work) return;
    event.preventDefault();
    event.stopPropagation();
    work();
  };

  useWindowKeys(
    inStudio && {
      onUndo: () => ask({ ask: "undo", document: page }),
      onF6: () =>
        tools.current?.contains(document.activeElement) ? ask({ ask: "leave" }) : enter(),
      onMenu: ({ target }) => {
        const block = blockAround(target, page);
        if (block === null) return false;
        choose(block.path);
        focusTools();
        return true;
      },
    },
  );

  if (host === null || inStudio === null) return null;
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of the toolbar in it
    <section
      ref={tools}
      aria-label={words.label}
      className={styles.composer}
      data-tone="ink"
      data-dragging={dropPlace === null ? undefined : ""}
      onKeyDown={takeKey}
      onKeyUp={takeKey}
    >
      {isEmpty ? (
        <FirstBlock label={words.addFirst} onAdd={() => ask({ ask: "addFirst", document: page })} />
      ) : (
        <button type="button" className={styles.begin} onClick={enter}>
          {words.label}
        </button>
      )}
      <div ref={frame} className={`${styles.frame} ${styles.inHand}`} hidden>
        {facts && title ? (
          <>
            <ComposerToolbar
              title={title}
              words={words}
              actions={actionsFor(facts, page, titleOf)}
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
    </section>,
    host,
  );
}
