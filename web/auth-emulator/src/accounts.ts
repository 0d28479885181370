import type { EmulatedAccount } from "firebase-tools/lib/emulator/auth/state.js";
import { z } from "zod";
import type { Call } from "./middleware.ts";

const accountShape = z.object({
  localId: z.string(),
  email: z.string().exactOptional(),
  emailVerified: z.boolean().default(false),
  disabled: z.boolean().default(false),
  /** Seconds: what was issued before is void. */
  validSince: z.coerce.number().default(0),
  passwordHash: z.string().exactOptional(),
  salt: z.string().exactOptional(),
  mfaInfo: z
    .array(z.looseObject({ mfaEnrollmentId: z.string(), totpInfo: z.object({}).exactOptional() }))
    .default([]),
  /** By `mfaEnrollmentId`; never in an answer (keep-secrets.ts). */
  totpSecrets: z
    .record(z.string(), z.object({ secret: z.string(), spentStep: z.number() }))
    .default({}),
});

/** An account, as far as the gateway looks into it. */
export type Account = z.infer<typeof accountShape>;

/** How a session's second factor is written into its tokens. */
export interface UsedFactor {
  identifier: string;
  provider: string;
}

/** The accounts of the project or of one of its tenants. */
export interface Accounts {
  find(localId: string): Account | null;
  findByEmail(email: string): Account | null;
  change(localId: string, fields: object): void;
  newRefreshToken(localId: string, provider: string, secondFactor: UsedFactor | undefined): string;
}

/** The accounts that a call is about. */
export function accountsOf(call: Pick<Call, "state">): Accounts {
  const { state } = call;
  const read = (account: EmulatedAccount | undefined) =>
    account ? accountShape.parse(account) : null;
  return {
    find: (localId) => read(state.users.get(localId)),
    findByEmail: (email) => read(state.getUserByEmail(email.toLowerCase())),
    change: (localId, fields) => void state.updateUserByLocalId(localId, fields),
    newRefreshToken(localId, provider, secondFactor) {
      const account = state.users.get(localId);
      if (!account) throw new Error(`There is no account ${localId} to make a refresh token for.`);
      return state.createRefreshTokenFor(account, provider, { secondFactor });
    },
  };
}
