import { createHash } from "node:crypto";
import * as z from "zod";
import { outboundFetch } from "../outbound/fetch.ts";
import { OutboundError } from "../outbound/address.ts";
import { ContentFault } from "./content-fault.ts";
import type { LastGoodResponse } from "./last-good.ts";

/** Address and credentials of the content service. */
export type ContentAddress = {
  projectId: string;
  dataset: string;
  apiVersion: string;
  token: string;
  /** Address of the embedded lake; null on Sanity's hosted service. */
  lakeUrl: string | null;
};

/** Parameters of a query, by name: `id` is the value of `$id`. */
export type Params = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** A response, with the digest and the length of its body. Responses with the same digest are equal. */
export type ContentResponse = LastGoodResponse & { digest: string; bytes: number };

/** A query and the options of its request. */
export type ContentRequest = {
  query: string;
  params?: Params;
  /** Perspective of the query: "published" by default, drafts for editors. */
  perspective?: string | readonly string[];
  /** True to send no token. */
  anonymously?: boolean;
};

/**
 * Request timeout in ms. After this time the page is rendered from cached data, so that it loads
 * within three seconds.
 */
const TIME_LIMIT = 2_000;

/**
 * Maximum size of a response in bytes. A page's response has about 50 kB, the list of all pages of a large site 2 MB.
 */
const MAX_BYTES = 8 * 1024 * 1024;

const envelope = z
  .looseObject({ result: z.unknown(), syncTags: z.array(z.string()).optional() })
  .refine((body) => "result" in body, "contains no result");

/** Returns the origin of the content service. */
export const contentOrigin = ({ projectId, lakeUrl }: ContentAddress): string =>
  lakeUrl ?? `https://${projectId}.api.sanity.io`;

/**
 * Returns the URL of the query endpoint. `allow` lists the hosts outside the public internet that
 * may be requested: the embedded lake, or none.
 */
function endpoint(at: ContentAddress) {
  const { dataset, apiVersion, lakeUrl } = at;
  const url = new URL(`${contentOrigin(at)}/v${apiVersion}/data/query/${dataset}`);
  const port = url.port || (url.protocol === "https:" ? "443" : "80");
  return { url, allow: lakeUrl === null ? [] : [`${url.hostname}:${port}`] };
}

function responseOf(body: Uint8Array): ContentResponse {
  try {
    const sent: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
    const { result, syncTags } = envelope.parse(sent);
    const digest = createHash("sha1").update(body).digest("base64");
    return { result, tags: syncTags ?? [], digest, bytes: body.length };
  } catch {
    throw new ContentFault("its response is not one of a content service");
  }
}

const describeStatus = (status: number) =>
  status === 401 || status === 403
    ? `it refuses the token with status ${status}: check SANITY_API_READ_TOKEN`
    : `it responds with status ${status}`;

/**
 * Sends one query to the content service, with limits on time and size and without following redirects. Throws a
 * ContentFault unless the response is valid.
 */
export async function queryContentService(
  at: ContentAddress,
  { query, params = {}, perspective = "published", anonymously = false }: ContentRequest,
): Promise<ContentResponse> {
  const { url, allow } = endpoint(at);
  url.search = new URLSearchParams({
    perspective: [perspective].flat().join(","),
    returnQuery: "false",
    tag: "site",
  }).toString();
  const response = await outboundFetch(url.href, {
    timeoutMs: TIME_LIMIT,
    maxBytes: MAX_BYTES,
    maxRedirects: 0,
    accept: "application/json",
    keepAlive: true,
    allow,
    headers: anonymously ? {} : { authorization: `Bearer ${at.token}` },
    // Uses POST, because our queries are longer than the URLs that some hosts accept.
    json: JSON.stringify({ query, params }),
  }).catch((error: unknown) => {
    if (!(error instanceof OutboundError)) throw error;
    throw new ContentFault(faultTexts[error.kind]);
  });
  if (response.status !== 200)
    throw new ContentFault(describeStatus(response.status), response.status);
  return responseOf(response.body);
}

const faultTexts: Record<OutboundError["kind"], string> = {
  refused: "its address is refused: only public https addresses are requested",
  unreachable: "it can't be reached",
  timeout: `it did not respond within ${TIME_LIMIT / 1000} s`,
  tooLarge: "its response is too large",
};
