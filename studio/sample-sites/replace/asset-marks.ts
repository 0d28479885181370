const mark = /"_sanityAsset":"((image|file)@file:\/\/\.\/assets\/([^"]+))"/g;

/** A file that documents use: its mark in the documents, its kind, and its name in the folder `assets`. */
export type MarkedAsset = { mark: string; kind: "image" | "file"; file: string };

/** Returns the files that documents in JSON use, each once. */
export function assetsIn(documents: string): MarkedAsset[] {
  const found = [...documents.matchAll(mark)].map(
    ([, name = "", kind, file = ""]): MarkedAsset => ({
      mark: name,
      kind: kind === "file" ? "file" : "image",
      file,
    }),
  );
  return [...new Map(found.map((asset) => [asset.mark, asset])).values()];
}

/** Replaces the marks in documents in JSON by references to the uploaded assets. `ids` maps marks to asset ids. */
export function withAssets(documents: string, ids: ReadonlyMap<string, string>): string {
  return documents.replaceAll(mark, (_, name: string) => {
    const _ref = ids.get(name);
    if (_ref === undefined) throw new Error(`The file ${name} was not uploaded.`);
    return `"asset":${JSON.stringify({ _type: "reference", _ref })}`;
  });
}
