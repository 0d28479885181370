import type { ComposeRequest } from "@marquee/schemas/editing";
import { blockSchemas } from "@marquee/schemas/studio";
import { useToast } from "@sanity/ui/toast";
import { useEffect, useEffectEvent, useState } from "react";
import {
  type ObjectSchemaType,
  resolveInitialValueForType,
  useInitialValueResolverContext,
  useSchema,
} from "sanity";
import { say } from "../i18n/say.ts";
import { addAtEnd, addBeside } from "./change-blocks.ts";
import { type AddRequest, type Choice, choicesFor } from "./choices.ts";
import { listenToPage, tellPage } from "./compose-channel.ts";
import { listTypeAt } from "./list-types.ts";
import { newBlock } from "./new-block.ts";
import { useOpenForm } from "./use-open-form.ts";
import { type PageChange, usePageChange } from "./use-page-change.ts";
import { type ChangeRequest, workOf } from "./work-of.ts";

/** How deep objects of a new block are filled with the values their forms begin with. */
const INITIAL_DEPTH = 10;

const freshKey = () => crypto.randomUUID().replaceAll("-", "").slice(0, 12);

/** What the insert menu is open for. */
export type Adding = { document: string; choices: Choice[] };

/** Carries out what the previewed page at `origin` asks for. Gives the insert menu's state. */
export function useComposing(preview: () => Window | null | undefined, origin: string) {
  const toast = useToast();
  const schema = useSchema();
  const page = usePageChange();
  const form = useOpenForm();
  const initialContext = useInitialValueResolverContext();
  const [adding, setAdding] = useState<Adding | null>(null);
  const pageType = schema.get("page");

  /** Says what went wrong; nothing was changed then. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error);
      toast.push({ status: "error", title: say("The page was not changed"), description });
    }
  }

  const openMenu = (request: AddRequest) =>
    attempt(async () => {
      const choices = choicesFor(schema, await page.read(request.document), request);
      if (choices.length > 0) setAdding({ document: request.document, choices });
    });

  const change = (request: ChangeRequest) =>
    attempt(async () => {
      const path = await page.commit(request.document, (now) => {
        const accepts = (list: string, type: string) =>
          pageType !== undefined &&
          (listTypeAt(pageType, now, list)?.of.some(({ name }) => name === type) ?? false);
        return workOf(request, now, { accepts, freshKey });
      });
      if (path !== null) tellPage(preview, origin, { tell: "current", path });
    });

  /** Puts a new block where the menu was opened, and opens its form. */
  const add = (choice: Choice, type: ObjectSchemaType) =>
    attempt(async () => {
      const document = adding?.document;
      if (document === undefined) return;
      setAdding(null);
      const initial: unknown = await resolveInitialValueForType(
        type,
        {},
        INITIAL_DEPTH,
        initialContext,
      );
      const block = newBlock(type.name, initial, freshKey());
      const { to, list } = choice;
      const work: PageChange = (now) =>
        to === null ? addAtEnd(list, block) : addBeside(now, block, to);
      const path = await page.commit(document, work);
      if (path === null) return;
      tellPage(preview, origin, { tell: "current", path });
      form.open(document, path);
    });

  const hear = useEffectEvent((request: ComposeRequest) => {
    switch (request.ask) {
      case "hello": {
        const named = Object.entries(blockSchemas).map(([type, { name }]) => [
          type,
          schema.get(name)?.title ?? type,
        ]);
        return tellPage(preview, origin, { tell: "ready", titles: Object.fromEntries(named) });
      }
      case "leave":
        return form.focus();
      case "edit":
        return form.open(request.document, request.path);
      case "addFirst":
      case "addBeside":
      case "addInside":
        return void openMenu(request);
      default:
        return void change(request);
    }
  });
  useEffect(() => listenToPage(preview, origin, (request) => hear(request)), [preview, origin]);

  return { adding, add, close: () => setAdding(null) };
}
