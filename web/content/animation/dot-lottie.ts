import { strFromU8, unzipSync } from "fflate";
import * as z from "zod";

/** Limits of a `.lottie` file: its entries, the manifest's bytes, and the bytes of all that is unpacked. */
export type ArchiveLimits = { entries: number; manifestBytes: number; bytes: number };

/** Why a `.lottie` file can't be unpacked, as a sentence for an editor. */
export class ArchiveProblem extends Error {
  override name = "ArchiveProblem";
}

const MANIFEST = "manifest.json";

const damaged = "The .lottie file is damaged: export the animation again.";
const tooLarge = "The .lottie file is too large when it is unpacked: use a smaller file.";

/** Media types of images by extension. */
const imageTypes: Readonly<Record<string, string>> = {
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  gif: "image/gif",
  avif: "image/avif",
  svg: "image/svg+xml",
};

/** The manifest of versions 1 and 2 (dotlottie.io/spec). The first animation plays unless one is named. */
const manifestShape = z.looseObject({
  activeAnimationId: z.string().optional(),
  initial: z.looseObject({ animation: z.string().optional() }).optional(),
  animations: z.array(z.looseObject({ id: z.string() })).min(1),
});

const assetShape = z.looseObject({ p: z.string(), u: z.string().optional() });
const lottieShape = z.looseObject({ assets: z.array(z.unknown()).optional() });

/** Whether a file is a zip archive, as every `.lottie` file is. */
export const isArchive = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/**
 * Returns the entries whose names `isWanted` accepts. Counts entries and bytes before anything is
 * unpacked. An entry can't grow beyond the size that the archive states for it, because fflate writes into a buffer
 * of that size.
 */
function unpack(
  archive: Uint8Array,
  isWanted: (name: string) => boolean,
  limits: { entries: number; bytes: number },
): Map<string, Uint8Array> {
  let entries = 0;
  let bytes = 0;
  try {
    const files = unzipSync(archive, {
      filter: ({ name, size, originalSize }) => {
        entries += 1;
        if (entries > limits.entries) throw new ArchiveProblem(tooLarge);
        if (!isWanted(name)) return false;
        bytes += Math.max(size, originalSize);
        if (bytes > limits.bytes) throw new ArchiveProblem(tooLarge);
        return true;
      },
    });
    return new Map(Object.entries(files));
  } catch (error) {
    if (error instanceof ArchiveProblem) throw error;
    throw new ArchiveProblem(damaged, { cause: error });
  }
}

function parsed<Shape extends z.ZodType>(shape: Shape, bytes: Uint8Array | undefined) {
  try {
    return shape.parse(JSON.parse(strFromU8(bytes ?? new Uint8Array())));
  } catch (error) {
    throw new ArchiveProblem(damaged, { cause: error });
  }
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");
}

/** Returns the places where an image of an animation may be in the archive: version 1 uses `images`, version 2 `i`. */
const placesOf = (name: string) => [`images/${name}`, `i/${name}`];

/** Embeds an image that the archive contains. Images that are embedded already, and nested compositions, stay. */
function embed(asset: unknown, files: ReadonlyMap<string, Uint8Array>): unknown {
  const { data: image } = assetShape.safeParse(asset);
  if (image === undefined || image.p === "" || image.p.startsWith("data:")) return asset;
  const found = placesOf(image.p)
    .map((place) => files.get(place))
    .find((file) => file !== undefined);
  const type = imageTypes[image.p.split(".").at(-1)?.toLowerCase() ?? ""];
  if (found === undefined || type === undefined) {
    throw new ArchiveProblem(
      `The .lottie file has no image “${image.p.slice(0, 80)}”: embed the image when you export the animation.`,
    );
  }
  return { ...image, u: "", e: 1, p: `data:${type};base64,${base64(found)}` };
}

/**
 * Returns the Lottie JSON of the animation that plays first in a `.lottie` file (dotLottie), with its images embedded.
 * Throws an {@link ArchiveProblem} if it can't be unpacked within the limits.
 */
export function unpackLottie(archive: Uint8Array, limits: ArchiveLimits): Uint8Array {
  const { entries } = limits;
  const only = (name: string, bytes: number) =>
    unpack(archive, (each) => each === name, { entries, bytes }).get(name);
  const manifest = parsed(manifestShape, only(MANIFEST, limits.manifestBytes));
  const id =
    manifest.initial?.animation ?? manifest.activeAnimationId ?? manifest.animations[0]?.id;
  const names = [`animations/${id}.json`, `a/${id}.json`];
  const file = names.map((name) => only(name, limits.bytes)).find((found) => found !== undefined);
  const animation = parsed(lottieShape, file);
  const images = (animation.assets ?? []).flatMap((asset) => {
    const { data } = assetShape.safeParse(asset);
    return data === undefined ? [] : placesOf(data.p);
  });
  const wanted = new Set(images);
  const files = unpack(archive, (name) => wanted.has(name), {
    entries,
    bytes: limits.bytes - (file?.byteLength ?? 0),
  });
  const assets = animation.assets?.map((asset) => embed(asset, files));
  return new TextEncoder().encode(
    JSON.stringify(assets === undefined ? animation : { ...animation, assets }),
  );
}
