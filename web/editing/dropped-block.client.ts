/** What Sanity's overlays tell when a block was dropped: which one, and beside which. */
export type DroppedBlock = {
  document: string;
  path: string;
  beside: string;
  side: "before" | "after";
};

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

/** Takes the detail of a `sanity/dragEnd` event, gives what it means; null where the block fell beside no other. */
export function readDrop(detail: unknown): DroppedBlock | null {
  const target = fieldOf(detail, "target");
  const [document, path] = [fieldOf(target, "id"), fieldOf(target, "path")];
  if (typeof document !== "string" || typeof path !== "string") return null;
  const position = fieldOf(detail, "insertPosition");
  for (const edge of ["top", "left", "bottom", "right"]) {
    const beside = fieldOf(fieldOf(fieldOf(position, edge), "sanity"), "path");
    if (typeof beside !== "string") continue;
    // It names the block over or before the gap first.
    return { document, path, beside, side: edge === "top" || edge === "left" ? "after" : "before" };
  }
  return null;
}
