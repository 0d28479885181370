import type { ComposeRequest, StudioMessage } from "@marquee/schemas/editing";
import { useToast } from "@sanity/ui/toast";
import { useEffect, useEffectEvent, useRef } from "react";
import { combineLatest, filter, firstValueFrom, of, timeout } from "rxjs";
import {
  type EditStateFor,
  getPublishedId,
  stringToPath,
  useDocumentStore,
  usePerspective,
  useSchema,
  type ValidationMarker,
} from "sanity";
import { translate } from "../../i18n/translate.ts";
import { fieldTitles } from "../checks/path-titles.ts";
import type { Step } from "./history.ts";
import { blockOf } from "./list-types.ts";
import { textAt } from "./text-store.ts";
import {
  createTextWriter,
  STORING,
  type TextWriter,
  unstoredTexts,
  whenTextsStored,
} from "./text-writer.ts";
import { linkOfLabel, typedLink } from "./typed-link.ts";
import { usePageChange } from "./use-page-change.ts";
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

type TextRequest = Extract<ComposeRequest, { action: "openText" | "typeText" | "closeText" }>;
type OpenRequest = Pick<Extract<TextRequest, { action: "openText" }>, "document" | "path">;

type OpenText = OpenRequest & {
  /** Address of the text among {@link unstoredTexts}. */
  address: string;
  /** Stores the text; null before the document is loaded. */
  writer: TextWriter | null;
  /** The text before the current undo step. Null if the step contains no change yet. */
  before: string | null;
  isChanged: boolean;
  pause: ReturnType<typeof setTimeout> | undefined;
  /** Ends the typing, if the document doesn't get the text's block in time. */
  missing: ReturnType<typeof setTimeout> | undefined;
  /** The state of the document and its problems; null before the document is loaded. */
  seen: { state: EditStateFor; markers: readonly ValidationMarker[] } | null;
  close: () => void;
};

/**
 * Handles the requests of an editor who types a text on the previewed page. Stores each change on the
 * newest state of the text. The form beside the page and other editors follow. `post` sends a message
 * to the page. `remember` stores an undo step.
 */
export function useTypingRequests(
  post: (message: StudioMessage) => void,
  remember: (document: string, step: Step) => void,
) {
  const store = useDocumentStore();
  const schema = useSchema();
  const toast = useToast();
  const pages = usePageChange();
  const { selectedPerspectiveName, selectedReleaseId: release } = usePerspective();
  const open = useRef<OpenText | null>(null);

  /** Ends the current undo step: stores what the editor has typed since the last step. */
  function endRun(text: OpenText): void {
    clearTimeout(text.pause);
    const { document, path, before, writer } = text;
    text.before = null;
    const value = writer?.value();
    if (before === null || value === undefined || before === value) return;
    remember(document, { kind: "type", path, from: value, to: before });
  }

  function change(text: OpenText, request: Extract<TextRequest, { action: "typeText" }>): void {
    const { writer } = text;
    if (writer === null) return;
    text.before ??= writer.value();
    text.isChanged = true;
    unstoredTexts.set(text.address, writer);
    writer.change(request);
    clearTimeout(text.pause);
    text.pause = setTimeout(() => endRun(text), PAUSE);
  }

  function close(): void {
    const text = open.current;
    if (text === null) return;
    open.current = null;
    endRun(text);
    if (text.writer !== null && text.isChanged) void finish(text, text.writer);
    else text.close();
  }

  /** Waits until a text that the editor has left is stored. Removes an emptied field, as the form does. */
  async function finish(text: OpenText, writer: TextWriter): Promise<void> {
    const { document, path, address } = text;
    writer.leave();
    await writer.whenIdle();
    if (writer.value() === "") {
      // If it fails, the field stays empty, which the site treats the same.
      await pages
        .commit(document, (now) =>
          textAt(now, path) === "" ? { patch: { unset: [path] }, path } : null,
        )
        .catch(() => null);
    }
    text.close();
    if (unstoredTexts.get(address) === writer) unstoredTexts.delete(address);
    post({ event: "changed" });
  }

  /**
   * Ends the current undo step, and waits until the content service has stored the typed texts and
   * the changes of the form.
   */
  async function settle(document: string): Promise<void> {
    if (open.current) endRun(open.current);
    await whenTextsStored();
    const stored = store.pair
      .consistencyStatus(getPublishedId(document), previewedType(document), release)
      .pipe(filter(Boolean));
    await firstValueFrom(stored.pipe(timeout({ first: STORING, with: () => of(false) })));
  }

  function refuse(path: string, title: string): void {
    close();
    toast.push({ status: "warning", title });
    post({ event: "textRejected", path });
  }

  function report(text: OpenText): void {
    const { writer, seen, path } = text;
    if (open.current !== text || writer === null || seen === null) return;
    const document = documentOf(seen.state);
    const root = schema.get(previewedType(text.document));
    const steps = stringToPath(path);
    const [title = ""] = root ? fieldTitles(steps, { root, document, from: steps.length - 1 }) : [];
    const link = root ? typedLink(path, root, document) : null;
    const ofLink = ["page", "href"].map((field) => `${linkOfLabel(path)}.${field}`);
    post({
      event: "text",
      path,
      ...writer.state(),
      title,
      problems: [path, ...(link === null ? [] : ofLink)].flatMap((field) =>
        messagesAt(seen.markers, field),
      ),
      link,
    });
  }

  /** Ends the typing, because the text's block no longer exists. */
  const gone = (text: OpenText) => {
    if (open.current === text)
      refuse(text.path, translate("Another editor has removed this block."));
  };

  /** Updates the text after a change of the studio's document. */
  function update(text: OpenText, seen: NonNullable<OpenText["seen"]>): void {
    const { path } = text;
    const document = documentOf(seen.state);
    if (blockOf(document, path) === null) {
      if (text.writer !== null) return gone(text);
      text.missing ??= setTimeout(() => gone(text), APPEARING);
      return undefined;
    }
    clearTimeout(text.missing);
    text.missing = undefined;
    text.seen = seen;
    const now = { value: textAt(document, path), revision: document?._rev ?? "" };
    if (text.writer === null) {
      const left = unstoredTexts.get(text.address);
      if (left?.isIdle() === false) {
        const updateLater = () => open.current === text && text.seen && update(text, text.seen);
        return void left.whenIdle().then(updateLater);
      }
      text.writer = createTextWriter(now, {
        store: pages.textStore(text.document, path),
        onChange: () => report(text),
        onGone: () => gone(text),
        onRetry: () =>
          toast.push({
            id: "marquee-typing",
            status: "warning",
            title: translate(
              "Your text isn't stored yet. Keep this tab open: Marquee tries again every 2 seconds.",
            ),
          }),
        onRejected: () =>
          refuse(
            path,
            translate(
              "Your last letters could not be stored. Reload the studio, and ask an administrator if you may change this page.",
            ),
          ),
      });
    }
    text.writer.receive(now);
    return report(text);
  }

  function openText({ document, path }: OpenRequest): void {
    close();
    if (selectedPerspectiveName === "published") {
      refuse(path, publishedReason());
      return;
    }
    const id = getPublishedId(document);
    const target = targetId(document, release);
    const markers = markersOf(store, target);
    const text: OpenText = {
      document,
      path,
      address: `${target} ${path}`,
      writer: null,
      before: null,
      isChanged: false,
      pause: undefined,
      missing: undefined,
      seen: null,
      close: () => {
        clearTimeout(text.missing);
        states.unsubscribe();
      },
    };
    open.current = text;
    const states = combineLatest([
      store.pair.editState(id, previewedType(document), release),
      markers,
    ])
      .pipe(filter(([{ ready }]) => ready))
      .subscribe(([state, found]) => {
        if (open.current === text) return update(text, { state, markers: found });
        // The editor has left the text, and its last letters are being stored.
        const document = documentOf(state);
        text.writer?.receive({ value: textAt(document, path), revision: document?._rev ?? "" });
        return undefined;
      });
  }

  const closeOnLeave = useEffectEvent(close);
  useEffect(() => () => closeOnLeave(), []);

  return {
    handleRequest(request: TextRequest): void {
      if (request.action === "openText") return openText(request);
      const text = open.current;
      if (text === null || text.path !== request.path) return undefined;
      return request.action === "closeText" ? close() : change(text, request);
    },
    settle,
  };
}
