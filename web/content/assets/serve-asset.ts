import { clientOf } from "../../runtime/request-origin.ts";
import { type AssetDataset, type AssetRequest, parseAssetRequest } from "./asset-request.ts";

export type AssetParts = AssetDataset & {
  /** URL of the embedded content lake. Null for Sanity's hosted service, which serves assets itself. */
  lakeUrl: string | null;
  fetch: typeof fetch;
};

/**
 * Timeout for the start of the content lake's response, in ms. The lake needs a few seconds to
 * generate a large image.
 */
const TIMEOUT = 15_000;

/** Value of `Retry-After`, in seconds. */
const RETRY_AFTER = "5";

const passedOn = [
  "accept-ranges",
  "cache-control",
  "content-disposition",
  "content-range",
  "content-type",
  "cross-origin-resource-policy",
];

const refusals = {
  400: "The site serves images in the sizes and crops that its own pages ask for.",
  404: "There is no such file.",
  503: "The content service can't be reached, or has too much to do. Try again in a moment.",
} as const;

function refuse(status: keyof typeof refusals): Response {
  const headers = {
    "cache-control": "no-store",
    ...(status === 503 ? { "retry-after": RETRY_AFTER } : {}),
  };
  return Response.json({ error: refusals[status] }, { status, headers });
}

/**
 * Serves images and files of the embedded content lake from the site's own origin. The lake gets the client's address,
 * so that it can share its capacity among clients. When a client disconnects, the request to the lake is aborted.
 */
export function createAssetEndpoint({ lakeUrl, fetch, ...dataset }: AssetParts) {
  return async (request: Request, segments: readonly string[]): Promise<Response> => {
    const asset = parseAssetRequest(segments, new URL(request.url).searchParams, dataset);
    if (!asset.ok) return refuse(asset.status);
    if (lakeUrl === null) return refuse(404);
    const response = await begin(fetch, `${lakeUrl}${asset.path}`, request);
    if (response === null) return refuse(503);
    if (response.ok) return passOn(response, asset);
    await response.body?.cancel();
    return refuse(response.status === 400 || response.status === 404 ? response.status : 503);
  };
}

/**
 * Requests an asset from the lake. Returns null when no response starts in time. The timeout covers the start only,
 * because a video can take long to transfer.
 */
async function begin(
  send: typeof fetch,
  address: string,
  request: Request,
): Promise<Response | null> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), TIMEOUT);
  const range = request.headers.get("range");
  const acceptsWebp = request.headers.get("accept")?.includes("image/webp") === true;
  try {
    return await send(address, {
      headers: {
        accept: acceptsWebp ? "image/webp" : "*/*",
        "x-forwarded-for": clientOf(request).replace("/64", ""),
        ...(range === null ? {} : { range }),
      },
      cache: "no-store",
      redirect: "error",
      signal: AbortSignal.any([request.signal, late.signal]),
    });
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

function passOn(response: Response, { kind }: Extract<AssetRequest, { ok: true }>): Response {
  const headers = new Headers();
  for (const name of passedOn) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  // Images vary by `Accept`, because the lake sends WebP to clients that accept it.
  if (kind === "images") headers.set("vary", "accept");
  // Makes browsers download a PDF instead of displaying it. Their PDF viewers fail in the sandbox
  // that applies to all assets.
  if (headers.get("content-type") === "application/pdf" && !headers.has("content-disposition"))
    headers.set("content-disposition", "attachment");
  return new Response(response.body, { status: response.status, headers });
}
