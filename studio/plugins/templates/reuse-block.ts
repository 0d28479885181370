import { isAddressed, blockContracts } from "@marquee/schemas/contract";
import * as z from "zod";
import type { StoredBlock } from "../composing/block-path.ts";
import { withFreshKeys } from "../composing/new-block.ts";

export const storedBlock = z.looseObject({ _key: z.string(), _type: z.string() });

type Keys = () => string;

/**
 * Returns the two blocks that make a block reusable. `reusable` goes into the new document with the id `id`. `placed`
 * refers to that document, and replaces the block on the page. `placed` also gets the block's display period.
 */
export function toReuse(block: StoredBlock, id: string, freshKey: Keys) {
  const { shown, ...content } = block;
  return {
    reusable: withFreshKeys({ ...content, _type: block._type, _key: block._key }, freshKey),
    placed: {
      _key: block._key,
      _type: "reusable",
      version: blockContracts.reusable.version,
      original: { _type: "reference", _ref: id },
      ...(shown === undefined ? {} : { shown }),
    },
  };
}

/**
 * Returns copies of the blocks in a reusable block. On a page, the copies replace the reusable block and inherit its
 * display period.
 */
export function toDetach(
  { shown }: StoredBlock,
  blocks: readonly StoredBlock[],
  freshKey: Keys,
): StoredBlock[] {
  return blocks.map((block) => {
    const copy = withFreshKeys(block, freshKey);
    return shown === undefined ? copy : { ...copy, shown };
  });
}

const leaves = new Set(
  Object.entries(blockContracts)
    .filter(([type, contract]) => !("level" in contract) && type !== "reusable")
    .map(([type, contract]) => ("storedAs" in contract ? contract.storedAs : type)),
);

/**
 * Fields that accept a reusable block: the blocks of a page, a template or a sign-in gate, and the
 * teaser of a gate.
 */
const lists = new Set<unknown>(["blocks", "teaser"]);

/**
 * Whether a block can be saved as reusable. Depends on the block's type, its path and the
 * document's type.
 */
export function mayBeReused(
  type: string,
  path: readonly unknown[],
  documentType: unknown,
): boolean {
  const isHome = isAddressed(String(documentType)) || documentType === "template";
  return isHome && leaves.has(type) && lists.has(path.at(-2));
}
