import { chooseFile, type DeviceName, devices } from "./choose-file.ts";
import type { FoundBlock, OfferedPicture } from "./find-blocks.ts";
import type { ScriptWeights } from "./script-weights.ts";

/** Total bytes by device, because each device selects other image files. */
type ByDevice = Record<DeviceName, number>;

/**
 * The weight of a page or block, in bytes as transferred. `atOnce` is the script that loads with
 * the page, `later` the script that loads on use.
 */
export type Weight = { pictures: ByDevice; animations: number; atOnce: number; later: number };

export type BlockWeight = Weight & {
  /** Keys of the surrounding blocks and of the block itself, separated by `/`. */
  place: string;
  /** The images, heaviest first. */
  each: (ByDevice & { src: string })[];
  /** Number of files whose size is unknown. */
  unknown: number;
};

/** Returns the URLs of all files that the blocks may make a browser load, except scripts. */
export const filesOf = (blocks: readonly FoundBlock[]): Set<string> =>
  new Set(
    blocks.flatMap(({ pictures, animations }) => [
      ...pictures.flatMap((picture) => [fileOn("phone", picture), fileOn("computer", picture)]),
      ...animations,
    ]),
  );

const fileOn = (device: DeviceName, picture: OfferedPicture) =>
  chooseFile(picture, devices[device]);

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, each) => total + each, 0);

type Sizes = ReadonlyMap<string, number | null>;

function weighBlock(block: FoundBlock, sizes: Sizes, scripts: ScriptWeights | null): BlockWeight {
  const bytes = (file: string) => sizes.get(file) ?? 0;
  const { atOnce, later } = scriptsOf([block], scripts);
  const each = block.pictures
    .map((picture) => ({
      src: picture.src,
      phone: bytes(fileOn("phone", picture)),
      computer: bytes(fileOn("computer", picture)),
    }))
    .toSorted((a, b) => b.phone - a.phone);
  return {
    place: block.place,
    pictures: {
      phone: sum(each.map(({ phone }) => phone)),
      computer: sum(each.map(({ computer }) => computer)),
    },
    animations: sum(block.animations.map(bytes)),
    atOnce,
    later,
    each,
    unknown: [...filesOf([block])].filter((file) => sizes.get(file) === null).length,
  };
}

/** Returns the script sizes of some blocks. Shared files count once. */
function scriptsOf(blocks: readonly FoundBlock[], scripts: ScriptWeights | null) {
  const parts = new Set(blocks.flatMap(({ parts }) => [...parts]));
  const weights = [...parts].flatMap((part) => scripts?.parts[part] ?? []);
  const atOnce = new Map(weights.flatMap((weight) => Object.entries(weight.atOnce)));
  const later = new Map(weights.flatMap((weight) => Object.entries(weight.later)));
  for (const file of atOnce.keys()) later.delete(file);
  return { atOnce: sum(atOnce.values()), later: sum(later.values()) };
}

/**
 * Adds up the weights of a page and its blocks. `sizes` has the bytes of each file, or null for a
 * file of unknown size. `scripts` is null if the sizes of the scripts are unknown. A file that
 * several blocks use counts once for the page.
 */
export function sumUp(
  blocks: readonly FoundBlock[],
  sizes: Sizes,
  scripts: ScriptWeights | null,
): { total: Weight; blocks: BlockWeight[] } {
  const once = (files: Iterable<string>) => sum([...new Set(files)].map((f) => sizes.get(f) ?? 0));
  const pictures = blocks.flatMap((block) => block.pictures);
  const { atOnce, later } = scriptsOf(blocks, scripts);
  return {
    total: {
      pictures: {
        phone: once(pictures.map((picture) => fileOn("phone", picture))),
        computer: once(pictures.map((picture) => fileOn("computer", picture))),
      },
      animations: once(blocks.flatMap(({ animations }) => animations)),
      atOnce,
      later,
    },
    blocks: blocks.map((block) => weighBlock(block, sizes, scripts)),
  };
}
