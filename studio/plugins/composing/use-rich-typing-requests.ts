import type { ComposeRequest, StudioMessage } from "@marquee/schemas/editing";
import { useToast } from "@sanity/ui/toast";
import { useEffect, useEffectEvent, useRef } from "react";
import { combineLatest, filter } from "rxjs";
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
import { watchUnstored } from "../connection/unstored-documents.ts";
import { fieldTitles, typeAt } from "../checks/path-titles.ts";
import { blocksAt, valueAt } from "./block-path.ts";
import type { Step } from "./history.ts";
import { blockOf } from "./list-types.ts";
import { linkLabels } from "./typed-link.ts";
import { richKitOf } from "./rich-kit.ts";
import { richMutation } from "./rich-mutations.ts";
import { containedNumber, type SentChange } from "./rich-mutations.ts";
import {
  APPEARING,
  documentOf,
  markersOf,
  messagesAt,
  PAUSE,
  publishedReason,
  targetId,
} from "./edited-document.ts";
import { previewedType } from "./previewed-type.ts";

type RichRequest = Extract<
  ComposeRequest,
  { action: "openRichText" | "typeRichText" | "closeRichText" }
>;

type TypeRequest = Extract<RichRequest, { action: "typeRichText" }>;

type OpenRichText = {
  document: string;
  path: string;
  operations: OperationsAPI | null;
  /** Requests that arrived before the document was loaded. */
  waiting: TypeRequest[];
  /** Changes that the previewed page sent. The document in `page` may not contain them yet. */
  sent: SentChange[];
  /** Number of the last change that the previewed page sent and that the document in `page` contains. */
  number: number;
  /** The document as the form displays it; null before it is loaded. */
  page: unknown;
  markers: readonly ValidationMarker[];
  /** The text's value before the changes of the next undo step. Null if there are no such changes yet. */
  before: { value: unknown } | null;
  pause: ReturnType<typeof setTimeout> | undefined;
  /** Ends the typing, if the document doesn't get the text's block in time. */
  missing: ReturnType<typeof setTimeout> | undefined;
  isChanged: boolean;
  /** The last message that was sent to the previewed page, as JSON. An equal message isn't sent again. */
  lastMessage: string;
  close: () => void;
  /** Called when the requests in `waiting` have been executed. Set if the editor left the text before that. */
  onExecuted?: () => void;
};

const toolbarLabels = () => ({
  toolbar: translate("Text format"),
  style: translate("Paragraph style"),
  ...linkLabels(),
});

type Options = {
  post: (message: StudioMessage) => void;
  remember: (document: string, step: Step) => void;
  /** Waits until the content service has stored the document's changes. */
  settle: (document: string) => Promise<void>;
};

/**
 * Handles the requests of an editor who types a rich text on the previewed page. The rich text
 * editor on the page sends patches that identify entries by key. The studio executes them as
 * operations of the form. Each message has the whole value, so that the page merges other editors'
 * changes.
 */
export function useRichTypingRequests({ post, remember, settle }: Options) {
  const store = useDocumentStore();
  const schema = useSchema();
  const toast = useToast();
  const { selectedPerspectiveName, selectedReleaseId: release } = usePerspective();
  const open = useRef<OpenRichText | null>(null);

  /** Stores all changes since the previous undo step as one undo step. */
  function endRun(text: OpenRichText): void {
    clearTimeout(text.pause);
    const { document, path, before, page } = text;
    text.before = null;
    const value = valueAt(page, path);
    if (before === null || JSON.stringify(value) === JSON.stringify(before.value)) return;
    remember(document, { kind: "typeRich", path, from: value, to: before.value });
  }

  function execute(text: OpenRichText, request: TypeRequest): void {
    const { operations, path } = text;
    if (operations === null || operations.patch.disabled !== false || text.page === null) {
      text.waiting.push(request);
      return;
    }
    const mutations = request.patches.map((patch) => richMutation(path, patch));
    text.before ??= { value: valueAt(text.page, path) };
    text.isChanged = true;
    text.sent.push({ number: request.number, last: JSON.stringify(mutations.at(-1)) });
    operations.patch.execute(mutations);
    clearTimeout(text.pause);
    text.pause = setTimeout(() => {
      // After the pause, assumes that `page` contains all sent changes, because the document's
      // mutations never contain a change that has no effect.
      text.number = text.sent.splice(0).at(-1)?.number ?? text.number;
      endRun(text);
      if (open.current === text) report(text);
    }, PAUSE);
  }

  async function close(): Promise<void> {
    const text = open.current;
    if (text === null) return;
    open.current = null;
    if (text.waiting.length > 0) {
      await new Promise<void>((resolve) => {
        text.onExecuted = resolve;
      });
    }
    if (!text.isChanged) return text.close();
    await settle(text.document);
    endRun(text);
    text.close();
    post({ event: "changed" });
  }

  function refuse(path: string, title: string): void {
    void close();
    toast.push({ status: "warning", title });
    post({ event: "textRejected", path });
  }

  /** Ends the typing, because the text's block no longer exists. */
  function gone(text: OpenRichText): void {
    if (open.current === text)
      refuse(text.path, translate("Another editor has removed this block."));
  }

  /** Sends the rich text to the previewed page. Ends the typing if the text's block no longer exists. */
  function report(text: OpenRichText): void {
    const { document, page, path, number, markers } = text;
    if (page === null) return;
    if (blockOf(page, path) === null) {
      if (text.lastMessage !== "") return gone(text);
      text.missing ??= setTimeout(() => gone(text), APPEARING);
      return;
    }
    clearTimeout(text.missing);
    text.missing = undefined;
    const root = schema.get(previewedType(document));
    const steps = stringToPath(path);
    const kit = root ? richKitOf(typeAt(steps, root, page)) : null;
    if (!root || kit === null) {
      post({ event: "textRejected", path });
      return;
    }
    const [title = ""] = fieldTitles(steps, { root, document: page, from: steps.length - 1 });
    const message = {
      event: "richText",
      path,
      number,
      title,
      problems: messagesAt(markers, path, true),
      value: blocksAt(page, path),
      kit,
      labels: toolbarLabels(),
    } as const;
    const lastMessage = JSON.stringify(message);
    if (lastMessage === text.lastMessage) return;
    text.lastMessage = lastMessage;
    post(message);
  }

  function openText({ document, path }: { document: string; path: string }): void {
    void close();
    if (selectedPerspectiveName === "published") {
      refuse(path, publishedReason());
      return;
    }
    const id = getPublishedId(document);
    const target = targetId(document, release);
    const type = previewedType(document);
    const markers = markersOf(store, target);
    const text: OpenRichText = {
      document,
      path,
      operations: null,
      waiting: [],
      sent: [],
      number: 0,
      page: null,
      markers: [],
      before: null,
      pause: undefined,
      missing: undefined,
      isChanged: false,
      lastMessage: "",
      close: () => {
        leaveDocument();
        clearTimeout(text.missing);
        events.unsubscribe();
        states.unsubscribe();
        operations.unsubscribe();
      },
    };
    open.current = text;
    const leaveDocument = watchUnstored(store, { id, type, release });
    const runWaiting = () => {
      if (text.operations?.patch.disabled !== false || text.page === null) return;
      for (const request of text.waiting.splice(0)) execute(text, request);
      text.onExecuted?.();
    };
    // These events contain the document together with its changes. `editState` may emit an older
    // state after an event, so its document is used only before the first event.
    const events = store.pair.documentEvents(id, type, release).subscribe((event) => {
      if (!("document" in event) || event.document?._id !== target) return;
      text.page = event.document;
      if (event.type === "mutation" && event.origin === "local") {
        text.number = containedNumber(text.sent, event.mutations) ?? text.number;
      }
      if (open.current === text) report(text);
    });
    const operations = store.pair.editOperations(id, type, release).subscribe((api) => {
      text.operations = api;
      runWaiting();
    });
    const states = combineLatest([store.pair.editState(id, type, release), markers])
      .pipe(filter(([{ ready }]) => ready))
      .subscribe(([state, found]: [EditStateFor, ValidationMarker[]]) => {
        text.page ??= documentOf(state);
        text.markers = found;
        runWaiting();
        if (open.current === text) report(text);
      });
  }

  const closeOnLeave = useEffectEvent(close);
  useEffect(() => () => void closeOnLeave(), []);

  return {
    handleRequest(request: RichRequest): void {
      if (request.action === "openRichText") return openText(request);
      const text = open.current;
      if (text === null || text.path !== request.path) return undefined;
      return request.action === "closeRichText" ? void close() : execute(text, request);
    },
    /** Stores all changes since the previous undo step as one undo step. Called before an undo or redo. */
    endRun: () => (open.current === null ? undefined : endRun(open.current)),
  };
}
