import type { BlockWeight, DeviceName, WeighedPage } from "./fetch-weight.ts";

/** Formats bytes with decimal units: `840 bytes`, `12 kB`, `1.2 MB`. */
export function inBytes(bytes: number, locale: string): string {
  const [unit, size, digits] =
    bytes < 1_000
      ? (["byte", bytes, 0] as const)
      : bytes < 1_000_000
        ? (["kilobyte", bytes / 1_000, bytes < 10_000 ? 1 : 0] as const)
        : (["megabyte", bytes / 1_000_000, 1] as const);
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit,
    unitDisplay: unit === "byte" ? "long" : "short",
    maximumFractionDigits: digits,
  }).format(size);
}

/** Returns the bytes that a browser fetches for a block before any interaction. */
export const blockBytes = (block: BlockWeight, device: DeviceName): number =>
  block.pictures[device] + block.animations + block.atOnce;

/** Returns the bytes that a browser fetches for a page before any interaction. Excludes the script of every page. */
export const pageBytes = ({ total }: WeighedPage, device: DeviceName): number =>
  total.pictures[device] + total.animations + total.atOnce;

/**
 * The weight of one type of file on a page (`is`), and the budget for this type (`most`), in bytes.
 */
export type Line = {
  what: "pictures" | "animations" | "atOnce" | "later";
  is: number;
  most: number;
};

/**
 * Returns a line for each type of file on the page. Omits scripts if the site has no build to
 * measure.
 */
export function budgetLines({ total, budget, everyPage }: WeighedPage, device: DeviceName): Line[] {
  const scripts: Line[] = [
    { what: "atOnce", is: total.atOnce, most: budget.atOnce },
    { what: "later", is: total.later, most: budget.later },
  ];
  return [
    { what: "pictures", is: total.pictures[device], most: budget.pictures[device] },
    { what: "animations", is: total.animations, most: budget.animations },
    ...(everyPage === null ? [] : scripts),
  ];
}

export const heaviestFirst = (page: WeighedPage, device: DeviceName): BlockWeight[] =>
  page.blocks
    .filter((block) => blockBytes(block, device) + block.later + block.unknown > 0)
    .toSorted((a, b) => blockBytes(b, device) - blockBytes(a, device) || b.later - a.later);
