import "./zod-without-eval.client.ts";
import {
  type StudioMessage,
  type ComposeRequest,
  isClip,
  longestClip,
} from "@marquee/schemas/editing";
import { readCells } from "@marquee/schemas/table";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isInField } from "./use-window-keys.client.ts";

/** Delay in ms between a change of the selection and the request for the selected blocks. */
const SETTLED = 150;

/** Time in ms that the message “Copied” is displayed. */
const NOTED = 2_000;

type Options = {
  page: string;
  /** Paths of the blocks that are displayed as selected. Empty if no studio displays the page. */
  displayed: readonly string[];
  /** Returns the paths of the selected blocks at this moment. */
  selection: () => string[];
  /** Whether the toolbar has the focus. Without the focus, a key can't cut blocks. */
  hasFocus: () => boolean;
  /** Sends a request that changes nothing. */
  sendRequest: (request: ComposeRequest) => void;
  /** Sends a request that changes the page. */
  sendCommand: (request: ComposeRequest) => void;
};

/**
 * Copies, cuts and pastes the selected blocks with the browser's clipboard events, which need no
 * permission. Cells of a spreadsheet or of a web page become a table. A handler must set the clipboard's text during the event. Therefore the blocks are
 * fetched from the studio as soon as they are selected. Ignores events of editable texts and of
 * selected text.
 */
export function useClipboard({
  page,
  displayed,
  selection,
  hasFocus,
  sendRequest,
  sendCommand,
}: Options) {
  const name = displayed.join(" ");
  const fetched = useRef<{ name: string; text: string } | null>(null);
  /** The action of a key that was pressed before the blocks were fetched. */
  const waiting = useRef<"copy" | "cut" | null>(null);
  /** The action that `document.execCommand` is performing. */
  const running = useRef<"copy" | "cut" | null>(null);
  const [isNoted, setIsNoted] = useState(false);

  function fetchBlocks(paths: readonly string[]): void {
    if (paths.length > 0) sendRequest({ action: "copy", document: page, paths: [...paths] });
  }
  const fetchDisplayed = useEffectEvent((of: string) => {
    if (fetched.current?.name !== of) fetchBlocks(displayed);
  });
  useEffect(() => {
    const timer = setTimeout(() => fetchDisplayed(name), SETTLED);
    return () => clearTimeout(timer);
  }, [name]);
  useEffect(() => {
    const timer = isNoted ? setTimeout(() => setIsNoted(false), NOTED) : undefined;
    return () => clearTimeout(timer);
  }, [isNoted]);

  function run(action: "copy" | "cut"): void {
    running.current = action;
    document.execCommand("copy");
    running.current = null;
  }

  const write = useEffectEvent((event: ClipboardEvent) => {
    const isRunning = running.current !== null;
    const isText = isInField(event) || (!hasFocus() && getSelection()?.isCollapsed === false);
    const paths = displayed.length === 0 ? [] : selection();
    if (paths.length === 0 || (isText && !isRunning)) return;
    const action = running.current ?? (event.type === "cut" ? "cut" : "copy");
    if (action === "cut" && !isRunning && !hasFocus()) return;
    event.preventDefault();
    if (fetched.current?.name !== paths.join(" ")) {
      waiting.current = action;
      fetchBlocks(paths);
      return;
    }
    event.clipboardData?.setData("text/plain", fetched.current.text);
    if (action === "cut") sendCommand({ action: "remove", document: page, paths });
    else setIsNoted(true);
  });

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (isInField(event)) return;
    const last = selection().at(-1);
    const to = last === undefined ? { into: "blocks" } : { beside: last, side: "after" as const };
    if (!isClip(text)) {
      const pasted = event.clipboardData && readCells(event.clipboardData);
      if (pasted === null) return;
      event.preventDefault();
      return sendCommand({ action: "pasteTable", document: page, to, ...pasted });
    }
    event.preventDefault();
    sendCommand({ action: "paste", document: page, to, text: text.slice(0, longestClip) });
  });

  // Fetches the blocks when Ctrl or Cmd is pressed, which happens a moment before the key that
  // copies.
  const prepare = useEffectEvent((event: KeyboardEvent) => {
    const isModifier = event.key === "Control" || event.key === "Meta";
    if (!isModifier || isInField(event) || displayed.length === 0) return;
    const paths = selection();
    if (fetched.current?.name !== paths.join(" ")) fetchBlocks(paths);
  });

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener("keydown", (event) => prepare(event), { signal });
    document.addEventListener("copy", (event) => write(event), { signal });
    document.addEventListener("cut", (event) => write(event), { signal });
    document.addEventListener("paste", (event) => paste(event), { signal });
    return () => stop.abort();
  }, []);

  return {
    /** Whether blocks were copied a moment ago. */
    isNoted,
    run,
    /** Stores the fetched blocks, and completes an action that waits for them. */
    handleMessage({ paths, text }: Extract<StudioMessage, { event: "copied" }>): void {
      fetched.current = { name: paths.join(" "), text };
      const action = waiting.current;
      if (action === null || fetched.current.name !== selection().join(" ")) return;
      waiting.current = null;
      run(action);
    },
    /** Notes that the page has changed, so that the blocks are fetched again before they are copied. */
    noteChange(): void {
      fetched.current = null;
    },
  };
}
