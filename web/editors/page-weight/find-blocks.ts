// cspell:ignore onopentag onclosetag
import { Parser } from "htmlparser2";
import * as z from "zod";
import { ISLAND } from "../../design/ui/island-elements.ts";

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

/** The data of an island that plays an animation. */
const animated = z.object({ address: z.string().startsWith("/api/animation?") });

function parseFacts(facts: string | undefined): unknown {
  try {
    return JSON.parse(facts ?? "null");
  } catch {
    return null;
  }
}

type Attributes = Readonly<Record<string, string | undefined>>;

/** Where an element is: in a block, or in a `<picture>` whose sources come before its image. */
type Scene = { block: FoundBlock | null; alternatives: OfferedPicture["alternatives"][number][] };

const outside: Scene = { block: null, alternatives: [] };

/** Returns the blocks of a page's HTML from top to bottom. */
export function findBlocks(html: string): FoundBlock[] {
  const found = new Map<string, FoundBlock>();
  const scenes: Scene[] = [];

  function begin(mark: string, { block, alternatives }: Scene): Scene {
    const place = placeOf(mark, block?.place ?? null);
    if (block?.place === place) return { block, alternatives };
    const known = found.get(place);
    const begun = known ?? { place, pictures: [], animations: [], parts: new Set<string>() };
    found.set(place, begun);
    return { block: begun, alternatives: [] };
  }

  function note(name: string, attributes: Attributes, { block, alternatives }: Scene): void {
    const { src, srcset: srcSet, sizes = "100vw", media = "" } = attributes;
    if (name === "source" && srcSet !== undefined) alternatives.push({ media, srcSet, sizes });
    if (name === "img" && src !== undefined)
      block?.pictures.push({
        src,
        srcSet: srcSet ?? null,
        sizes,
        alternatives: [...alternatives],
      });
    if (name !== ISLAND) return;
    block?.parts.add(attributes["data-name"] ?? "");
    const { data } = animated.safeParse(parseFacts(attributes["data-facts"]));
    if (data !== undefined) block?.animations.push(data.address);
  }

  const parser = new Parser({
    onopentag(name, attributes: Attributes) {
      const outer = scenes.at(-1) ?? outside;
      const mark = attributes["data-block"];
      const inner = mark === undefined ? outer : begin(mark, outer);
      const scene = name === "picture" ? { ...inner, alternatives: [] } : inner;
      note(name, attributes, scene);
      scenes.push(scene);
    },
    onclosetag: () => void scenes.pop(),
  });
  parser.end(html);
  return [...found.values()];
}
