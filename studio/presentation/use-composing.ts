import type { ComposeRequest } from "@marquee/schemas/editing";
import { blockSchemas } from "@marquee/schemas/studio";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import {
  type ObjectSchemaType,
  resolveInitialValueForType,
  type Schema,
  useInitialValueResolverContext,
  useSchema,
} from "sanity";
import { acceptedBlocks } from "./accepted-blocks.ts";
import { addAtEnd, addBeside } from "./change-blocks.ts";
import { type AddRequest, type Choice, choicesFor } from "./choices.ts";
import { listenToPage, tellPage } from "./compose-channel.ts";
import { newBlock } from "./new-block.ts";
import { freshKey, useChanges } from "./use-changes.tsx";
import { useOpenForm } from "./use-open-form.ts";
import { usePageListener } from "./use-page-listener.ts";

/** How deep objects of a new block are filled with the values their forms begin with. */
const INITIAL_DEPTH = 10;

const titlesOf = (schema: Schema): Record<string, string> =>
  Object.fromEntries(
    Object.entries(blockSchemas).map(([type, { name }]) => [type, schema.get(name)?.title ?? type]),
  );

/** What the insert menu is open for. */
export type Adding = { document: string; choices: Choice[] };

/** Carries out what the previewed page at `origin` asks for. Gives the insert menu's state. */
export function useComposing(preview: () => Window | null | undefined, origin: string) {
  const schema = useSchema();
  const form = useOpenForm();
  const initialContext = useInitialValueResolverContext();
  const [adding, setAdding] = useState<Adding | null>(null);
  const tellCurrent = useCallback(
    (path: string) => tellPage(preview, origin, { tell: "current", path }),
    [preview, origin],
  );
  const changes = useChanges(tellCurrent);
  const [shown, setShown] = useState<string | null>(null);
  usePageListener(shown, () => tellPage(preview, origin, { tell: "changed" }));

  const openMenu = (request: AddRequest) =>
    changes.attempt(async () => {
      const choices = choicesFor(schema, await changes.read(request.document), request);
      if (choices.length > 0) setAdding({ document: request.document, choices });
    });

  /** Puts a new block where the menu was opened, and opens its form. */
  const add = (choice: Choice, type: ObjectSchemaType) =>
    changes.attempt(async () => {
      const document = adding?.document;
      if (document === undefined) return;
      setAdding(null);
      const context = [{}, INITIAL_DEPTH, initialContext] as const;
      const initial: unknown = await resolveInitialValueForType(type, ...context);
      const block = newBlock(type.name, initial, freshKey());
      const { to, list } = choice;
      const path = await changes.add(document, (now) =>
        to === null ? addAtEnd(list, block) : addBeside(now, block, to),
      );
      if (path !== null) form.open(document, path);
    });

  const hear = useEffectEvent((request: ComposeRequest) => {
    switch (request.ask) {
      case "hello": {
        setShown(request.document);
        const facts = { titles: titlesOf(schema), accepts: acceptedBlocks(schema) };
        return tellPage(preview, origin, { tell: "ready", ...facts });
      }
      case "leave":
        return form.focus();
      case "edit":
        return form.open(request.document, request.path);
      case "undo":
        return void changes.undo(request.document);
      case "addFirst":
      case "addBeside":
      case "addInside":
        return void openMenu(request);
      default:
        return void changes.change(request);
    }
  });
  useEffect(() => listenToPage(preview, origin, (request) => hear(request)), [preview, origin]);

  return { adding, add, close: () => setAdding(null) };
}
