import { parse, type SchemaType, typeEvaluate, type TypeNode } from "groq-js";
import * as z from "zod";
import * as contract from "@marquee/schemas/contract";
import type { BlockContract } from "../../../schemas/blocks/block-contract.ts";
import { contractsBelow } from "../../../schemas/blocks/block-projection.ts";
import { answersOf } from "./answers.ts";

// Codes of Zod issues about a value's type. `disagreements` reports only issues with these codes. The
// values that `disagreements` generates also break other rules, such as length or URL format.
// form-rules.test.ts compares those other rules with the forms.
const aboutKind = new Set([
  "invalid_type",
  "invalid_value",
  "invalid_union",
  "invalid_key",
  "invalid_element",
  "unrecognized_keys",
]);

/** Returns the type of a query's result. `forms` are the types of the stored documents. */
export const answerOf = (query: string, forms: SchemaType): TypeNode =>
  typeEvaluate(parse(query), forms);

/**
 * Returns the type of the attribute `name` of an object type. For a list type, returns the type of that attribute
 * of the list's items.
 */
export function partOf(type: TypeNode, name: string): TypeNode {
  switch (type.type) {
    case "union":
      return {
        type: "union",
        of: type.of
          .filter((branch) => branch.type !== "null")
          .map((branch) => partOf(branch, name)),
      };
    case "array":
      return partOf(type.of, name);
    case "object": {
      const attribute = type.attributes[name];
      if (attribute) return attribute.value;
      throw new Error(`The query result has no attribute "${name}".`);
    }
    default:
      throw new Error(`The type "${type.type}" has no attribute "${name}".`);
  }
}

/** Returns the type of a list's items. `type` may be a union of lists and null. */
export function membersOf(type: TypeNode): TypeNode {
  if (type.type === "array") return type.of;
  if (type.type !== "union") throw new Error(`The type "${type.type}" has no list members.`);
  const lists = type.of.filter((branch) => branch.type !== "null").map(membersOf);
  return { type: "union", of: lists };
}

const branchesOf = (type: TypeNode): TypeNode[] =>
  type.type === "union" ? type.of.flatMap(branchesOf) : [type];

function nameOf(block: TypeNode): string | undefined {
  const marker = block.type === "object" ? block.attributes["_type"]?.value : undefined;
  return marker?.type === "string" ? marker.value : undefined;
}

/** Returns the names of the blocks that a list type may contain. */
export const blockNames = (blocks: TypeNode): Set<string | undefined> =>
  new Set(branchesOf(membersOf(blocks)).map(nameOf));

/** Returns the type of the blocks named `name` in a list type. */
export function blockOf(blocks: TypeNode, name: string): TypeNode {
  const found = branchesOf(membersOf(blocks)).filter((branch) => nameOf(branch) === name);
  if (found.length === 0) throw new Error(`The query returns no block of type "${name}".`);
  return { type: "union", of: found.map(presentForm) };
}

/**
 * Removes `earlier` from a block's type. It contains the fields of earlier schema versions, which the
 * current schema no longer has.
 */
function presentForm(block: TypeNode): TypeNode {
  if (block.type !== "object") return block;
  const { earlier: _earlier, ...attributes } = block.attributes;
  return { ...block, attributes };
}

/**
 * Generates values of a query result's type and parses them with `shape`. Returns the issues about
 * the values' types.
 */
export function disagreements(type: TypeNode, shape: z.ZodType): string[] {
  const issues = answersOf(type).flatMap((answer) => shape.safeParse(answer).error?.issues ?? []);
  const texts = issues
    .filter((issue) => aboutKind.has(issue.code))
    .map((issue) => `${issue.path.join(".")}: ${issue.code}: ${issue.message}`);
  return [...new Set(texts)];
}

const answered = z.looseObject({ shown: z.unknown() });

/**
 * Wraps a block's schema so that the schema accepts the lake's whole response for the block. The
 * response also contains the display period, which the site parses separately.
 */
export const answeredShape = (shape: z.ZodType) =>
  z.preprocess((answer) => {
    const { shown: _shown, ...stored } = answered.parse(answer);
    return stored;
  }, shape);

type Contracts = Readonly<Record<string, BlockContract>>;

/** A list of blocks: its location, its type in a query's result, and the contracts of the allowed blocks. */
type Section = { where: string; blocks: TypeNode; contracts: Contracts };

/**
 * Returns one section for a list of blocks, and one for each list inside the container blocks that
 * the list allows.
 */
export function sectionsIn(where: string, blocks: TypeNode, contracts: Contracts): Section[] {
  const inner = Object.entries(contracts).flatMap(([name, { nested = [], level = 0 }]) =>
    nested.flatMap((field) =>
      sectionsIn(
        `${where} › ${name}.${field}`,
        partOf(blockOf(blocks, name), field),
        contractsBelow(level, contracts),
      ),
    ),
  );
  return [{ where, blocks, contracts }, ...inner];
}

/** Every query of the site, by its export name. */
export const siteQueries = Object.entries(contract).flatMap(([name, query]) =>
  name.endsWith("Query") && typeof query === "string" ? [{ name, query }] : [],
);
