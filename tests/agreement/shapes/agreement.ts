import { parse, type SchemaType, typeEvaluate, type TypeNode } from "groq-js";
import * as z from "zod";
import * as contract from "@marquee/schemas/contract";
import type { BlockContract } from "../../../schemas/blocks/block-contract.ts";
import { contractsBelow } from "../../../schemas/blocks/block-projection.ts";
import { answersOf } from "./answers.ts";

// Codes of Zod issues about a value's type. `disagreements` reports only issues with these codes. The
// values that `disagreements` generates also break other rules, such as length or URL format.
// form-rules.test.ts compares those other rules with the forms.
const aboutKind = /^(?:invalid_(?:type|value|union|key|element)|unrecognized_keys)$/;

export const answerOf = (query: string, forms: SchemaType): TypeNode =>
  typeEvaluate(parse(query), forms);

/** Returns the type of an attribute of an object, or of a list's items. */
export function partOf(type: TypeNode, name: string): TypeNode {
  switch (type.type) {
    case "union": {
      const branches = type.of.filter((branch) => branch.type !== "null");
      return { type: "union", of: branches.map((branch) => partOf(branch, name)) };
    }
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

export const blockNames = (blocks: TypeNode): Set<string | undefined> =>
  new Set(branchesOf(membersOf(blocks)).map(nameOf));

export function blockOf(blocks: TypeNode, name: string): TypeNode {
  const found = branchesOf(membersOf(blocks)).filter((branch) => nameOf(branch) === name);
  if (found.length === 0) throw new Error(`The query returns no block of type "${name}".`);
  return { type: "union", of: found.map(presentForm) };
}

/** Removes `earlier`, which contains the fields of earlier versions. */
function presentForm(block: TypeNode): TypeNode {
  if (block.type !== "object") return block;
  const { earlier: _earlier, ...attributes } = block.attributes;
  return { ...block, attributes };
}

/** Returns the issues about types that `shape` has with values of a query result's type. */
export function disagreements(type: TypeNode, shape: z.ZodType): string[] {
  const issues = answersOf(type).flatMap((answer) => shape.safeParse(answer).error?.issues ?? []);
  const texts = issues
    .filter((issue) => aboutKind.test(issue.code))
    .map((issue) => `${issue.path.join(".")}: ${issue.code}: ${issue.message}`);
  return [...new Set(texts)];
}

const answered = z.looseObject({ shown: z.unknown() });

/** Makes a block's schema accept the response, which also contains the period. The site parses that separately. */
export const answeredShape = (shape: z.ZodType) =>
  z.preprocess((answer) => {
    const { shown: _shown, ...stored } = answered.parse(answer);
    return stored;
  }, shape);

type Contracts = Readonly<Record<string, BlockContract>>;

type Section = { where: string; blocks: TypeNode; contracts: Contracts };

export function sectionsIn(where: string, blocks: TypeNode, contracts: Contracts): Section[] {
  const inner = Object.entries(contracts).flatMap(([name, { nested = [], level = 0 }]) =>
    nested.flatMap((field) => {
      const list = partOf(blockOf(blocks, name), field);
      return sectionsIn(`${where} › ${name}.${field}`, list, contractsBelow(level, contracts));
    }),
  );
  return [{ where, blocks, contracts }, ...inner];
}

export const siteQueries = Object.entries(contract).flatMap(([name, query]) =>
  name.endsWith("Query") && typeof query === "string" ? [{ name, query }] : [],
);
