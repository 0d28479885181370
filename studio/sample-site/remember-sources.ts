import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { recordOf } from "../translations/copy-page.ts";
import { readPages } from "../translations/stored-page.ts";
import type { Page } from "./compose/page.ts";

/** When the translations were last compared with the English pages. */
const comparedAt = "2026-11-20T18:00:00Z";

/** The id that a file's upload gets, in every lake: it is made of what the file holds. */
async function assetId(kind: string, name: string): Promise<string> {
  const content = await readFile(new URL(`./assets/${name}`, import.meta.url));
  const hash = createHash("sha1").update(content).digest("hex");
  const ending = name.split(".").at(-1);
  if (kind === "file") return `file-${hash}-${ending}`;
  const { width, height } = await sharp(content).metadata();
  return `image-${hash}-${width}x${height}-${ending}`;
}

const mark = /"_sanityAsset":"((image|file)@file:\/\/\.\/assets\/([^"]+))"/g;

/** The pages as they will be stored, their files uploaded. */
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
 * Takes the sample's pages, gives what each translation remembers of the English page, by the translation's id: editors
 * see from the first day that all are up to date, and of what they change, which are not (decision 015).
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
