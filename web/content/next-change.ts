import { blockContracts, shownShape } from "@marquee/schemas/contract";

/** Returns the lists of blocks that a raw block displays to everyone; none for an unknown type. */
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
 * Returns the next time (ms since 1970) after `at` at which a block in a raw list, at any depth, appears or disappears.
 * Null if there is none. Gated blocks are not included.
 */
export function nextChange(raw: unknown, at: number): number | null {
  const coming = changesOf(raw).filter((moment) => moment > at);
  return coming.length === 0 ? null : Math.min(...coming);
}
