import type { SanityClient } from "@sanity/client";
import type { ClippedAsset } from "@marquee/schemas/editing";

/** Maximum size in bytes of an image or file that the studio copies from another site. */
const LARGEST = 50_000_000;

/** Timeout in ms for reading an image or file of another site. */
const PATIENCE = 30_000;

export async function findAssets(
  client: Pick<SanityClient, "fetch">,
  ids: readonly string[],
): Promise<ClippedAsset[]> {
  const assets = ids.filter((id) => /^(?:image|file)-/.test(id));
  if (assets.length === 0) return [];
  const query = `*[_id in $assets && defined(url)]{ "id": _id, url, "name": originalFilename }`;
  return client.fetch<ClippedAsset[]>(query, { assets }, { tag: "marquee.copy" });
}

/**
 * Reads an image or file of another site. Returns null if the file can't be read, is too large, or
 * should be an image but isn't one.
 */
async function download({ id, url }: ClippedAsset): Promise<Blob | null> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const response = await fetch(url, {
      credentials: "omit",
      referrerPolicy: "no-referrer",
      signal,
    });
    if (!response.ok || Number(response.headers.get("content-length") ?? 0) > LARGEST) return null;
    const blob = await response.blob();
    const isWrongType = id.startsWith("image-") && !blob.type.startsWith("image/");
    return isWrongType || blob.size > LARGEST ? null : blob;
  } catch {
    // The other site can't be reached from this browser, or doesn't allow other sites to read its
    // files.
    return null;
  }
}

export type Upload = (
  kind: "image" | "file",
  content: Blob,
  options: { filename?: string },
) => Promise<{ _id: string }>;

/**
 * Copies images and files of another site to the dataset. Returns a map from each asset's former ID
 * to its new ID. Omits assets that can't be read or that the dataset rejects.
 */
export async function uploadAssets(
  upload: Upload,
  assets: readonly ClippedAsset[],
): Promise<Map<string, string>> {
  const uploaded = new Map<string, string>();
  for (const asset of assets) {
    const blob = await download(asset);
    if (blob === null) continue;
    const kind = asset.id.startsWith("image-") ? "image" : "file";
    const options = asset.name === null ? {} : { filename: asset.name };
    try {
      const { _id } = await upload(kind, blob, options);
      uploaded.set(asset.id, _id);
    } catch {
      // The dataset rejects the file. The caller reports the asset as missing.
    }
  }
  return uploaded;
}
