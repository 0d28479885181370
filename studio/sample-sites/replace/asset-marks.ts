const mark = /"_sanityAsset":"((image|file)@file:\/\/\.\/assets\/([^"]+))"/g;

/**
 * A file that documents use. `mark` is the value of `_sanityAsset` in the documents, and `file` is
 * the file's name in the folder `assets`.
 */
export type MarkedAsset = { mark: string; kind: "image" | "file"; file: string };

/** Returns the files that documents use, each once. `documents` contains the documents as JSON. */
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

/**
 * Replaces each `_sanityAsset` field by a reference to the uploaded asset. `documents` contains the
 * documents as JSON. `ids` maps the fields' values to asset ids.
 */
export function withAssets(documents: string, ids: ReadonlyMap<string, string>): string {
  return documents.replaceAll(mark, (_, name: string) => {
    const _ref = ids.get(name);
    if (_ref === undefined) throw new Error(`The file ${name} was not uploaded.`);
    return `"asset":${JSON.stringify({ _type: "reference", _ref })}`;
  });
}
