import { parse, type SchemaType, typeEvaluate, type TypeNode } from "groq-js";
import type * as z from "zod";
import { answersOf } from "./answers.ts";

// What a shape says of a value's kind. The rest (too long, not an address …) are rules about single values, which
// a made-up value does not obey; form-rules.test.ts holds those against the forms.
const aboutKind = new Set([
  "invalid_type",
  "invalid_value",
  "invalid_union",
  "invalid_key",
  "invalid_element",
  "unrecognized_keys",
]);

/** Takes a query and the types of the forms, gives the type of its answer. */
export const answerOf = (query: string, forms: SchemaType): TypeNode =>
  typeEvaluate(parse(query), forms);

/** Takes the type of an answer, gives that of its attribute or, for a list, of its members. */
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
      throw new Error(`The answer has no part named "${name}".`);
    }
    default:
      throw new Error(`A ${type.type} has no part named "${name}".`);
  }
}

/** Takes the type of a list, maybe null, gives the type of its members. */
export function membersOf(type: TypeNode): TypeNode {
  if (type.type === "array") return type.of;
  if (type.type !== "union") throw new Error(`A ${type.type} has no members.`);
  const lists = type.of.filter((branch) => branch.type !== "null").map(membersOf);
  return { type: "union", of: lists };
}

const branchesOf = (type: TypeNode): TypeNode[] =>
  type.type === "union" ? type.of.flatMap(branchesOf) : [type];

function nameOf(block: TypeNode): string | undefined {
  const marker = block.type === "object" ? block.attributes["_type"]?.value : undefined;
  return marker?.type === "string" ? marker.value : undefined;
}

/** Takes a list of blocks' type, gives the names of the blocks that may stand in it. */
export const blockNames = (blocks: TypeNode): Set<string | undefined> =>
  new Set(branchesOf(membersOf(blocks)).map(nameOf));

/** Takes a list of blocks' type, gives the type of one kind of block in it. */
export function blockOf(blocks: TypeNode, name: string): TypeNode {
  const found = branchesOf(membersOf(blocks)).filter((branch) => nameOf(branch) === name);
  if (found.length === 0) throw new Error(`The query answers no block of type "${name}".`);
  return { type: "union", of: found.map(presentForm) };
}

/** What is asked of earlier forms besides: no form of today has those fields. */
function presentForm(block: TypeNode): TypeNode {
  if (block.type !== "object") return block;
  const { earlier: _earlier, ...attributes } = block.attributes;
  return { ...block, attributes };
}

/** Takes an answer's type and the shape that reads it, gives what the shape refuses of it; empty when they agree. */
export function disagreements(type: TypeNode, shape: z.ZodType): string[] {
  const issues = answersOf(type).flatMap((answer) => shape.safeParse(answer).error?.issues ?? []);
  const texts = issues
    .filter((issue) => aboutKind.has(issue.code))
    .map((issue) => `${issue.path.join(".")}: ${issue.code}: ${issue.message}`);
  return [...new Set(texts)];
}
