import { type ComposeRequest, isClip, type StudioMessage } from "@marquee/schemas/editing";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isInField } from "../composing/use-window-keys.client.ts";
import { noteFocusStored } from "./focus-on-page.client.ts";
import {
  blockElement,
  clickedPicture,
  type FilePlace,
  pictureAt,
  picturesOfBlock,
  placeAt,
  placeAtPoint,
  placeInBlock,
} from "./pictures-on-page.client.ts";
import { type Upload, useUploads } from "./use-uploads.client.ts";

/** The selected picture: its path, and the tool that is open at it. */
export type SelectedPicture = { path: string; block: string; tool: "bar" | "alt" | "focus" };

/** A message that is displayed at the picture or block with this path. */
export type PictureNote = { path: string; text: "oneImage" | "noImage" };

type Options = {
  page: string;
  /** Whether a click on a picture selects it. True if the page is displayed in a studio whose “Edit” switch is on. */
  isEditing: boolean;
  /** Sends a request to the studio. */
  sendRequest: (request: ComposeRequest) => void;
  /** Returns the path of the selected block; null if there is none. */
  block: () => string | null;
  /** Whether a node is part of the editing tools. */
  isTool: (node: Node) => boolean;
  /** Called when the editor leaves a picture with Escape. `block` is the path of its block. */
  onLeave: (block: string) => void;
};

/** Minimum height of the visible part of an image, in px. The tools need this space. */
const LEAST = 120;

/** Time for which a note is displayed, in ms. */
const NOTED = 6_000;

/** Opens the browser's dialog to choose images. */
function chooseFiles(takesSeveral: boolean, onChosen: (files: readonly File[]) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = "image/*";
  input.multiple = takesSeveral;
  input.dataset["choosing"] = "";
  input.hidden = true;
  input.addEventListener("change", () => {
    input.remove();
    onChosen([...(input.files ?? [])]);
  });
  input.addEventListener("cancel", () => input.remove());
  // Browsers may discard an element that isn't in the page while its dialog is open.
  document.body.append(input);
  input.click();
}

/** Whether the browser's dialog to choose images is open. */
const isChoosing = (): boolean => document.querySelector("input[data-choosing]") !== null;

/** Whether an element belongs to the tools for pictures. */
export const isPictureTool = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-picture-tools]") !== null;

/** Scrolls to an image if its visible part is too small for the tools. */
function reveal(image: HTMLImageElement): void {
  const { top, bottom } = image.getBoundingClientRect();
  const isVisible = bottom > LEAST && top < innerHeight - LEAST;
  if (!isVisible) image.scrollIntoView({ block: "center" });
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes("Files") === true;

const countOf = ({ dataTransfer }: DragEvent): number =>
  [...(dataTransfer?.items ?? [])].filter(({ kind }) => kind === "file").length || 1;

/**
 * Lets editors drop and paste files onto pictures on the page. Also lets editors select a picture to
 * replace it, describe it, or set its focal point. [COMP-2]
 */
export function usePictures({ page, isEditing, sendRequest, block, isTool, onLeave }: Options) {
  const [dragged, setDragged] = useState<FilePlace | null>(null);
  const [selected, setSelected] = useState<SelectedPicture | null>(null);
  const [note, setNote] = useState<PictureNote | null>(null);
  /** Stored pictures whose alt texts the editor is prompted for next. */
  const toDescribe = useRef<readonly string[]>([]);

  function select(path: string, tool: SelectedPicture["tool"] = "bar"): void {
    const picture = pictureAt(page, path);
    setSelected(picture ? { path, block: picture.block, tool } : null);
    if (picture?.image) reveal(picture.image);
  }

  /**
   * Selects the next stored picture. If the picture has a field for its alt text, opens the box for
   * that text.
   */
  function describeNext(): void {
    const [path, ...rest] = toDescribe.current;
    toDescribe.current = rest;
    if (path === undefined) return;
    const hasAlt = pictureAt(page, path)?.alt !== null;
    select(path, hasAlt ? "alt" : "bar");
  }

  const uploads = useUploads({
    page,
    sendRequest,
    onDisplayed(paths) {
      // Doesn't interrupt an editor who has started to type another text.
      const active = document.activeElement;
      if (active instanceof HTMLElement && active.closest("input, textarea, [contenteditable]")) {
        return;
      }
      toDescribe.current = paths;
      describeNext();
    },
  });

  function store(place: FilePlace | null, files: readonly File[], at: string | null): void {
    if (files.length === 0) return;
    if (place === null) {
      if (at !== null) setNote({ path: at, text: "noImage" });
      return;
    }
    if (files.length > 1 && !place.takesSeveral) {
      setNote({ path: place.path, text: "oneImage" });
      return;
    }
    setNote(null);
    setSelected(null);
    uploads.start(place, files);
  }

  const choose = (place: FilePlace) =>
    chooseFiles(place.takesSeveral, (files) => store(place, files, null));

  const drag = useEffectEvent((event: DragEvent) => {
    if (!isEditing || !hasFiles(event) || event.dataTransfer === null) return;
    // Otherwise the browser would open the file in place of the page.
    event.preventDefault();
    const point = { x: event.clientX, y: event.clientY };
    const place = placeAtPoint(page, event.target, point, countOf(event));
    if (event.type === "drop") {
      setDragged(null);
      store(place, [...event.dataTransfer.files], null);
      return;
    }
    event.dataTransfer.dropEffect = place === null ? "none" : "copy";
    setDragged((known) =>
      known?.path === place?.path && known?.area === place?.area ? known : place,
    );
  });

  const leaveDrag = useEffectEvent((event: DragEvent) => {
    if (event.relatedTarget === null) setDragged(null);
  });

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (!isEditing || files.length === 0 || isInField(event) || isClip(text)) return;
    const picture = selected && pictureAt(page, selected.path);
    const at = block();
    if (!picture && at === null) return;
    event.preventDefault();
    if (picture) return store(placeAt(picture, files.length), files, picture.path);
    const element = at === null ? undefined : blockElement(page, at);
    store(element ? placeInBlock(element, files.length) : null, files, at);
  });

  const click = useEffectEvent((event: MouseEvent) => {
    const { button, altKey, ctrlKey, metaKey, shiftKey, target } = event;
    if (!isEditing || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    if (target instanceof Node && isTool(target)) return;
    const picture = clickedPicture(page, event);
    if (picture === null) return;
    // Otherwise Sanity's overlays would open the block's form, and a gallery would open its lightbox.
    event.preventDefault();
    event.stopImmediatePropagation();
    if (picture.isEmpty) choose(placeAt(picture, 1));
    else select(picture.path);
  });

  const press = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !isTool(target)) setSelected(null);
  });

  /** Hides the tools when the focus moves from them to another element of the page. */
  const moveFocus = useEffectEvent(({ target, relatedTarget }: FocusEvent) => {
    if (isPictureTool(target) && relatedTarget !== null && !isPictureTool(relatedTarget)) {
      setSelected(null);
    }
  });

  /** Hides the toolbar when the editor goes on in the studio, but not a tool that is in use, nor for the dialog that chooses images. */
  const leaveWindow = useEffectEvent(() => {
    if (!isChoosing()) setSelected((now) => (now?.tool === "bar" ? null : now));
  });

  useEffect(() => {
    const stop = new AbortController();
    const options = { signal: stop.signal, capture: true };
    for (const type of ["dragenter", "dragover", "drop"] as const) {
      addEventListener(type, (event) => drag(event), options);
    }
    addEventListener("dragleave", (event) => leaveDrag(event), options);
    addEventListener("click", (event) => click(event), options);
    addEventListener("pointerdown", (event) => press(event), options);
    addEventListener("focusout", (event) => moveFocus(event), options);
    addEventListener("blur", () => leaveWindow(), { signal: stop.signal });
    document.addEventListener("paste", (event) => paste(event), { signal: stop.signal });
    return () => stop.abort();
  }, []);

  useEffect(() => {
    const timer = note === null ? undefined : setTimeout(() => setNote(null), NOTED);
    return () => clearTimeout(timer);
  }, [note]);

  return {
    isEditing,
    dragged,
    selected: isEditing ? selected : null,
    note,
    uploads: uploads.uploads,
    retry: (upload: Upload) => uploads.retry(upload),
    stop: (upload: Upload) => uploads.stop(upload),
    select,
    choose,
    /**
     * Selects the first picture of a block. If the block has only one picture and it is empty,
     * opens the browser's dialog to choose a file.
     */
    enter(path: string): void {
      const element = blockElement(page, path);
      const pictures = element ? picturesOfBlock(element) : [];
      const [first] = pictures;
      if (first === undefined) return;
      if (pictures.length === 1 && first.isEmpty) choose(placeAt(first, 1));
      else select(first.path);
    },
    /**
     * Focuses the button of the placeholder in a block, as soon as it is rendered. Returns false if
     * the block has no placeholder.
     */
    focusPlaceholder(path: string): boolean {
      const element = blockElement(page, path);
      const empty = element && picturesOfBlock(element).find((each) => each.isEmpty && each.image);
      if (!empty) return false;
      const focus = (frames: number) => {
        const button = document.querySelector<HTMLElement>(
          `[data-picture-path="${CSS.escape(empty.path)}"]`,
        );
        if (button) button.focus();
        else if (frames > 0) requestAnimationFrame(() => focus(frames - 1));
      };
      focus(60);
      return true;
    },
    /**
     * Closes the open tool, but not the picture's toolbar. If other stored pictures still need alt
     * texts, selects the next one instead.
     */
    closeTool(): void {
      if (toDescribe.current.length > 0) describeNext();
      else setSelected((now) => now && { ...now, tool: "bar" });
    },
    /** Hides the toolbar of a picture in another block than the selected one. */
    noteBlock(selectedBlock: string | null): void {
      if (selectedBlock === null) return;
      setSelected((now) => (now?.tool === "bar" && now.block !== selectedBlock ? null : now));
    },
    leave(): void {
      if (selected === null) return;
      const { block: at } = selected;
      setSelected(null);
      onLeave(at);
    },
    /** Handles the studio's messages about pictures. Ignores all others. */
    handleMessage(message: StudioMessage): void {
      if (message.event === "changed") noteFocusStored();
      uploads.handleMessage(message);
    },
  };
}

export type Pictures = ReturnType<typeof usePictures>;
