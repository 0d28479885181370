import { readFileSync } from "node:fs";
import { join } from "node:path";
import { blockFixtures } from "@marquee/schemas/fixtures";
import type { SanityClient } from "@sanity/client";
import { storedBlock } from "../agreement/shapes/stored-block.ts";
import { key } from "./documents.ts";
import { goldenSquare } from "./browsers/golden-square.ts";
import { root } from "./stack/places.ts";

type BlockType = keyof typeof blockFixtures;

const animation = join(root, "studio/sample-sites/nightlight/assets/aperture.json");

/** Replaces the asset references inside a value with references to files that are in the lake. */
function withFiles(value: unknown, files: Record<"image" | "file", string>): unknown {
  if (Array.isArray(value)) return value.map((each) => withFiles(each, files));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => {
    const kind = typeof inner === "string" && /^(image|file)-/.exec(inner)?.[1];
    const isFile = name === "_ref" && (kind === "image" || kind === "file");
    return [name, isFile ? files[kind] : withFiles(inner, files)] as const;
  });
  return Object.fromEntries(entries);
}

/**
 * Uploads the fixtures' files, and stores the documents that the fixtures of the reusable block and
 * of the page list refer to.
 * Returns a function that creates a block as the dataset stores it. The function copies the full
 * fixture of a block type, and gives the copy a new key and the fields in `changes`.
 */
export async function storedFixtures(lake: SanityClient) {
  const image = await lake.assets.upload("image", goldenSquare, { filename: "square.png" });
  const file = await lake.assets.upload("file", readFileSync(animation), {
    filename: "aperture.json",
    contentType: "application/json",
  });
  const stored = (block: unknown): object =>
    Object(withFiles(storedBlock(block), { image: image._id, file: file._id }));
  const { original, blocks } = blockFixtures.reusable.full;
  await lake.createOrReplace({
    _id: original,
    _type: "reusableBlock",
    title: "Stored fixture",
    blocks: blocks?.map(stored),
  });
  const { topic, author } = blockFixtures.pageList.full;
  await lake.createOrReplace({ _id: String(topic), _type: "topic", title: "Stored fixture" });
  await lake.createOrReplace({ _id: String(author), _type: "author", name: "Stored fixture" });
  return (type: BlockType, changes: object = {}): object => ({
    ...stored(blockFixtures[type].full),
    ...changes,
    _key: key(),
  });
}
