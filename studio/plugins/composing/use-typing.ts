import type { ComposeAnswer, ComposeRequest } from "@marquee/schemas/editing";
import { applyPatches, parsePatch } from "@sanity/diff-match-patch";
import { useToast } from "@sanity/ui/toast";
import { useEffect, useEffectEvent, useRef } from "react";
import { combineLatest, filter, firstValueFrom, of, timeout } from "rxjs";
import {
  type EditStateFor,
  getPublishedId,
  type OperationsAPI,
  stringToPath,
  useDocumentStore,
  usePerspective,
  useSchema,
  type ValidationMarker,
} from "sanity";
import { translate } from "../../i18n/translate.ts";
import { fieldTitles } from "../checks/path-titles.ts";
import { valueAt } from "./block-path.ts";
import type { Step } from "./history.ts";
import { blockOf } from "./list-types.ts";
import { linkOfLabel, typedLink } from "./typed-link.ts";
import {
  documentOf,
  markersOf,
  messagesAt,
  PAUSE,
  publishedReason,
  targetId,
} from "./edited-document.ts";

type TextRequest = Extract<ComposeRequest, { ask: "openText" | "typeText" | "closeText" }>;

/** Time in ms to wait until the content service has stored what an editor typed. */
const PATIENCE = 5_000;

/** The text that the editor is typing on the page. */
type OpenText = {
  document: string;
  path: string;
  operations: OperationsAPI | null;
  /** Requests that arrived before the document was loaded. */
  waiting: Extract<TextRequest, { ask: "typeText" }>[];
  /** Number of the page's last change that is already in `value`. */
  number: number;
  /** The changes that the document may not contain yet. `value` is the text after the change. */
  expected: { number: number; value: string }[];
  /** The stored text; undefined before the document is loaded. */
  value: string | undefined;
  /** The text before the current undo step. Null if the step contains no change yet. */
  before: string | null;
  pause: ReturnType<typeof setTimeout> | undefined;
  close: () => void;
  /** Called after the waiting changes are executed, if the editor had already left the text. */
  onExecuted?: () => void;
};

const textAt = (document: unknown, path: string): string => {
  const value = valueAt(document, path);
  return typeof value === "string" ? value : "";
};

/**
 * Stores the document's text, and the number of the page's last change that the text contains. If
 * the text equals an expected text, it doesn't contain later changes of the page. If a new text
 * equals no expected text, it contains a change by another editor. It also contains all changes of
 * the page, because the form's operations change the studio's document immediately.
 */
function note(text: OpenText, value: string): void {
  const isKnown = value === text.value;
  text.value = value;
  const at = text.expected.findLastIndex((each) => each.value === value);
  if (at === -1 && isKnown) return;
  const contained = at === -1 ? text.expected.splice(0) : text.expected.splice(0, at + 1);
  text.number = contained.at(-1)?.number ?? text.number;
}

/**
 * Handles the requests of an editor who types a text on the previewed page. Changes the text with
 * the same operations as the form. The form beside the page and other editors therefore see each
 * letter at once. `post` sends an answer to the page. `remember` stores an undo step.
 */
export function useTyping(
  post: (answer: ComposeAnswer) => void,
  remember: (document: string, step: Step) => void,
) {
  const store = useDocumentStore();
  const schema = useSchema();
  const toast = useToast();
  const { selectedPerspectiveName, selectedReleaseId: release } = usePerspective();
  const open = useRef<OpenText | null>(null);

  /** Ends the current undo step: stores what the editor has typed since the last step. */
  function endRun(text: OpenText): void {
    clearTimeout(text.pause);
    const { document, path, before, value } = text;
    text.before = null;
    if (before === null || value === undefined || before === value) return;
    remember(document, { kind: "type", path, from: value, to: before });
  }

  function execute(text: OpenText, request: Extract<TextRequest, { ask: "typeText" }>): void {
    const { operations, path } = text;
    if (operations === null || operations.patch.disabled !== false) {
      text.waiting.push(request);
      return;
    }
    const current = text.expected.at(-1)?.value ?? text.value ?? "";
    const [value] = applyPatches(parsePatch(request.patch), current, {
      allowExceedingIndices: true,
    });
    text.before ??= text.value ?? "";
    text.expected.push({ number: request.number, value });
    const holder = path.slice(0, path.lastIndexOf("."));
    operations.patch.execute([
      // The object that contains the text may be missing, such as an optional link.
      ...(holder.endsWith("]") ? [] : [{ setIfMissing: { [holder]: {} } }]),
      { setIfMissing: { [path]: "" } },
      { diffMatchPatch: { [path]: request.patch } },
    ]);
    clearTimeout(text.pause);
    text.pause = setTimeout(() => endRun(text), PAUSE);
  }

  function close(): void {
    const text = open.current;
    if (text === null) return;
    open.current = null;
    // The changes in `waiting` are executed when the document is loaded. `finish` must run after
    // them.
    if (text.waiting.length > 0) text.onExecuted = () => finish(text);
    else finish(text);
  }

  function finish(text: OpenText): void {
    endRun(text);
    // Removes an emptied field, as the form does.
    if (
      text.value === "" &&
      (text.number > 0 || text.expected.length > 0) &&
      text.operations?.patch.disabled === false
    ) {
      text.operations.patch.execute([{ unset: [text.path] }]);
    }
    text.close();
    if (text.number > 0) void settle(text.document).then(() => post({ tell: "changed" }));
  }

  /**
   * Ends the current undo step, and waits until the content service has stored the typed text.
   */
  async function settle(document: string): Promise<void> {
    if (open.current) endRun(open.current);
    const stored = store.pair
      .consistencyStatus(getPublishedId(document), "page", release)
      .pipe(filter(Boolean), timeout({ first: PATIENCE, with: () => of(false) }));
    await firstValueFrom(stored);
  }

  function refuse(path: string, title: string): void {
    close();
    toast.push({ status: "warning", title });
    post({ tell: "textRefused", path });
  }

  /** Sends the text to the page. Ends the typing if the text's block no longer exists. */
  function report(text: OpenText, state: EditStateFor, markers: readonly ValidationMarker[]): void {
    const document = documentOf(state);
    if (blockOf(document, text.path) === null) {
      refuse(text.path, translate("Another editor has removed this block."));
      return;
    }
    note(text, textAt(document, text.path));
    const root = schema.get("page");
    const path = stringToPath(text.path);
    const [title = ""] = root ? fieldTitles(path, { root, document, from: path.length - 1 }) : [];
    const link = root ? typedLink(text.path, root, document) : null;
    const ofLink = ["page", "href"].map((field) => `${linkOfLabel(text.path)}.${field}`);
    post({
      tell: "text",
      path: text.path,
      value: text.value ?? "",
      number: text.number,
      title,
      problems: [text.path, ...(link === null ? [] : ofLink)].flatMap((field) =>
        messagesAt(markers, field),
      ),
      link,
    });
  }

  function openText({ document, path }: { document: string; path: string }): void {
    close();
    if (selectedPerspectiveName === "published") {
      refuse(path, publishedReason());
      return;
    }
    const id = getPublishedId(document);
    const markers = markersOf(store, targetId(document, release));
    const text: OpenText = {
      document,
      path,
      operations: null,
      waiting: [],
      number: 0,
      expected: [],
      value: undefined,
      before: null,
      pause: undefined,
      close: () => {
        operations.unsubscribe();
        states.unsubscribe();
      },
    };
    open.current = text;
    const operations = store.pair.editOperations(id, "page", release).subscribe((api) => {
      text.operations = api;
      if (api.patch.disabled !== false) return;
      for (const request of text.waiting.splice(0)) execute(text, request);
      text.onExecuted?.();
    });
    const states = combineLatest([store.pair.editState(id, "page", release), markers])
      .pipe(filter(([{ ready }]) => ready))
      .subscribe(([state, found]) => {
        if (open.current === text) report(text, state, found);
      });
  }

  const closeOnLeave = useEffectEvent(close);
  useEffect(() => () => closeOnLeave(), []);

  return {
    hear(request: TextRequest): void {
      if (request.ask === "openText") return openText(request);
      const text = open.current;
      if (text === null || text.path !== request.path) return undefined;
      return request.ask === "closeText" ? close() : execute(text, request);
    },
    settle,
  };
}
