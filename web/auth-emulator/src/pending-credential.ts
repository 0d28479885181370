import { z } from "zod";
import { accountsOf } from "./accounts.ts";
import { answerWith, fieldsOf, refuseWith } from "./answers.ts";
import type { EmulatorAnswer } from "./emulator.ts";
import type { Call, Middleware } from "./middleware.ts";

/** What stands between a first factor and the second: who showed the first, how, and when. */
const credentialShape = z.looseObject({
  localId: z.string(),
  signInProvider: z.string(),
  tenantId: z.string().exactOptional(),
  /** Milliseconds. */
  issuedAt: z.number(),
});

/** The proof of a first factor, which asks for the second. */
export type PendingCredential = z.infer<typeof credentialShape>;

/** How long a text message may be asked for after the first factor (Google: taken after 453 s, refused after 603). */
const startWithin = 10 * 60_000;

/** How long its code may come. Google's is not known; the emulator's codes never end. */
const finalizeWithin = 60 * 60_000;

const anyRecord = z.record(z.string(), z.unknown());
const pending = z.object({ mfaPendingCredential: z.string() });

/**
 * Seals the emulator's pending credentials, which are plain text: with one written by hand nobody would need a
 * first factor. Adds when it was issued, and refuses one that is too old, revoked, or whose account is gone.
 */
export const sealPendingCredentials: Middleware = async (call, next) => {
  const refusal = refuseCredential(call);
  return refusal ?? seal(await next(), call);
};

/** The pending credential of a call; null where it has none or one that this gateway did not issue. */
export function readPendingCredential(
  call: Pick<Call, "fields" | "seal">,
): PendingCredential | null {
  const { seal: given, ...record } = decode(call.fields.get("mfapendingcredential"));
  const isOurs = typeof given === "string" && call.seal.isSealOf(textOf(record), given);
  return isOurs ? (credentialShape.safeParse(record).data ?? null) : null;
}

function refuseCredential(call: Call): EmulatorAnswer | null {
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

function seal(answer: EmulatorAnswer, call: Call): EmulatorAnswer {
  const fields = fieldsOf(answer);
  const answered = pending.safeParse(fields);
  if (!answered.success) return answer;
  const record = { ...decode(answered.data.mfaPendingCredential), issuedAt: call.now() };
  const sealed = { ...record, seal: call.seal.sealText(textOf(record)) };
  const mfaPendingCredential = Buffer.from(JSON.stringify(sealed)).toString("base64");
  return answerWith({ ...fields, mfaPendingCredential });
}

/** A refresh token has a seal of the same key: the name keeps one from passing for the other. */
const textOf = (record: object) => `pending ${JSON.stringify(record)}`;

function decode(credential: unknown): Record<string, unknown> {
  if (typeof credential !== "string") return {};
  try {
    return anyRecord.parse(JSON.parse(Buffer.from(credential, "base64").toString("utf8")));
  } catch {
    return {};
  }
}
