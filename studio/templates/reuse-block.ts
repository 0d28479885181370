import { blockContracts } from "@marquee/schemas/contract";
import type { StoredBlock } from "../presentation/block-path.ts";
import { withFreshKeys } from "../presentation/fresh-keys.ts";

type Keys = () => string;

/**
 * Takes a block of a page and the id of the document that is to hold it, gives what that document holds and what stands
 * on the page in its place. When it is shown is the page's matter, so it stays there.
 */
export function toReuse(block: StoredBlock, id: string, freshKey: Keys) {
  const { shown, ...content } = block;
  return {
    kept: withFreshKeys({ ...content, _type: block._type, _key: block._key }, freshKey),
    placed: {
      _key: block._key,
      _type: "reusable",
      version: blockContracts.reusable.version,
      original: { _type: "reference", _ref: id },
      ...(shown === undefined ? {} : { shown }),
    },
  };
}

/** Takes the reusable block on a page and what it shows there, gives copies that stand in its place on their own. */
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

/** Lists that a reusable block may stand in: a page's or a template's, and both of a gate. */
const lists = new Set<unknown>(["blocks", "teaser"]);

/** May a block of that type, at that path of a document of that type, be saved as a reusable one? */
export function mayBeReused(
  type: string,
  path: readonly unknown[],
  documentType: unknown,
): boolean {
  const isHome = documentType === "page" || documentType === "template";
  return isHome && leaves.has(type) && lists.has(path.at(-2));
}
