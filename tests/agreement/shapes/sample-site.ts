import { evaluate, parse } from "groq-js";
import * as z from "zod";
import { sampleDocuments } from "../../../studio/sample-sites/sample-documents.ts";

const documentsShape = z.array(z.looseObject({ _id: z.string() }));

function importedDocuments(): z.infer<typeof documentsShape> {
  const files = new Map<string, { _id: string }>();
  const text = JSON.stringify(sampleDocuments()).replaceAll(
    /"_sanityAsset":"(image|file)@file:\/\/\.\/assets\/([^"]+)"/g,
    (_, kind: string, file: string) => {
      const ending = file.split(".").at(-1) ?? "";
      const _id = `${kind}-${file.replace(".", "-")}`;
      const asset = {
        _id,
        _type: `sanity.${kind}Asset`,
        url: `https://cdn.example/${file}`,
        mimeType: ending === "svg" ? "image/svg+xml" : `image/${ending}`,
        metadata: { lqip: "data:,", dimensions: { width: 2400, height: 1350 }, isOpaque: true },
      };
      files.set(_id, asset);
      return `"asset":{"_type":"reference","_ref":"${_id}"}`;
    },
  );
  const dates = { _rev: "r1", _updatedAt: "2026-01-01T00:00:00Z" };
  const documents = documentsShape.parse(JSON.parse(text));
  return [...documents.map((document) => ({ ...document, ...dates })), ...files.values()];
}

/** The imported sample site, including asset documents of its files. */
export const importedSite = importedDocuments();

/** Evaluates a query on the documents of the imported sample site, as the lake would. */
export async function askSample(query: string, params = {}): Promise<unknown> {
  const answer = await evaluate(parse(query, { params }), { dataset: importedSite, params });
  return answer.get();
}
