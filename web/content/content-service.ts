import * as z from "zod";
import { outboundFetch } from "../outbound/fetch.ts";
import { OutboundError } from "../outbound/address.ts";
import { ContentFault } from "./content-fault.ts";
import type { Answer } from "./last-good.ts";

/** Where the content service is and who we are to it. */
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

/** What is asked. */
export type ContentQuestion = {
  query: string;
  params?: Params;
  /** Whose view of the documents: "published" unless said; drafts for editors. */
  perspective?: string | readonly string[];
  /** As somebody whom nobody knows. */
  anonymously?: boolean;
};

/** A page waits for this at most before it is made of what was kept, so that it is there within three seconds. In ms. */
const TIME_LIMIT = 2_000;

/** A page's answer is some 50 kB, the list of all pages of a large site 2 MB. */
const MAX_BYTES = 8 * 1024 * 1024;

const envelope = z
  .looseObject({ result: z.unknown(), syncTags: z.array(z.string()).optional() })
  .refine((answer) => "result" in answer, "holds no result");

/** The address of queries; the one host that is asked besides public ones is the lake of this machine. */
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
 * Asks the content service one query, in the time and size that an answer may take, following it nowhere. Throws a
 * ContentFault for whatever is not a good answer.
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
    // Never in the address: ours are longer than some hosts take.
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
