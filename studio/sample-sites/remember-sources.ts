import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { recordOf } from "../plugins/translations/copy-page.ts";
import { readPages } from "../plugins/translations/compare/stored-page.ts";
import type { SampleSite } from "./compose/sample-site.ts";
import { assetsIn, withAssets } from "./replace/asset-marks.ts";
import { assetFile } from "./sites.ts";

/** Time when the translations were last compared with their source pages. */
const comparedAt = "2026-11-20T18:00:00Z";

/**
 * Returns the id of an uploaded asset. The id depends only on the asset's content, so it is the
 * same in every lake.
 */
async function assetId(site: SampleSite, kind: string, name: string): Promise<string> {
  const content = await readFile(assetFile(site, name));
  const hash = createHash("sha1").update(content).digest("hex");
  const ending = name.split(".").at(-1);
  if (kind === "file") return `file-${hash}-${ending}`;
  const { width, height } = await sharp(content).metadata();
  return `image-${hash}-${width}x${height}-${ending}`;
}

/**
 * Returns the value of `translatedFrom` for each translation, by the translation's id. The value
 * records the state of the source page. The studio therefore displays the translation as up to date
 * until its source changes (decision 015).
 */
export async function rememberedSources(
  site: SampleSite,
): Promise<ReadonlyMap<string, ReturnType<typeof recordOf>>> {
  const text = JSON.stringify(site.documents().filter(({ _type }) => _type === "page"));
  const ids = await Promise.all(
    assetsIn(text).map(
      async ({ mark, kind, file }) => [mark, await assetId(site, kind, file)] as const,
    ),
  );
  const pages = readPages(JSON.parse(withAssets(text, new Map(ids))));
  const [first] = site.languages;
  const sources = new Map(pages.map((page) => [page.id, page]));
  return new Map(
    pages.flatMap(({ id, language, translations }) => {
      const source = sources.get(translations.find(({ _key }) => _key === first)?._ref ?? "");
      return language === first || source === undefined ? [] : [[id, recordOf(source, comparedAt)]];
    }),
  );
}
