import { blockContracts, shownShape } from "@marquee/schemas/contract";

/** Fields of a raw block that hold further blocks for everyone; none for a block of unknown type. */
function listsIn(raw: object): unknown[] {
  const type = "_type" in raw ? String(raw._type) : "";
  const contract = Object.entries(blockContracts).find(([name]) => name === type)?.[1];
  const nested: readonly string[] = contract && "nested" in contract ? contract.nested : [];
  return nested.map((field) => Object.getOwnPropertyDescriptor(raw, field)?.value);
}

function changesOf(raw: unknown): number[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((entry: unknown) => {
    if (typeof entry !== "object" || entry === null) return [];
    const shown = "shown" in entry ? shownShape.safeParse(entry.shown).data : undefined;
    const own = shown ? [shown.from, shown.until].filter((moment) => moment !== null) : [];
    return [...own, ...listsIn(entry).flatMap(changesOf)];
  });
}

/**
 * Takes a raw list of blocks and a moment, gives the next one (ms since 1970) at which a block in it, however deep, may
 * come or go; null where none ever will. What members see of a gate is in no such list.
 */
export function nextChange(raw: unknown, at: number): number | null {
  const coming = changesOf(raw).filter((moment) => moment > at);
  return coming.length === 0 ? null : Math.min(...coming);
}
