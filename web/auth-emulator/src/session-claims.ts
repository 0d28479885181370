import { z } from "zod";

const claimsShape = z.looseObject({
  user_id: z.string(),
  /** Seconds, as the three after it. */
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

/** What an ID token says of a session. */
export type SessionClaims = z.infer<typeof claimsShape>;

/** Reads an ID token, whose seal the gateway has looked at before; null when it is none. */
export function readClaims(token: unknown): SessionClaims | null {
  if (typeof token !== "string") return null;
  try {
    const payload = Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8");
    return claimsShape.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}

/** The same token with other claims, unsigned as the emulator's are: the gateway seals it on its way out. */
export function writeClaims(token: string, claims: SessionClaims): string {
  const [header = ""] = token.split(".");
  return `${header}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.`;
}
