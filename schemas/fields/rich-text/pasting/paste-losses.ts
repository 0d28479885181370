/** Kinds of content that a rich text can't keep when it is pasted. */
export const lossKinds = [
  "table",
  "image",
  "embed",
  "comment",
  "link",
  "letters",
  "heading",
  "numbering",
  "checkbox",
  "divider",
  "length",
] as const;

type LossKind = (typeof lossKinds)[number];

/** Content that was pasted differently or left out, and how often it occurred. */
export type PasteLoss = { kind: LossKind; count: number };

export type LossCounter = ReturnType<typeof createLossCounter>;

export function createLossCounter() {
  const counts = new Map<LossKind, number>();
  return {
    add: (kind: LossKind): void => void counts.set(kind, (counts.get(kind) ?? 0) + 1),
    list: (): PasteLoss[] =>
      lossKinds.flatMap((kind) => {
        const count = counts.get(kind);
        return count === undefined ? [] : [{ kind, count }];
      }),
  };
}
