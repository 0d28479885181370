import "server-only";
import * as z from "zod";
import { ContentUnavailable } from "../../content/service/content-fault.ts";
import { contentQuery } from "../../content/service/content-query.ts";
import { readContent } from "../../content/service/fetch.server.ts";
import { visitorView } from "../../content/view.ts";

/**
 * Queries the dataset's pictures and animations. The gallery displays them in place of the fixtures' files, which do
 * not exist.
 */
const assetsQuery = `{
  "pictures": *[_type == "sanity.imageAsset"] | order(originalFilename, _id){
    _id, url, mimeType,
    "lqip": metadata.lqip,
    "width": metadata.dimensions.width,
    "height": metadata.dimensions.height
  },
  "animations": *[_type == "sanity.fileAsset" && extension == "json"] | order(originalFilename, _id).url
}`;

const pictureShape = z.object({
  _id: z.string(),
  url: z.string(),
  mimeType: z.string(),
  lqip: z.string().nullable(),
  width: z.number(),
  height: z.number(),
});

const assetsShape = z.object({ pictures: z.array(pictureShape), animations: z.array(z.string()) });

/** The dataset's pictures and animations, in a fixed order. */
export type SampleAssets = z.infer<typeof assetsShape>;

/** No sample assets: the fixtures' own files are not replaced. */
export const noAssets: SampleAssets = { pictures: [], animations: [] };

const assets = contentQuery<SampleAssets>({
  query: assetsQuery,
  shape: assetsShape,
  isCachedOnDisk: false,
});

/** Reads the dataset's assets. Returns {@link noAssets} while the content service fails. */
export async function readSampleAssets(): Promise<SampleAssets> {
  try {
    return (await readContent({ ...visitorView, cached: false }, assets)).result;
  } catch (error) {
    if (error instanceof ContentUnavailable) return noAssets;
    throw error;
  }
}
