import * as z from "zod";
import { isOurCrop } from "../../design/images/crop-signature.ts";
import { pictureQuality, pictureWidths } from "../../design/images/loader.ts";
import { socialSize } from "../../design/images/social-cut.ts";

/** The dataset whose assets the site serves. */
export type AssetDataset = { projectId: string; dataset: string };

/**
 * The asset's path and query string at the content lake. For an invalid request, the status of the error response.
 */
export type AssetRequest =
  | { ok: true; kind: "images" | "files"; path: string }
  | { ok: false; status: 400 | 404 };

const fileNames = {
  images: /^[0-9a-f]{40}-\d{1,6}x\d{1,6}\.[a-z0-9]{1,10}$/,
  files: /^[0-9a-f]{40}\.[a-z0-9]{1,10}$/,
} as const;

const pathShape = z.tuple([
  z.enum(["images", "files"]),
  z.string().max(100),
  z.string().max(100),
  z.string().max(100),
]);

const quality = z.literal(String(pictureQuality));

/**
 * A crop of the image. Crops come from content, so this file can't list them. The site's signature
 * proves that a crop is allowed.
 */
const crop = { rect: z.string().regex(/^\d{1,6},\d{1,6},\d{1,6},\d{1,6}$/), s: z.string().max(64) };

/** The query that `loader.ts` builds for the images of a page. */
const picture = z.strictObject({
  w: z.enum(pictureWidths.map(String)),
  q: quality,
  auto: z.literal("format"),
  fit: z.literal("max"),
  frame: z.literal("1").optional(),
});

/**
 * The query that `social-cut.ts` builds for social images. The size is the one that social networks use, or the crop's
 * own size when it is smaller.
 */
const social = z
  .strictObject({
    ...crop,
    w: z.string(),
    h: z.string(),
    fit: z.literal("crop"),
    fm: z.literal("jpg"),
    q: quality,
  })
  .refine(({ rect, w, h }) => {
    const isIdeal = w === String(socialSize.width) && h === String(socialSize.height);
    return isIdeal || rect.endsWith(`,${w},${h}`);
  });

/** Without parameters, the original is served as it was uploaded. */
const transform = z.union([z.strictObject({}), picture, picture.extend(crop), social]);

/** `dl` sets the name for a download. Other parameters are ignored and not forwarded. */
const saving = z.object({ dl: z.string().max(200).optional() });

/**
 * Parses a request below `/cdn`. Accepts original files, whole images in the widths that pages use,
 * and crops that the site has signed. Therefore clients can't make the content lake generate other
 * sizes or crops.
 */
export function parseAssetRequest(
  segments: readonly string[],
  search: URLSearchParams,
  { projectId, dataset }: AssetDataset,
): AssetRequest {
  const parsed = pathShape.safeParse(segments);
  if (!parsed.success) return { ok: false, status: 404 };
  const [kind, project, of, file] = parsed.data;
  if (project !== projectId || of !== dataset || !fileNames[kind].test(file))
    return { ok: false, status: 404 };
  const path = `/${kind}/${project}/${of}/${file}`;
  const query = kind === "images" ? imageQuery(path, search) : fileQuery(search);
  if (query === null) return { ok: false, status: 400 };
  return { ok: true, kind, path: query.size === 0 ? path : `${path}?${query}` };
}

/**
 * Returns the query of an image transform for the content lake. Null if no page uses that
 * transform.
 */
function imageQuery(path: string, search: URLSearchParams): URLSearchParams | null {
  const given = Object.fromEntries(search);
  const parsed = transform.safeParse(given);
  // Rejects a repeated parameter, because this check and the content lake could read different values of it.
  if (!parsed.success || Object.keys(given).length !== search.size) return null;
  const { s = "", ...query } = given;
  const isAllowed = query["rect"] === undefined || isOurCrop(`/cdn${path}`, query["rect"], s);
  return isAllowed ? new URLSearchParams(query) : null;
}

function fileQuery(search: URLSearchParams): URLSearchParams | null {
  const parsed = saving.safeParse(Object.fromEntries(search));
  if (!parsed.success) return null;
  const { dl } = parsed.data;
  return new URLSearchParams(dl === undefined ? {} : { dl });
}
