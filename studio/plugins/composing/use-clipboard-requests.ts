import {
  type StudioMessage,
  type ComposeRequest,
  readClip,
  writeClip,
} from "@marquee/schemas/editing";
import { fillTable } from "@marquee/schemas/table";
import { useToast } from "@sanity/ui/toast";
import {
  resolveInitialValueForType,
  useClient,
  useInitialValueResolverContext,
  useSchema,
} from "sanity";
import { translate } from "../../i18n/translate.ts";
import { blocksAt, holderOf, placeOf, type StoredBlock, valueAt } from "./block-path.ts";
import { addBlocks, listOfDestination } from "./change-blocks.ts";
import { fieldAccepts, typeOf } from "./list-types.ts";
import { freshKey, INITIAL_DEPTH, newBlock } from "./new-block.ts";
import { findAssets, uploadAssets } from "./copied-assets.ts";
import { cellsNotice } from "../pasting/paste-notice.ts";
import { pastedBlocks, type Pasted, referencesIn, withReplacedReferences } from "./paste-blocks.ts";
import type { useChanges } from "./use-changes.tsx";
import { apiVersion } from "../../lib/api-version.ts";

type Changes = Pick<ReturnType<typeof useChanges>, "read" | "add" | "findExisting">;

const problems = {
  tooLong: () => translate("The clipboard's content is too large. Copy fewer blocks at once."),
  later: () =>
    translate(
      "A newer version of Marquee copied these blocks. Update this studio, then try again.",
    ),
  invalid: () => translate("The clipboard's content is damaged. Copy the blocks again."),
};

/** Copies blocks of pages as text, and inserts such text into pages. Reports what was not inserted. */
export function useClipboardRequests(changes: Changes, post: (message: StudioMessage) => void) {
  const client = useClient({ apiVersion });
  const schema = useSchema();
  const toast = useToast();
  const initialContext = useInitialValueResolverContext();

  function reportOf({ refused, newer, missing }: Pasted): string[] {
    const named = (types: readonly string[]) =>
      types.map((type) => `“${schema.get(type)?.title ?? type}”`).join(", ");
    return [
      refused.length > 0 &&
        translate("These blocks can't be placed here: {types}.", { types: named(refused) }),
      newer.length > 0 &&
        translate("A newer version of Marquee stored these blocks: {types}.", {
          types: named(newer),
        }),
      missing.length > 0 &&
        translate(
          "Links, images and files that don't exist in this dataset were removed from the blocks: {count}.",
          { count: String(missing.length) },
        ),
    ].filter((sentence) => sentence !== false);
  }

  /**
   * Inserts blocks into a page, and reports what the page's list doesn't accept. Returns whether it inserted any block.
   */
  async function insert(
    { document, to }: Pick<Extract<ComposeRequest, { action: "paste" }>, "document" | "to">,
    blocks: readonly StoredBlock[],
    existing: ReadonlySet<string>,
  ): Promise<boolean> {
    const list = listOfDestination(to);
    let pasted: Pasted | undefined;
    const path = await changes.add(document, (now) => {
      const holder = holderOf(list);
      pasted = pastedBlocks(blocks, {
        holder: holder === null ? "page" : String(typeOf(valueAt(now, holder))),
        field: list.slice(list.lastIndexOf(".") + 1),
        accepts: (type, field, block) => fieldAccepts(schema, type, field, block),
        existing,
        freshKey,
      });
      return pasted.blocks.length === 0 ? null : addBlocks(now, pasted.blocks, to);
    });
    const sentences = pasted === undefined ? [] : reportOf(pasted);
    if (sentences.length === 0) return path !== null;
    toast.push({
      id: "marquee-pasted",
      status: "warning",
      closable: true,
      duration: 15_000,
      title: translate("Some content was not pasted"),
      description: sentences.join(" "),
    });
    return path !== null;
  }

  return {
    async pasteTable({
      document,
      to,
      ...pasted
    }: Extract<ComposeRequest, { action: "pasteTable" }>): Promise<void> {
      const type = schema.get("table");
      if (type === undefined) return;
      const initial: unknown = await resolveInitialValueForType(
        type,
        {},
        INITIAL_DEPTH,
        initialContext,
      );
      const row = freshKey();
      const empty = { rows: [{ _key: row, _type: "tableRow" }] };
      const filled = fillTable(empty, { row, field: "title" }, pasted, freshKey);
      if (filled === null) return;
      const { columns, rows } = filled;
      const table = { ...newBlock("table", initial, freshKey()), columns, rows };
      const isInserted = await insert({ document, to }, [table], new Set());
      if (isInserted && filled.isCut) toast.push(cellsNotice());
    },

    /** Reads blocks of the document, and sends them to the page in the Preview as text for the clipboard. */
    async copy({ document, paths }: Extract<ComposeRequest, { action: "copy" }>): Promise<void> {
      const page = await changes.read(document);
      const blocks = paths.flatMap((path) => {
        const { list, key } = placeOf(path);
        return blocksAt(page, list).filter(({ _key }) => _key === key);
      });
      if (blocks.length === 0) return;
      const assets = await findAssets(client, referencesIn(blocks));
      post({ event: "copied", paths, text: writeClip(blocks, assets) });
    },

    async paste({
      document,
      to,
      text,
    }: Extract<ComposeRequest, { action: "paste" }>): Promise<void> {
      const clip = readClip(text);
      if ("problem" in clip) throw new Error(problems[clip.problem]());
      const ids = referencesIn(clip.blocks);
      const existing = await changes.findExisting([...ids, ...ids.map((id) => `drafts.${id}`)]);
      const uploaded = await uploadAssets(
        (kind, content, options) => client.assets.upload(kind, content, options),
        clip.assets.filter(({ id }) => ids.includes(id) && !existing.has(id)),
      );
      for (const id of uploaded.values()) existing.add(id);
      const blocks = clip.blocks.map((block) => withReplacedReferences(block, uploaded));
      await insert({ document, to }, blocks, existing);
    },
  };
}
