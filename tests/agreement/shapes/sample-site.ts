import { evaluate, parse } from "groq-js";
import * as z from "zod";
import { readDocuments } from "../../../studio/sample-sites/documents.ts";
import { assetsIn, withAssets } from "../../../studio/sample-sites/replace/asset-marks.ts";
import { type SampleSite, sampleSites } from "../../../studio/sample-sites/sites.ts";

const documentsShape = z.array(z.looseObject({ _id: z.string(), _type: z.string() }));

const assetOf = (kind: "image" | "file", file: string) => {
  const ending = file.split(".").at(-1) ?? "";
  return {
    _id: `${kind}-${file.replace(".", "-")}`,
    _type: `sanity.${kind}Asset`,
    url: `https://cdn.example/${file}`,
    mimeType: ending === "svg" ? "image/svg+xml" : `image/${ending}`,
    metadata: { lqip: "data:,", dimensions: { width: 2400, height: 1350 }, isOpaque: true },
  };
};

function importedDocuments(site: SampleSite): z.infer<typeof documentsShape> {
  const text = JSON.stringify(readDocuments(site));
  const files = assetsIn(text).map(({ mark, kind, file }) => [mark, assetOf(kind, file)] as const);
  const ids = new Map(files.map(([mark, { _id }]) => [mark, _id]));
  const dates = { _rev: "r1", _updatedAt: "2026-01-01T00:00:00Z" };
  const documents = documentsShape.parse(JSON.parse(withAssets(text, ids)));
  const assets = new Map(files.map(([, asset]) => [asset._id, asset]));
  return [...documents.map((document) => ({ ...document, ...dates })), ...assets.values()];
}

function imported(site: SampleSite) {
  const dataset = importedDocuments(site);
  return {
    site,
    documents: dataset,
    ask: async (query: string, params: Record<string, unknown> = {}): Promise<unknown> =>
      (await evaluate(parse(query, { params }), { dataset, params })).get(),
  };
}

export const importedSites = sampleSites.map(imported);

export const importedSite = imported(sampleSites[0]);
