import { z } from "zod";
import { accountsOf } from "./accounts.ts";
import type { EmulatorResponse } from "../emulator.ts";
import type { Call, Middleware } from "../gateway/middleware.ts";
import { fieldsOf, jsonResponse, refuseWith } from "../gateway/responses.ts";
import { parseBase64Record } from "../parse-json.ts";

/** A pending credential: who passed the first factor, with which method and when. */
const credentialShape = z.looseObject({
  localId: z.string(),
  signInProvider: z.string(),
  tenantId: z.string().exactOptional(),
  /** Unix time in ms. */
  issuedAt: z.number(),
});

/** Proof of a passed first factor, required for the second. */
export type PendingCredential = z.infer<typeof credentialShape>;

/**
 * Time limit for requesting a text message after the first factor, in ms. Google accepted a request after 453 s and
 * rejected one after 603 s.
 */
const startWithin = 10 * 60_000;

/** Time limit for entering the text message's code, in ms. Google's limit is unknown; the emulator has none. */
const finalizeWithin = 60 * 60_000;

const pending = z.object({ mfaPendingCredential: z.string() });

/**
 * The emulator's pending credentials are plain text, so a client could forge one and skip the first factor. Adds a seal
 * (an HMAC) and the time of issue. Rejects those that are forged, too old, revoked, or of a deleted account.
 */
export const sealPendingCredentials: Middleware = async (call, next) => {
  const refusal = refuseCredential(call);
  return refusal ?? seal(await next(), call);
};

/** Null if the call has none, or one that this gateway did not issue. */
export function readPendingCredential(
  call: Pick<Call, "fields" | "seal">,
): PendingCredential | null {
  const { seal: given, ...record } = parseBase64Record(call.fields.get("mfapendingcredential"));
  const isOurs = typeof given === "string" && call.seal.isSealOf(textOf(record), given);
  return isOurs ? (credentialShape.safeParse(record).data ?? null) : null;
}

function refuseCredential(call: Call): EmulatorResponse | null {
  if (!call.fields.get("mfapendingcredential")) return null;
  const credential = readPendingCredential(call);
  if (!credential) return refuseWith("INVALID_PENDING_TOKEN");
  const account = accountsOf(call).find(credential.localId);
  if (!account) return refuseWith("USER_NOT_FOUND");
  const isStart = call.operation.path.endsWith(":start");
  const isTooOld = call.now() - credential.issuedAt > (isStart ? startWithin : finalizeWithin);
  const isRevoked = credential.issuedAt < account.validSince * 1000;
  if (!isTooOld && !isRevoked) return null;
  return refuseWith("INVALID_MFA_PENDING_CREDENTIAL : MFA pending credential is expired.");
}

function seal(response: EmulatorResponse, call: Call): EmulatorResponse {
  const fields = fieldsOf(response);
  const parsed = pending.safeParse(fields);
  if (!parsed.success) return response;
  const record = { ...parseBase64Record(parsed.data.mfaPendingCredential), issuedAt: call.now() };
  const sealed = { ...record, seal: call.seal.sealText(textOf(record)) };
  const mfaPendingCredential = Buffer.from(JSON.stringify(sealed)).toString("base64");
  return jsonResponse({ ...fields, mfaPendingCredential });
}

/** Refresh tokens are signed with the same key. The prefix keeps their signatures invalid here. */
const textOf = (record: object) => `pending ${JSON.stringify(record)}`;
