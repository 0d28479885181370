"use client";

import type { ComposeRequest, PresentEditor, StudioMessage } from "@marquee/schemas/editing";
import { createTypeAhead, shortcutTarget } from "@marquee/schemas/type-ahead";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { BlockSettings } from "./block-settings.client.tsx";
import { blockTitles } from "./block-title.client.ts";
import { blockAround, blockAt, blockOfField, blocksOnPage } from "./blocks-on-page.client.ts";
import { actionsFor, type ComposerAction } from "./composer-actions.client.ts";
import { composerKeyHandler } from "./composer-keys.client.ts";
import { ComposerToolbar, type ComposerLabels } from "./composer-toolbar.client.tsx";
import styles from "./composer.module.css";
import { DropMark, FirstBlock, useFollow, useHost } from "./overlay.client.tsx";
import { PresentEditors } from "./present-editors.client.tsx";
import { useBlockSettings } from "./use-block-settings.client.ts";
import { useAddClicks } from "./use-add-clicks.client.ts";
import { useChosenBlock } from "./use-chosen-block.client.ts";
import { useClipboard } from "./use-clipboard.client.ts";
import { useDragging } from "./use-dragging.client.ts";
import { useNewBlock } from "./use-new-block.client.ts";
import { previewProblems } from "./preview-problems.client.ts";
import { useProblemDescriptions } from "./use-problem-descriptions.client.ts";
import { useRangeClicks } from "./use-range-clicks.client.ts";
import { EntryTools } from "./entry-tools.client.tsx";
import { usePlaceholders } from "./use-placeholders.client.ts";
import { useSendRequest, useStudio } from "./use-studio.client.ts";
import { useToolsFocus } from "./use-tools-focus.client.ts";
import { useWindowKeys } from "./use-window-keys.client.ts";
import { PortalRoots } from "../typing/rich-text/portal-roots.client.tsx";
import { TypingNotes } from "../typing/typing-notes.client.tsx";
import { noteStored } from "../typing/texts-on-page.client.ts";
import { firstTextAt } from "../typing/entries-on-page.client.ts";
import { useTyping } from "../typing/use-typing.client.ts";
import { PictureLayer } from "../pictures/picture-layer.client.tsx";
import type { PictureLabels } from "../pictures/picture-labels.ts";
import { isPictureTool, usePictures } from "../pictures/use-pictures.client.ts";

type StudioFacts = Extract<StudioMessage, { event: "ready" }>;

const nothing = {};

/** Whether the studio opens the menu of blocks for a request, or adds an entry. */
const isAdding = ({ action }: ComposeRequest) => action.startsWith("add");

/**
 * Props of the composer (the editing toolbar in a preview): the studio's origin, the page's ID
 * and type, whether the page has no blocks, the toolbar's texts, and the texts of the tools for pictures.
 */
export type ComposerProps = {
  studio: string;
  page: string;
  type: string;
  isEmpty: boolean;
  labels: ComposerLabels;
  pictureLabels: PictureLabels;
};

/**
 * Renders the editing toolbar over the selected block. Changes no content itself, but sends
 * requests to the studio that displays the page in an iframe. Renders nothing outside a studio.
 */
export function Composer({
  studio,
  page,
  type,
  isEmpty,
  labels,
  pictureLabels,
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
  /** Called when the look of a theme changes in the studio, or when the theme's form is closed. */
  onLook: (previewed: Extract<StudioMessage, { event: "look" }>) => void;
}) {
  const { host, open } = useHost();
  const tools = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [inStudio, setStudioFacts] = useState<StudioFacts | null>(null);
  const [isEditing, setIsEditing] = useState(false);
  const [editors, setEditors] = useState<readonly PresentEditor[]>([]);
  const [handle, setHandle] = useState<HTMLElement | null>(null);
  const chosen = useChosenBlock(page, tools);
  const { path, facts, choose, selection, firstInView, findArea } = chosen;
  useFollow(frame, findArea);

  const isRendered = facts !== null && facts.path === path;
  const { hasFocus, focusTools, focusBeginning, noteSelection } = useToolsFocus(tools, isRendered);
  const sendRequest = useSendRequest(studio);
  const [typeAhead] = useState(() =>
    createTypeAhead({
      label: labels.label,
      requestFromOther: () => sendRequest({ action: "fetchKeystrokes" }),
    }),
  );
  useEffect(() => () => typeAhead.discard(), [typeAhead]);
  const blockSettings = useBlockSettings(page);
  const sendCommand = (request: ComposeRequest) => {
    chosen.expectChange();
    // The next keys are for the studio's menu, or for the new entry's text.
    if (isAdding(request)) typeAhead.collect();
    blockSettings.noteRequest(request);
    sendRequest(request);
  };
  const clipboard = useClipboard({
    page,
    displayed: inStudio === null || facts === null ? [] : facts.selected,
    selection,
    hasFocus,
    sendRequest,
    sendCommand,
  });
  const typing = useTyping({
    page,
    isEditing: inStudio !== null && isEditing,
    sendRequest,
    onTyping,
    onLeave: (block) => {
      choose(block);
      typeAhead.deliverTo(shortcutTarget(() => focusTools()));
    },
    onInsert: (block) => {
      choose(block);
      sendCommand({ action: "addBeside", document: page, path: block, side: "after" });
    },
    onAddEntry: addEntry,
    onRemoveEntry: removeEntry,
    tools: () => tools.current,
    typeAhead,
  });
  const pictures = usePictures({
    page,
    isEditing: inStudio !== null && isEditing,
    sendRequest,
    block: () => selection().at(-1) ?? null,
    isTool: (node) => tools.current?.contains(node) === true,
    onLeave: (block) => {
      choose(block);
      focusTools();
    },
  });
  const activeBlock = typing.now?.block ?? path;
  const noteBlock = useEffectEvent((block: string | null) => pictures.noteBlock(block));
  useEffect(() => noteBlock(activeBlock), [activeBlock]);
  const workedOn = typing.now?.block ?? chosen.deliberatePath;
  const settings = blockSettings.displayed(workedOn);
  useEffect(() => {
    if (isEditing && typeof workedOn === "string")
      sendRequest({ action: "select", document: page, path: workedOn });
  }, [isEditing, workedOn, page, sendRequest]);
  function addEntry(entry: string): void {
    typing.end();
    sendCommand({ action: "addEntry", document: page, path: entry });
  }
  function removeEntry(entry: string): void {
    typing.end();
    sendCommand({ action: "remove", document: page, paths: [entry] });
    choose(blockOfField(entry, page));
    focusTools();
  }
  usePlaceholders(inStudio !== null && isEditing ? inStudio.texts : null);
  const isOnPage = (path: string) =>
    blocksOnPage(page).some((block) => block.path === path) ||
    firstTextAt(page, path) !== undefined;
  const hasSettings = (type: string) => inStudio?.settings.includes(type) === true;
  const expectNew = useNewBlock(isOnPage, (added, isFound) => {
    choose(blockOfField(added, page) ?? added);
    if (isEditing && isFound && typing.beginAt(added)) return;
    typeAhead.discard();
    const isBegun = isEditing && isFound && pictures.focusPlaceholder(added);
    if (isBegun) return;
    const opensSettings = isEditing && hasSettings(blockAt(page, added)?.type ?? "");
    const request = { document: page, path: added };
    if (!opensSettings) return sendRequest({ action: "openForm", ...request });
    return sendCommand({ action: "openSettings", ...request });
  });
  const handleMessage = (message: StudioMessage) => {
    if (message.event === "ready") {
      open();
      setStudioFacts(message);
    }
    if (message.event === "current") {
      const { path: next, through } = message;
      noteSelection((through ?? next) !== path);
      chosen.chooseChanged(next === "" ? null : next, through);
    }
    if (message.event === "settings") blockSettings.handleMessage(message);
    if (message.event === "copied") clipboard.handleMessage(message);
    if (message.event === "added") {
      // The new block's text gets the focus, not the toolbar.
      noteSelection(false);
      typeAhead.collect();
      typeAhead.request();
      expectNew(message.path);
    }
    if (message.event === "fetchKeystrokes") {
      sendRequest({ action: "sendKeystrokes", keystrokes: typeAhead.release() });
    }
    if (message.event === "keystrokes") typeAhead.receive(message.keystrokes);
    if (message.event === "opened") chosen.followForm(message.path);
    if (message.event === "editing") setIsEditing(message.isOn);
    if (message.event === "presence") setEditors(message.editors);
    if (message.event === "focus") {
      typeAhead.discard();
      enter();
    }
    if (message.event === "changed") {
      noteStored();
      clipboard.noteChange();
      onChanged();
    }
    typing.handleMessage(message);
    pictures.handleMessage(message);
    if (message.event === "look") onLook(message);
    if (message.event === "problemsDescribed") {
      previewProblems.describe(message.problems, message.language);
    }
    if (message.event === "addressChanging" && message.address === address) {
      onAddressChanging(message.isChanging);
    }
  };
  useStudio({ studio, page, type, address, sendRequest }, handleMessage);
  useProblemDescriptions(sendRequest, inStudio !== null);
  const typedPath = typing.now?.path;
  // Null until the studio has checked the text.
  const isTypedValid = typing.now?.isChecked === true ? typing.now.problems.length === 0 : null;
  useEffect(() => {
    if (typedPath !== undefined && isTypedValid !== null) {
      previewProblems.noteTyped(page, typedPath, isTypedValid);
    }
  }, [page, typedPath, isTypedValid]);

  function enter() {
    const block = facts?.path ?? firstInView();
    if (block === null) return focusBeginning();
    choose(block);
    focusTools();
  }

  function deselect() {
    choose(null);
    focusBeginning();
  }

  const { titleOf, titleOfSelection } = blockTitles(page, inStudio?.titles, labels);
  const title = facts && titleOfSelection(facts);
  const isSeveral = facts !== null && facts.selected.length > 1;
  const dropPlace = useDragging({
    handle,
    block: facts && title && !isSeveral ? { ...facts, title } : null,
    page,
    accepts: inStudio?.accepts ?? nothing,
    previewClass: styles.dragged,
    onDrop: (from, to) => sendCommand({ action: "move", document: page, path: from, to }),
  });

  function addBelow(): void {
    const last = selection().at(-1);
    if (last !== undefined) {
      sendCommand({ action: "addBeside", document: page, path: last, side: "after" });
    }
  }

  function act(action: ComposerAction): void {
    if ("request" in action) sendCommand(action.request);
    else if ("clip" in action) clipboard.run(action.clip);
    else if ("pictures" in action) pictures.enter(action.pictures);
    else choose(action.choose);
  }

  useRangeClicks({
    page,
    isEditing: inStudio !== null && isEditing,
    isTool: (node) => tools.current?.contains(node) === true,
    onShift(block) {
      chosen.extendTo(block);
      focusTools();
    },
    onPlain: chosen.noteClick,
  });

  useAddClicks(inStudio !== null && isEditing ? page : null, (block, list) => {
    choose(block);
    sendCommand({ action: "addInside", document: page, path: block, list });
  });

  const takeKey = (event: KeyboardEvent) => {
    // Alt with an arrow key moves a block. Sanity's overlays would disappear while Alt is pressed,
    // so they must not get the event.
    if (event.key === "Alt") event.stopPropagation();
    // The tools for pictures have keys of their own.
    if (path === null || event.type === "keyup" || isPictureTool(event.target)) return;
    const work = composerKeyHandler(
      event,
      { document: page, paths: selection() },
      {
        ...chosen,
        sendCommand,
        add: addBelow,
        deselect,
        edit() {
          if (!typing.beginAt(path)) sendCommand({ action: "openForm", document: page, path });
        },
      },
    );
    if (!work) return;
    event.preventDefault();
    event.stopPropagation();
    work();
  };

  useWindowKeys(
    inStudio && {
      onUndo: () => sendCommand({ action: "undo", document: page }),
      onRedo: () => sendCommand({ action: "redo", document: page }),
      onSlash: path === null ? null : addBelow,
      onF6: () => (hasFocus() ? sendCommand({ action: "focusForm" }) : enter()),
      onMenu: ({ target }) => {
        const block = blockAround(target, page);
        if (block === null) return false;
        if (!selection().includes(block.path)) choose(block.path);
        focusTools();
        return true;
      },
    },
  );

  if (host === null || inStudio === null) return null;
  const composer = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys of the toolbar in it
    <section
      ref={tools}
      aria-label={labels.label}
      className={styles.composer}
      data-tone="inverted"
      data-dragging={dropPlace === null ? undefined : ""}
      data-typing={typing.now === null ? undefined : ""}
      data-settings={settings !== null && settings.path === facts?.path ? "" : undefined}
      onKeyDown={takeKey}
      onKeyUp={takeKey}
    >
      {isEmpty ? (
        <FirstBlock
          label={labels.addFirst}
          onAdd={() => sendCommand({ action: "addFirst", document: page })}
        />
      ) : (
        <button type="button" className={styles.begin} onClick={enter}>
          {labels.label}
        </button>
      )}
      <div ref={frame} className={`${styles.frame} ${styles.selected}`} hidden>
        {facts && title ? (
          <ComposerToolbar
            title={clipboard.isNoted ? labels.copied : title}
            labels={labels}
            actions={actionsFor(facts, page, { titleOf, hasSettings: hasSettings(facts.type) })}
            handleRef={isSeveral ? null : setHandle}
            onEdit={() => sendCommand({ action: "openForm", document: page, path: facts.path })}
            onAct={act}
            onAdd={addBelow}
          />
        ) : null}
      </div>
      {dropPlace === null ? null : <DropMark place={dropPlace} />}
      <PresentEditors page={page} editors={editors} />
      <PictureLayer
        page={page}
        pictures={pictures}
        labels={pictureLabels}
        sendRequest={sendRequest}
      />
      {settings === null || !isEditing ? null : (
        <BlockSettings
          key={settings.path}
          page={page}
          opened={settings}
          onSet={(name, value) =>
            sendCommand({ action: "setSetting", document: page, path: settings.path, name, value })
          }
          onMore={() => {
            blockSettings.close();
            sendRequest({ action: "openForm", document: page, path: settings.path });
          }}
          onGone={blockSettings.close}
          onClose={() => {
            blockSettings.close();
            choose(settings.path);
            focusTools();
          }}
        />
      )}
      {inStudio !== null && isEditing ? (
        <EntryTools
          block={typing.now?.block ?? path}
          typed={typing.now?.path ?? null}
          titles={inStudio.entries}
          page={page}
          labels={labels}
          onAdd={addEntry}
          onRemove={removeEntry}
        />
      ) : null}
      {typing.now === null ? null : <TypingNotes now={typing.now} links={typing.links} />}
      <output className={styles.status}>{clipboard.isNoted ? labels.copied : title}</output>
    </section>
  );
  // `PortalRoots` is outside of the composer, because events in a portal bubble to its React
  // parent. The composer must not get these events.
  return (
    <>
      {createPortal(composer, host)}
      <PortalRoots />
    </>
  );
}
