"use client";

import type { ComposeAnswer, ComposeRequest } from "@marquee/schemas/editing";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { audienceOf, blockAround, blocksOnPage } from "./blocks-on-page.client.ts";
import { actionsFor, type ComposerAction } from "./composer-actions.client.ts";
import { ComposerToolbar, type ComposerWords } from "./composer-toolbar.client.tsx";
import styles from "./composer.module.css";
import { DropMark, FirstBlock, useFollow, useHost } from "./overlay.client.tsx";
import { useChosenBlock } from "./use-chosen-block.client.ts";
import { useDragging } from "./use-dragging.client.ts";
import { previewProblems } from "./preview-problems.client.ts";
import { useProblemDescriptions } from "./use-problem-descriptions.client.ts";
import { useAsk, useStudio } from "./use-studio.client.ts";
import { useWindowKeys } from "./use-window-keys.client.ts";
import { TypingProblems } from "../typing/typing-problems.client.tsx";
import { noteStored } from "../typing/texts-on-page.client.ts";
import { useTyping } from "../typing/use-typing.client.ts";

type StudioFacts = Extract<ComposeAnswer, { tell: "ready" }>;

const nothing = {};

/**
 * Props of the composer (the editing toolbar in a preview): the studio's origin, the page's ID,
 * whether the page has no blocks, and the toolbar's texts.
 */
export type ComposerProps = {
  studio: string;
  page: string;
  isEmpty: boolean;
  words: ComposerWords;
};

/**
 * Renders the editing toolbar over the selected block. Changes no content itself, but sends
 * requests to the studio that displays the page in an iframe. Renders nothing outside a studio.
 */
export function Composer({
  studio,
  page,
  isEmpty,
  words,
  address,
  onChanged,
  onAddressChanging,
  onTyping,
  onLook,
}: ComposerProps & {
  /** The path at which the page is displayed. */
  address: string;
  /** Called when the page's content has changed and must be rendered again. */
  onChanged: () => void;
  /** Called when a change of the page's address starts or ends. */
  onAddressChanging: (isChanging: boolean) => void;
  /** Called when an editor starts or stops typing a text on the page. */
  onTyping: (isTyping: boolean) => void;
  /** Called when the look of a theme changes in the studio, or its form is closed. */
  onLook: (previewed: Extract<ComposeAnswer, { tell: "look" }>) => void;
}) {
  const { host, open } = useHost();
  const tools = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [inStudio, setStudioFacts] = useState<StudioFacts | null>(null);
  const [isEditing, setIsEditing] = useState(false);
  const [handle, setHandle] = useState<HTMLElement | null>(null);
  const chosen = useChosenBlock(page, tools);
  const { path, facts, choose, step, firstInView, find } = chosen;
  useFollow(frame, find);

  /** Focuses the toolbar once it is visible; gives up after `frames` animation frames. */
  const focusTools = (frames = 60) => {
    const button = tools.current?.querySelector<HTMLElement>("[tabindex='0']");
    if (button?.checkVisibility()) button.focus();
    else if (frames > 0) requestAnimationFrame(() => focusTools(frames - 1));
  };

  const send = useAsk(studio);
  const ask = (request: ComposeRequest) => {
    chosen.expectChange();
    send(request);
  };
  const typing = useTyping({
    page,
    isEditing: inStudio !== null && isEditing,
    ask: send,
    onTyping,
    onLeave: (block) => {
      choose(block);
      focusTools();
    },
    tools: () => tools.current,
  });
  /** Whether the toolbar had the focus before a change. It loses the focus until the changed block is rendered. */
  const hadFocus = useRef(false);
  const keepFocus = useEffectEvent(() => {
    if (!hadFocus.current) return;
    hadFocus.current = false;
    if (document.hasFocus() && !tools.current?.contains(document.activeElement)) focusTools();
  });
  const isRendered = facts !== null && facts.path === path;
  useEffect(() => {
    if (isRendered) keepFocus();
  }, [isRendered]);

  const hear = (answer: ComposeAnswer) => {
    if (answer.tell === "ready") {
      open();
      setStudioFacts(answer);
    }
    if (answer.tell === "current") {
      hadFocus.current =
        answer.path !== path && tools.current?.contains(document.activeElement) === true;
      chosen.chooseChanged(answer.path === "" ? null : answer.path);
    }
    if (answer.tell === "opened") chosen.followForm(answer.path);
    if (answer.tell === "editing") setIsEditing(answer.isOn);
    if (answer.tell === "focus") enter();
    if (answer.tell === "changed") {
      noteStored();
      onChanged();
    }
    typing.hear(answer);
    if (answer.tell === "look") onLook(answer);
    if (answer.tell === "problemsDescribed") {
      previewProblems.describe(answer.problems, answer.language);
    }
    if (answer.tell === "addressChanging" && answer.address === address) {
      onAddressChanging(answer.isChanging);
    }
  };
  useStudio({ studio, page, address, ask: send }, hear);
  useProblemDescriptions(send, inStudio !== null);

  /** Focuses the first button: the one that opens the toolbar, or the one that adds the first block. */
  const focusBeginning = () => tools.current?.querySelector("button")?.focus();

  function enter() {
    const selected = facts?.path ?? firstInView();
    if (selected === null) return focusBeginning();
    choose(selected);
    focusTools();
  }

  function deselect() {
    choose(null);
    focusBeginning();
  }

  const nameOf = (type = "") => inStudio?.titles[type] ?? type;
  const typeOf = (of: string) => blocksOnPage(page).find((block) => block.path === of)?.type;
  const titleOf = (of: string) => nameOf(typeOf(of));
  const audience = facts && audienceOf(facts.path, typeOf);
  const place = facts && `${nameOf(facts.type)} ${facts.number}/${facts.count}`;
  const title = place && audience ? `${place} · ${words[audience]}` : place;
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
    // Alt with an arrow key moves a block. Sanity's overlays would disappear while Alt is pressed,
    // so they must not get the event.
    if (event.key === "Alt") event.stopPropagation();
    if (path === null || event.type === "keyup") return;
    const block = { document: page, path };
    const keys: Record<string, () => void> = {
      ArrowUp: () => (event.altKey ? ask({ ask: "step", ...block, by: -1 }) : step(-1)),
      ArrowDown: () => (event.altKey ? ask({ ask: "step", ...block, by: 1 }) : step(1)),
      Home: () => step(-Infinity),
      End: () => step(Infinity),
      F2: () => {
        const element = find();
        if (!element || !typing.beginIn(element)) ask({ ask: "edit", ...block });
      },
      Insert: () => ask({ ask: "addBeside", ...block, side: "after" }),
      "+": () => ask({ ask: "addBeside", ...block, side: "after" }),
      Delete: () => ask({ ask: "remove", ...block }),
      // The same as Delete, because many keyboards have no Delete key.
      Backspace: () => ask({ ask: "remove", ...block }),
      Escape: deselect,
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
      onRedo: () => ask({ ask: "redo", document: page }),
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys of the toolbar in it
    <section
      ref={tools}
      aria-label={words.label}
      className={styles.composer}
      data-tone="inverted"
      data-dragging={dropPlace === null ? undefined : ""}
      data-typing={typing.now === null ? undefined : ""}
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
      <div ref={frame} className={`${styles.frame} ${styles.selected}`} hidden>
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
      {typing.now === null ? null : <TypingProblems {...typing.now} />}
      <output className={styles.said}>{title}</output>
    </section>,
    host,
  );
}
