import { ISLAND } from "../../design/ui/island-elements.ts";
import { isElement, referencedRow, type Row, valueAt } from "./internals/page-payload.ts";

/** An image as the page offers it to browsers. */
export type OfferedPicture = {
  src: string;
  /** Null when there is a single file. */
  srcSet: string | null;
  sizes: string;
  /** Alternative sources for some viewports. The first match applies. */
  alternatives: readonly { media: string; srcSet: string; sizes: string }[];
};

/** The files that a block makes a browser load, without those of nested blocks. */
export type FoundBlock = {
  /** Keys of the surrounding blocks and of the block itself, separated by `/`. */
  place: string;
  pictures: OfferedPicture[];
  /** URLs of the block's animations, on the site itself. */
  animations: string[];
  /** Names of the block's islands. */
  parts: Set<string>;
};

/**
 * Returns a block's place (see {@link FoundBlock}) from a `data-block` attribute. Usually the
 * attribute is on the block's section and contains the block's key. In a preview, the attribute
 * contains the block's path in the document, and may be on a wrapper around the section.
 */
function placeOf(mark: string, around: string | null): string {
  const keys = [...mark.matchAll(/\[_key=="([^"]+)"\]/g)].map(([, key = ""]) => key);
  if (keys.length > 0) return keys.join("/");
  if (around === null) return mark;
  return around.split("/").at(-1) === mark ? around : `${around}/${mark}`;
}

const textIn = (props: object, name: string): string | null => {
  const value: unknown = Reflect.get(props, name);
  return typeof value === "string" && !value.startsWith("$") ? value : null;
};

type Scene = { block: FoundBlock | null; alternatives: OfferedPicture["alternatives"][number][] };

/** Returns the blocks of a page from top to bottom. `rows` are the rows of the page's RSC payload. */
export function findBlocks(rows: ReadonlyMap<string, Row>): FoundBlock[] {
  const found = new Map<string, FoundBlock>();
  /** References being followed, to detect cycles. */
  const open = new Set<string>();

  function follow(name: string, scene: Scene): void {
    const { row, path } = referencedRow(rows, name);
    if (row === undefined || open.has(name)) return;
    open.add(name);
    walk(valueAt(row.value, path), scene);
    open.delete(name);
  }

  function walk(value: unknown, scene: Scene): void {
    if (typeof value === "string") return follow(value, scene);
    if (typeof value !== "object" || value === null) return;
    if (Array.isArray(value) && isElement(value)) return walkElement(value, scene);
    for (const inner of Object.values(value)) walk(inner, scene);
  }

  function propsOf(value: unknown): object {
    if (typeof value === "string") {
      const { row, path } = referencedRow(rows, value);
      const inner = row !== undefined ? valueAt(row.value, path) : null;
      return typeof inner === "object" && inner !== null ? inner : {};
    }
    return typeof value === "object" && value !== null ? value : {};
  }

  function begin(mark: string, { block, alternatives }: Scene): Scene {
    const place = placeOf(mark, block?.place ?? null);
    if (block?.place === place) return { block, alternatives };
    const known = found.get(place);
    const begun = known ?? { place, pictures: [], animations: [], parts: new Set<string>() };
    found.set(place, begun);
    return { block: begun, alternatives: [] };
  }

  function walkElement([, type, , given]: unknown[], outer: Scene): void {
    const props = propsOf(given);
    const mark = textIn(props, "data-block");
    const scene = mark === null ? outer : begin(mark, outer);
    const { block } = scene;
    if (type === "picture") return walk(props, { block, alternatives: [] });
    if (block !== null) note(String(type), props, { ...scene, block });
    walk(props, scene);
  }

  function note(
    type: string,
    props: object,
    { block, alternatives }: Scene & { block: FoundBlock },
  ) {
    const srcSet = textIn(props, "srcSet");
    const sizes = textIn(props, "sizes") ?? "100vw";
    const src = textIn(props, "src");
    if (type === "source" && srcSet !== null)
      alternatives.push({ media: textIn(props, "media") ?? "", srcSet, sizes });
    if (type === "img" && src !== null)
      block.pictures.push({ src, srcSet, sizes, alternatives: [...alternatives] });
    if (type === ISLAND) block.parts.add(textIn(props, "data-name") ?? "");
    const address = textIn(props, "address");
    if (address?.startsWith("/api/animation?")) block.animations.push(address);
  }

  // All blocks are reachable from the first row, which also references streamed parts.
  walk(rows.get("0") ?? null, { block: null, alternatives: [] });
  return [...found.values()];
}
