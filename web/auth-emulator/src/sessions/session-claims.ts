import { z } from "zod";

const claimsShape = z.looseObject({
  user_id: z.string(),
  /** Unix time in seconds, like `exp` and `auth_time`. */
  iat: z.number(),
  exp: z.number(),
  auth_time: z.number(),
  firebase: z.looseObject({
    sign_in_provider: z.string(),
    sign_in_second_factor: z.string().exactOptional(),
    second_factor_identifier: z.string().exactOptional(),
    tenant: z.string().exactOptional(),
  }),
});

export type SessionClaims = z.infer<typeof claimsShape>;

/** Returns null if `token` is not an ID token. Doesn't check who issued it: `issued-tokens.ts` rejects forged ones. */
export function readClaims(token: unknown): SessionClaims | null {
  if (typeof token !== "string") return null;
  try {
    const payload = Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8");
    return claimsShape.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}

/** The copy is unsigned, like the emulator's tokens. `issued-tokens.ts` signs it before the gateway sends it. */
export function writeClaims(token: string, claims: SessionClaims): string {
  const [header = ""] = token.split(".");
  return `${header}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.`;
}
