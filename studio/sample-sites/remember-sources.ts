import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { recordOf } from "../plugins/translations/copy-page.ts";
import { readPages } from "../plugins/translations/compare/stored-page.ts";
import type { Page } from "./compose/page.ts";

/** Time when the translations were last compared with the English pages. */
const comparedAt = "2026-11-20T18:00:00Z";

/**
 * Returns the id of an uploaded asset. The id depends only on the content, so it is the same in
 * every lake.
 */
async function assetId(kind: string, name: string): Promise<string> {
  const content = await readFile(new URL(`./nightlight/assets/${name}`, import.meta.url));
  const hash = createHash("sha1").update(content).digest("hex");
  const ending = name.split(".").at(-1);
  if (kind === "file") return `file-${hash}-${ending}`;
  const { width, height } = await sharp(content).metadata();
  return `image-${hash}-${width}x${height}-${ending}`;
}

const mark = /"_sanityAsset":"((image|file)@file:\/\/\.\/assets\/([^"]+))"/g;

/** Returns the pages as they are stored after the import, with references to the uploaded assets. */
async function asStored(pages: readonly Page[]): Promise<unknown> {
  const text = JSON.stringify(pages);
  const ids = new Map<string, string>();
  for (const [, address = "", kind = "", name = ""] of text.matchAll(mark)) {
    if (!ids.has(address)) ids.set(address, await assetId(kind, name));
  }
  return JSON.parse(
    text.replaceAll(
      mark,
      (_, address: string) =>
        `"asset":${JSON.stringify({ _type: "reference", _ref: ids.get(address) })}`,
    ),
  );
}

/**
 * Returns the value of `translatedFrom` for each translation, by the translation's id. It records
 * the state of the English source page. The studio therefore displays the translation as up to date
 * until its source changes (decision 015).
 */
export async function rememberedSources(
  pages: readonly Page[],
): Promise<ReadonlyMap<string, ReturnType<typeof recordOf>>> {
  const stored = readPages(await asStored(pages));
  const sources = new Map(stored.map((page) => [page.id, page]));
  return new Map(
    pages.flatMap(({ _id, language, translations }) => {
      const english = translations.find(({ _key }) => _key === "en");
      const source = sources.get(english?._ref ?? "");
      return language === "en" || source === undefined ? [] : [[_id, recordOf(source, comparedAt)]];
    }),
  );
}
