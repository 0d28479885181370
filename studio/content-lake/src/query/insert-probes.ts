import { childrenOf } from "./scope.ts";
import type { SyntaxNode } from "./syntax-tree.ts";

/** The pseudo-reference that a probe dereferences. No document has this id. */
const probeId = "\u0000probe";

/** Returns whether a dereferenced id is that of a probe. */
export function isProbe(ref: string): boolean {
  return ref === probeId;
}

/**
 * Makes a tree (changed in place) call back during its evaluation: for each item that is projected, and for each list
 * that is spread. groq-js offers no hook for that except dereferencing. So each such expression is preceded by a
 * dereference that finds nothing.
 */
export function insertProbes(tree: SyntaxNode): void {
  for (const { node } of childrenOf(tree)) insertProbes(node);
  // Filters get no probe: they select existing items, and a probe would double the time of a join.
  if (tree.type === "Map" || tree.type === "FlatMap") tree.expr = probed(tree.expr);
  if (tree.type === "Array") {
    for (const element of tree.elements) {
      if (element.isSplat) element.value = probed(element.value);
    }
  }
}

function probed(fallback: SyntaxNode): SyntaxNode {
  const reference: SyntaxNode = {
    type: "Object",
    attributes: [
      {
        type: "ObjectAttributeValue",
        name: "_ref",
        value: { type: "Value", value: probeId },
      },
    ],
  };
  const condition: SyntaxNode = { type: "Deref", base: reference };
  const nothing: SyntaxNode = { type: "Value", value: null };
  const alternatives = [{ type: "SelectAlternative" as const, condition, value: nothing }];
  return { type: "Select", alternatives, fallback };
}
