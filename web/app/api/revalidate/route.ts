import { timingSafeEqual } from "node:crypto";
import { SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { parseCookie } from "cookie";
import { revalidateTag } from "next/cache";
import { after } from "next/server";
import * as z from "zod";
import { bodyLimits } from "../../../runtime/body-limits.ts";
import { purgeCdn } from "../../../content/cdn/cdn.server.ts";
import { expireGateGuard } from "../../../content/gates/gate-guard.server.ts";
import {
  createSignatureCheck,
  type SignatureFault,
} from "../../../content/live/webhook-signature.ts";
import { noteContentChange } from "../../../content/live/note-change.server.ts";
import { listWatch } from "../../../content/lists/page-lists.server.ts";
import { readBody } from "../../../content/outbound/read-body.ts";
import { noteSearchChange } from "../../../content/search/search.server.ts";
import { ALL_CONTENT, ANY_CHANGE } from "../../../content/tags.ts";
import { EVENT_COOKIE } from "../../../content/live/event-cookie.ts";
import { serverEnv } from "../../../runtime/env.server.ts";
import { ALL_TEXTS } from "../../../i18n/text-settings.ts";
import { expireTexts } from "../../../content/texts/texts.server.ts";
import { memberRouteCookies } from "../../../page/member-route.ts";
import { logRefusal } from "../../../runtime/security-log.server.ts";
import { inSpanOf } from "../../../runtime/telemetry/telemetry.ts";
import { traceparentPattern } from "../../../runtime/telemetry/traceparent.ts";
import { siteRuntime } from "../../../runtime/site-runtime.ts";

declare module "../../../runtime/site-runtime.ts" {
  interface SiteParts {
    /** Signatures of webhooks that were accepted before. */
    revalidateSignatures: ReturnType<typeof createSignatureCheck>;
  }
}

const MAX_BODY = bodyLimits["/api/revalidate"];

/** A cache tag. Lone surrogates are rejected, because Next.js fails to percent-encode them. */
const tag = z
  .string()
  .min(1)
  .max(256)
  .refine((text) => text.isWellFormed(), "A tag must be well-formed Unicode.");

const tags = z.array(tag).min(1).max(1_000);

/**
 * The trace of the change, in W3C's format. It is part of the body, not a header, so that the signature covers it.
 * Sanity sends none.
 */
const traceparent = z.string().regex(traceparentPattern).optional().catch(undefined);

/** The tags to expire, and the trace of the change. */
type Expiry = { expired: readonly string[]; traceparent?: string | undefined };

/** The body of a request with the shared secret. */
const bearerBody = z
  .object({ tags, traceparent })
  .transform((body): Expiry => ({ expired: body.tags, traceparent: body.traceparent }));

/** Returns the tags that a change of a document expires. A draft or a version changes no page of visitors. */
const tagsOf = (id: string): string[] => (/^(?:drafts|versions)\./.test(id) ? [] : [ALL_CONTENT]);

/**
 * The body of a signed request: the sync tags that a Function for sync tags receives, or the document of a webhook.
 * Which pages display a document isn't known, so a webhook expires all pages.
 */
const signedBody = z.union(
  [
    z.object({ syncTags: tags, traceparent }).transform((body): Expiry => ({
      expired: [...body.syncTags, ANY_CHANGE],
      traceparent: body.traceparent,
    })),
    z.object({ _id: z.string().min(1) }).transform(({ _id }): Expiry => ({ expired: tagsOf(_id) })),
  ],
  "Send `syncTags`, or a document with `_id`: the webhook's projection must contain `_id`.",
);

const signatureFaults: Readonly<Record<SignatureFault, { status: number; error: string }>> = {
  malformed: {
    status: 401,
    error: `${SIGNATURE_HEADER_NAME} must be t=<time in ms>,v1=<signature>.`,
  },
  untimely: {
    status: 401,
    error: "The signature is more than five minutes off. Compare the clocks of both machines.",
  },
  wrong: {
    status: 401,
    error: "The signature is wrong. Enter SANITY_REVALIDATE_SECRET as the webhook's secret.",
  },
  repeated: { status: 409, error: "A request with this signature was accepted before." },
};

const refuse = (status: number, error: string) => Response.json({ error }, { status });

function refuseUnproven(request: Request, status: number, error: string): Response {
  logRefusal("revalidate.refused", request, status);
  return refuse(status, error);
}

function knowsSecret(request: Request, secret: string): boolean {
  const given = Buffer.from(request.headers.get("authorization") ?? "");
  const expected = Buffer.from(`Bearer ${secret}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const tooLong = () => refuse(413, `The body may hold ${MAX_BODY} bytes at the most.`);

/** Returns the names of the cookies that the site uses, and of those among them that a request has. */
function cookiesOf(request: Request): { used: readonly string[]; received: string[] } {
  const used = [...memberRouteCookies, EVENT_COOKIE];
  const sent = parseCookie(request.headers.get("cookie") ?? "");
  return { used, received: used.filter((name) => name in sent) };
}

/** Expires the cached pages that carry one of the tags, and everything that they are made of. */
function expire({ expired, traceparent }: Expiry, more: object = {}): Response {
  return inSpanOf(traceparent, "expire pages", () => {
    expireTags(expired);
    const telemetry = siteRuntime().find("telemetry");
    telemetry?.countExpiry();
    const trace = telemetry?.traceparent();
    if (trace !== undefined) telemetry?.expiryTraces.expired(expired, trace);
    return Response.json({ renewed: expired.length, ...more });
  });
}

function expireTags(expired: readonly string[]): void {
  // Expires texts first, so that pages rendered again do not use old ones.
  if (expired.includes(ALL_TEXTS)) expireTexts();
  // `expire: 0`: the next visitor waits for the new page instead of getting the stale one.
  for (const name of expired) revalidateTag(name, { expire: 0 });
  noteSearchChange(expired);
  // After the response, because the serving layer expires its own pages when it sends the response.
  // The CDN would otherwise cache the earlier page again.
  after(() => purgeCdn(expired));
}

/**
 * Drops cached content, and returns the tags of the lists that a change affects, besides its own
 * tags. The live event about the same change drops the content too, but may arrive after this
 * request. Lists and pages would then be made from stale content.
 */
async function listsChangedBy(tags: readonly string[]): Promise<readonly string[]> {
  noteContentChange();
  return listWatch().changedBy(tags);
}

async function respondToBearer(request: Request, secret: string): Promise<Response> {
  if (!knowsSecret(request, secret)) {
    return refuseUnproven(request, 401, "Send SANITY_REVALIDATE_SECRET as a bearer token.");
  }
  const text = await readBody(request, MAX_BODY);
  if (text === null) return tooLong();
  const parsed = bearerBody.safeParse(parseJson(text));
  if (!parsed.success) return refuse(400, z.prettifyError(parsed.error));
  const { expired } = parsed.data;
  // The site's own requests list all tags that a change affects, and follow the drop of cached
  // content. Another drop would let each list page read the index of all pages again.
  const lists = expired.includes(ANY_CHANGE) ? [] : await listsChangedBy(expired);
  return expire({ ...parsed.data, expired: [...expired, ...lists] });
}

async function respondToSigned(
  request: Request,
  header: string,
  secret: string,
): Promise<Response> {
  const signatures = siteRuntime().open("revalidateSignatures", () =>
    createSignatureCheck({ secret, now: Date.now }),
  );
  // Checks what it can before it reads the body of a stranger.
  const early = signatures.findFault(header);
  const text = early === null ? await readBody(request, MAX_BODY) : "";
  if (text === null) return tooLong();
  const fault = early ?? (await signatures.accept(header, text));
  if (fault !== null) {
    const { status, error } = signatureFaults[fault];
    return refuseUnproven(request, status, error);
  }
  const parsed = signedBody.safeParse(parseJson(text));
  if (!parsed.success) return refuse(400, z.prettifyError(parsed.error));
  try {
    // A host that freezes the process between requests misses live events, so this request does their work too.
    if (parsed.data.expired.includes(ALL_CONTENT)) expireGateGuard();
    const lists = await listsChangedBy(parsed.data.expired);
    // The doctor compares the cookies that it sent with those that reach the site.
    const data = { ...parsed.data, expired: [...parsed.data.expired, ...lists] };
    return expire(data, { cookies: cookiesOf(request) });
  } catch (error) {
    signatures.forget(header);
    throw error;
  }
}

/**
 * Expires cached pages after a change. A request proves that it comes from the site's owner in one of two ways:
 * - with the shared secret as a bearer token. The body lists tags: `{ "tags": ["…"] }`.
 * - with the signature of a webhook or a Function of Sanity, made with the same secret. The body contains sync tags,
 *   `{ "syncTags": ["…"] }`, or the changed document, `{ "_id": "…" }`.
 */
export async function POST(request: Request): Promise<Response> {
  const { revalidateSecret } = serverEnv();
  if (revalidateSecret === null) {
    return refuseUnproven(request, 401, "Set SANITY_REVALIDATE_SECRET in the site's environment.");
  }
  const header = request.headers.get(SIGNATURE_HEADER_NAME);
  return header === null
    ? respondToBearer(request, revalidateSecret)
    : respondToSigned(request, header, revalidateSecret);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
