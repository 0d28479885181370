import * as z from "zod";
import { outboundFetch } from "../outbound/fetch.ts";
import { OutboundError } from "../outbound/address.ts";
import { ContentFault } from "./content-fault.ts";
import type { Answer } from "./last-good.ts";

/** Address and credentials of the content service. */
export type ContentAddress = {
  projectId: string;
  dataset: string;
  apiVersion: string;
  token: string;
  /** Address of the embedded lake; null on Sanity's hosted service. */
  lakeUrl: string | null;
};

/** Values for a query's `$names`. */
export type Params = Readonly<Record<string, string | number | boolean>>;

/** A query and the options of its request. */
export type ContentQuestion = {
  query: string;
  params?: Params;
  /** Perspective of the query: "published" by default, drafts for editors. */
  perspective?: string | readonly string[];
  /** True to send no token. */
  anonymously?: boolean;
};

/** Request timeout in ms. After it a page is rendered from the cache, so that it loads within three seconds. */
const TIME_LIMIT = 2_000;

/**
 * Maximum size of a response in bytes. A page's response has about 50 kB, the list of all pages of a large site 2 MB.
 */
const MAX_BYTES = 8 * 1024 * 1024;

const envelope = z
  .looseObject({ result: z.unknown(), syncTags: z.array(z.string()).optional() })
  .refine((answer) => "result" in answer, "holds no result");

/** Returns the query endpoint. The embedded lake is the only host outside the public internet that may be requested. */
function endpoint({ projectId, dataset, apiVersion, lakeUrl }: ContentAddress) {
  const origin = lakeUrl ?? `https://${projectId}.api.sanity.io`;
  const url = new URL(`${origin}/v${apiVersion}/data/query/${dataset}`);
  const port = url.port || (url.protocol === "https:" ? "443" : "80");
  return { url, allow: lakeUrl === null ? [] : [`${url.hostname}:${port}`] };
}

function resultOf(body: Uint8Array): Answer {
  try {
    const sent: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
    const { result, syncTags } = envelope.parse(sent);
    return { result, tags: syncTags ?? [] };
  } catch {
    throw new ContentFault("its answer is not one of a content service");
  }
}

const wordsFor = (status: number) =>
  status === 401 || status === 403
    ? `it refuses the token with status ${status}: check SANITY_API_READ_TOKEN`
    : `it answers with status ${status}`;

/**
 * Sends one query to the content service, with limits on time and size and without following redirects. Throws a
 * ContentFault unless the response is valid.
 */
export async function askContentService(
  at: ContentAddress,
  { query, params = {}, perspective = "published", anonymously = false }: ContentQuestion,
): Promise<Answer> {
  const { url, allow } = endpoint(at);
  url.search = new URLSearchParams({
    perspective: [perspective].flat().join(","),
    returnQuery: "false",
    tag: "site",
  }).toString();
  const answer = await outboundFetch(url.href, {
    timeoutMs: TIME_LIMIT,
    maxBytes: MAX_BYTES,
    maxRedirects: 0,
    accept: "application/json",
    keepConnection: true,
    allow,
    headers: anonymously ? {} : { authorization: `Bearer ${at.token}` },
    // POST rather than GET: our queries are longer than the URLs that some hosts accept.
    json: JSON.stringify({ query, params }),
  }).catch((error: unknown) => {
    if (!(error instanceof OutboundError)) throw error;
    throw new ContentFault(faultWords[error.kind]);
  });
  if (answer.status !== 200) throw new ContentFault(wordsFor(answer.status), answer.status);
  return resultOf(answer.body);
}

const faultWords: Record<OutboundError["kind"], string> = {
  refused: "its address is refused: only https addresses of the public internet are asked",
  unreachable: "it can't be reached",
  timeout: `it did not answer within ${TIME_LIMIT / 1000} s`,
  tooLarge: "its answer is too large",
};
