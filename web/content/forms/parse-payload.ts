import * as z from "zod";

const hex = z.string().regex(/^[0-9a-f]{1,128}$/);
const size = z.number().int().min(0).max(0xffff_ffff);

const payload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal("PBKDF2/SHA-256"),
      // A limit, because the server would compute as much as the parameters say if their signature were not checked.
      cost: size.max(100_000),
      data: z.object({ form: z.string().max(128) }),
      expiresAt: z.number(),
      keyLength: size.max(64),
      keyPrefix: hex,
      keySignature: hex,
      nonce: hex,
      salt: hex,
    }),
    signature: hex,
  }),
  solution: z.object({ counter: size, derivedKey: hex, time: z.number().default(0) }),
});

/** Parses the proof of work that a form's script sends. Returns null if it isn't one. */
export function parsePayload(text: string) {
  if (text.length > 4_000) return null;
  try {
    return payload.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
