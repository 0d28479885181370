import { isAddressed } from "@marquee/schemas/contract";
import {
  type StudioMessage,
  composeRequestEnvelope,
  type ComposeRequest,
  type PreviewProblem,
} from "@marquee/schemas/editing";
import { blockSchemas } from "@marquee/schemas/studio";
import { createTypeAhead } from "@marquee/schemas/type-ahead";
import { useToast } from "@sanity/ui/toast";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import {
  type ObjectSchemaType,
  resolveInitialValueForType,
  type Schema,
  stringToPath,
  useClient,
  useInitialValueResolverContext,
  useSchema,
} from "sanity";
import { studioLanguage } from "../../i18n/language.ts";
import { translate } from "../../i18n/translate.ts";
import { type AddRequest, type Choice, choicesFor } from "../presentation/choices.ts";
import { typeAt } from "../checks/path-titles.ts";
import { describeProblems } from "../presentation/describe-problems.ts";
import { acceptedBlocks } from "./list-types.ts";
import { openLook } from "../theme/previewed-look.ts";
import { noteKey } from "../connection/unstored-changes.ts";
import { isWithin } from "./block-path.ts";
import { filledTable } from "./filled-table.ts";
import { addAtEnd, addBeside } from "./change-blocks.ts";
import { readSettings, setSetting, typesWithSettings } from "./block-settings.ts";
import { changeOf, inverseOf } from "./history.ts";
import { freshKey, INITIAL_DEPTH, newBlock } from "./new-block.ts";
import { usePictureRequests } from "./pictures/use-picture-requests.ts";
import { useChanges } from "./use-changes.tsx";
import { textTitles } from "./text-titles.ts";
import { useClipboardRequests } from "./use-clipboard-requests.ts";
import { useOpenedField, useOpenForm } from "./use-open-form.ts";
import { usePresence } from "./use-presence.ts";
import { setTarget } from "./typed-link.ts";
import { cellsNotice, pasteNotice } from "../pasting/paste-notice.ts";
import { typingTargetOf } from "../../ui/typing-target.ts";
import { useFindTargets } from "./use-find-targets.ts";
import { useRichTypingRequests } from "./use-rich-typing-requests.ts";
import { useTypingRequests } from "./use-typing-requests.ts";
import { apiVersion } from "../../lib/api-version.ts";
import { notePreviewedType, previewedType } from "./previewed-type.ts";

type Preview = () => Window | null | undefined;

/**
 * Listens to requests from the previewed page. Ignores invalid messages and those from other windows and origins.
 * Returns a function that removes the listener.
 */
function listenToPage(
  preview: Preview,
  origin: string,
  onRequest: (request: ComposeRequest) => void,
): () => void {
  const handleMessage = (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source !== preview()) return;
    const message = composeRequestEnvelope.safeParse(event.data);
    if (message.success) onRequest(message.data.marqueeCompose);
  };
  window.addEventListener("message", handleMessage);
  return () => window.removeEventListener("message", handleMessage);
}

export function postToPage(preview: Preview, origin: string, message: StudioMessage): void {
  preview()?.postMessage({ marqueeCompose: message }, origin);
}

const titlesOf = (schema: Schema): Record<string, string> =>
  Object.fromEntries(
    Object.entries(blockSchemas).map(([type, { name }]) => [type, schema.get(name)?.title ?? type]),
  );

type Adding = { document: string; choices: Choice[] };

export type PreviewedPage = { document: string; address: string };

/**
 * Handles the requests of the previewed page at `origin`. Returns the insert menu's state and
 * callbacks, and the displayed page. `onLeave` moves the focus to the page, unless it is there.
 */
export function useComposing(
  preview: () => Window | null | undefined,
  origin: string,
  onLeave: () => void,
) {
  const schema = useSchema();
  const client = useClient({ apiVersion });
  const form = useOpenForm();
  const toast = useToast();
  const initialContext = useInitialValueResolverContext();
  const [adding, setAdding] = useState<Adding | null>(null);
  const [typeAhead] = useState(() =>
    createTypeAhead({
      label: translate("Keyboard input"),
      requestFromOther: () => postToPage(preview, origin, { event: "fetchKeystrokes" }),
    }),
  );
  /** Path of the field that is open or focused in the page's form; empty if there is none. */
  const openField = useRef("");
  /** The last such path that wasn't empty. */
  const lastField = useRef("");
  const post = useCallback(
    (message: StudioMessage) => postToPage(preview, origin, message),
    [preview, origin],
  );
  const changes = useChanges(({ path, through }, request) => {
    post({ event: "current", path, ...(through === undefined ? {} : { through }) });
    // Opens the copy's form after a duplication. Otherwise the form would still edit the original,
    // while the page displays the copy's toolbar.
    if (
      request?.action === "duplicate" &&
      request.paths.some((each) => isWithin(openField.current, each))
    ) {
      form.show(request.document, path);
    }
  });
  const typing = useTypingRequests(post, changes.remember);
  const clipboard = useClipboardRequests(changes, post);
  const richTyping = useRichTypingRequests({
    post,
    remember: changes.remember,
    settle: typing.settle,
  });
  const pictures = usePictureRequests(changes, post);
  const findTargets = useFindTargets();
  const [previewedPage, setPreviewedPage] = useState<PreviewedPage | null>(null);
  const presence = usePresence(previewedPage, post);

  /**
   * Executes `work`, which returns false if there is nothing to type. The page then stops collecting
   * keys, and its toolbar gets the focus.
   */
  const attemptAdding = (work: () => Promise<boolean>) =>
    changes.attempt(async () => {
      let isAdded = false;
      try {
        isAdded = await work();
      } finally {
        if (!isAdded) leaveToPage();
      }
    });

  /** Moves the focus to the page's toolbar. Drops the keys that were pressed for a new block. */
  function leaveToPage(): void {
    typeAhead.discard();
    onLeave();
    post({ event: "focus" });
  }

  const openMenu = (request: AddRequest) =>
    attemptAdding(async () => {
      const choices = choicesFor(schema, await changes.read(request.document), request);
      if (choices.length > 0) setAdding({ document: request.document, choices });
      return choices.length > 0;
    });

  /**
   * Adds a new block to the chosen list. The page then lets the editor type in the block, or requests
   * the block's form.
   */
  const add = (choice: Choice, type: ObjectSchemaType) => {
    const document = adding?.document;
    if (document === undefined) return;
    setAdding(null);
    // The editor types the new block on the page, as soon as the page displays it.
    typeAhead.collect();
    void attemptAdding(async () => {
      const context = [{}, INITIAL_DEPTH, initialContext] as const;
      const initial: unknown = await resolveInitialValueForType(type, ...context);
      const block = newBlock(type.name, initial, freshKey());
      const { to, list } = choice;
      const path = await changes.add(document, (now) =>
        to === null ? addAtEnd(list, [block]) : addBeside(now, [block], to),
      );
      await typeAhead.whenComposed();
      if (path !== null) post({ event: "added", path });
      return path !== null;
    });
  };

  /**
   * Adds an entry with its initial values after the entry at the path `beside`, in the same list.
   */
  const addEntry = ({ document, path: beside }: { document: string; path: string }) =>
    attemptAdding(async () => {
      const root = schema.get(previewedType(document));
      const page = await changes.read(document);
      const type = root && typeAt(stringToPath(beside), root, page);
      if (type === undefined) return false;
      const context = [{}, INITIAL_DEPTH, initialContext] as const;
      const initial: unknown = await resolveInitialValueForType(type, ...context);
      const entry = newBlock(type.name, initial, freshKey());
      const path = await changes.add(document, (now) =>
        addBeside(now, [entry], { beside, side: "after" }),
      );
      if (path !== null) post({ event: "added", path });
      return path !== null;
    });

  /** Sets the target of a link. Waits for the typed label first, because both are parts of the link. */
  const setLink = ({ document, path, link }: Extract<ComposeRequest, { action: "setLink" }>) =>
    changes.attempt(async () => {
      await typing.settle(document);
      const step = setTarget(path, link);
      await changes.make(document, (page) => {
        const change = changeOf(step, page);
        return change && { change, undo: inverseOf(step, page) };
      });
      post({ event: "changed" });
    });

  const sendSettings = async (document: string, path: string) => {
    const settings = await readSettings(await changes.read(document), path, { schema, client });
    if (settings !== null) post(settings);
  };

  const changeSetting = (request: Extract<ComposeRequest, { action: "setSetting" }>) =>
    changes.attempt(async () => {
      const { document, path } = request;
      await typing.settle(document);
      await changes.make(document, (page) => {
        const step = setSetting(page, request, schema);
        const change = step && changeOf(step, page);
        return step && change && { change, undo: inverseOf(step, page) };
      });
      post({ event: "changed" });
      await sendSettings(document, path);
    });

  /** If the form of another block is open beside the page, opens that of the selected block. */
  function followSelection(block: { document: string; path: string }): void {
    const field = openField.current === "" && form.isOpen() ? lastField.current : openField.current;
    if (!field.includes("[") || isWithin(field, block.path)) return;
    openField.current = block.path;
    form.follow(block);
  }

  const fillCells = ({
    document,
    path,
    ...pasted
  }: Extract<ComposeRequest, { action: "fillCells" }>) =>
    changes.attempt(async () => {
      await typing.settle(document);
      const filled = await changes.make(document, (page) => filledTable(path, pasted, page));
      if (filled === null) throw new Error(translate("The table or the row no longer exists."));
      if (filled.isCut) toast.push(cellsNotice());
      post({ event: "changed" });
    });

  const describe = async (named: readonly PreviewProblem[]) => {
    const problems = await describeProblems(named, { schema, read: changes.read });
    postToPage(preview, origin, { event: "problemsDescribed", language: studioLanguage, problems });
  };

  const handleRequest = useEffectEvent((request: ComposeRequest) => {
    switch (request.action) {
      case "connect": {
        typeAhead.discard();
        if (isAddressed(request.type)) notePreviewedType(request.document, request.type);
        setPreviewedPage({ document: request.document, address: request.address });
        const facts = {
          titles: titlesOf(schema),
          accepts: acceptedBlocks(schema),
          settings: typesWithSettings,
        };
        postToPage(preview, origin, { event: "ready", ...facts, ...textTitles(schema) });
        const open = openLook.current();
        if (open !== null) postToPage(preview, origin, { event: "look", ...open });
        return;
      }
      case "fetchKeystrokes":
        post({ event: "keystrokes", keystrokes: typeAhead.release() });
        return onLeave();
      case "sendKeystrokes":
        return typeAhead.receive(request.keystrokes);
      case "focusForm":
        return form.focus();
      case "openField":
        return form.openField(request);
      case "describeProblems":
        return void describe(request.problems);
      case "openSettings":
        return void changes.attempt(() => sendSettings(request.document, request.path));
      case "setSetting":
        noteKey();
        return void changeSetting(request);
      case "select":
        return followSelection(request);
      case "openForm":
        return form.open(request.document, request.path);
      case "openText":
      case "typeText":
      case "closeText":
        noteKey();
        presence.note(request);
        return typing.handleRequest(request);
      case "openRichText":
      case "typeRichText":
      case "closeRichText":
        noteKey();
        presence.note(request);
        return richTyping.handleRequest(request);
      case "reportPaste":
        return void toast.push(pasteNotice(request.losses));
      case "fillCells":
        noteKey();
        return void fillCells(request);
      case "findTargets":
        return void changes.attempt(async () => post(await findTargets(request)));
      case "setLink":
        return void setLink(request);
      case "storePictures":
      case "cancelUpload":
      case "setAltText":
      case "setFocalPoint":
        return pictures.handleRequest(request);
      case "undo":
      case "redo":
        return void changes.attempt(async () => {
          await typing.settle(request.document);
          richTyping.endRun();
          await changes[request.action](request.document);
          post({ event: "changed" });
        });
      case "copy":
        return void changes.attempt(() => clipboard.copy(request));
      case "paste":
        return void changes.attempt(() => clipboard.paste(request));
      case "pasteTable":
        noteKey();
        return void changes.attempt(() => clipboard.pasteTable(request));
      case "addEntry":
        return void addEntry(request);
      case "addFirst":
      case "addBeside":
      case "addInside":
        return void openMenu(request);
      default:
        return void changes.change(request);
    }
  });
  useEffect(
    () => listenToPage(preview, origin, (request) => handleRequest(request)),
    [preview, origin],
  );

  useOpenedField(previewedPage?.document, (path) => {
    openField.current = path;
    if (path !== "") lastField.current = path;
    if (path !== "" && !form.isFollowing(path)) post({ event: "opened", path });
  });

  useEffect(
    () => openLook.subscribe((open) => postToPage(preview, origin, { event: "look", ...open })),
    [preview, origin],
  );

  return {
    adding,
    add,
    /** Passes the keys that the editor pressed since the menu was requested to the menu's text field. */
    startFilter: (input: HTMLInputElement): void => {
      typeAhead.collect();
      typeAhead.request();
      typeAhead.deliverTo(typingTargetOf(input));
    },
    close: (): void => {
      setAdding(null);
      // A click beside the menu moves the focus after this event.
      requestAnimationFrame(leaveToPage);
    },
    previewedPage,
  };
}
