import {
  blockContracts,
  blockEnvelope,
  type BlockType,
  inCurrentForm,
  shownShape,
} from "@marquee/schemas/contract";
import { isObject } from "../../content-lake/src/document.ts";
import { problemsOf, type Problem } from "./problem.ts";

/**
 * Returns the problems in a list of blocks and in their nested blocks. `raw` has the blocks as one
 * of the site's queries returns them. `path` is the list's path in the document.
 */
export function checkBlocks(raw: readonly unknown[], id: string, path: string): Problem[] {
  return raw.flatMap((block, index) => checkBlock(block, id, `${path}[${index}]`));
}

/**
 * Returns, for each sign-in gate among the blocks, its `_key` and the path of the blocks inside it.
 * The page's query omits those blocks, so the caller fetches them separately.
 */
export function gatesIn(raw: readonly unknown[], path: string) {
  return raw.flatMap((block) => {
    if (!isObject(block) || block["_type"] !== "signInGate") return [];
    const key = String(block["_key"]);
    return [{ key, path: `${path}[_key=="${key}"].blocks` }];
  });
}

function checkBlock(raw: unknown, id: string, place: string): Problem[] {
  const envelope = blockEnvelope.safeParse(raw);
  if (!envelope.success) return problemsOf(envelope.error, id, place);
  const { _key: key, _type: type, version } = envelope.data;
  const path = place.replace(/\[\d+\]$/, `[_key=="${key}"]`);
  if (!isBlockType(type)) return [{ id, path, message: `has the unknown type "${type}"` }];
  const contract = blockContracts[type];
  if (version !== null && version > contract.version) {
    return [{ id, path, message: "is from a newer version of the site" }];
  }
  const { shown, ...stored } = envelope.data;
  const time = shownShape.nullable().safeParse(shown ?? null);
  const parsed = contract.shape.safeParse(inCurrentForm(stored, contract));
  const own = [
    ...(time.success ? [] : problemsOf(time.error, id, `${path}.shown`)),
    ...(parsed.success ? [] : problemsOf(parsed.error, id, path)),
  ];
  const nested: readonly string[] = "nested" in contract ? contract.nested : [];
  const inner = nested.flatMap((field) => {
    const blocks = envelope.data[field];
    return Array.isArray(blocks) ? checkBlocks(blocks, id, `${path}.${field}`) : [];
  });
  return [...own, ...inner];
}

function isBlockType(type: string): type is BlockType {
  return Object.hasOwn(blockContracts, type);
}
