import type { ArrayElementNode, ObjectAttributeNode, SyntaxNode } from "../internals/groq-tree.ts";
import { fieldsOf, itemsOf, type Traced } from "./traced.ts";

export interface Evaluation {
  trace: (node: SyntaxNode) => Traced;
  isTrue: (node: SyntaxNode) => boolean;
}

/** Returns the object that a projection builds. Later attributes replace earlier ones of the same name. */
export function objectOf(
  attributes: readonly ObjectAttributeNode[],
  { trace, isTrue }: Evaluation,
): Traced {
  const fields = new Map<string, Traced>();
  for (const attribute of attributes) {
    if (attribute.type === "ObjectAttributeValue") {
      fields.set(attribute.name, trace(attribute.value));
      continue;
    }
    if (attribute.type === "ObjectConditionalSplat" && !isTrue(attribute.condition)) continue;
    const spread = fieldsOf(trace(attribute.value)) ?? [];
    for (const [name, field] of spread) fields.set(name, field);
  }
  return { kind: "object", fields };
}

export function arrayOf(elements: readonly ArrayElementNode[], { trace }: Evaluation): Traced {
  const items: Traced[] = [];
  for (const { value, isSplat } of elements) {
    const traced = trace(value);
    for (const item of isSplat ? (itemsOf(traced) ?? []) : [traced]) items.push(item);
  }
  return { kind: "list", items };
}
