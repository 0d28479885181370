import { z } from "zod";
import type { Call } from "../gateway/middleware.ts";
import type { EmulatedAccount } from "../internals/firebase-emulator.ts";

const accountShape = z.object({
  localId: z.string(),
  email: z.string().exactOptional(),
  emailVerified: z.boolean().default(false),
  disabled: z.boolean().default(false),
  /** Unix time in seconds. Tokens issued before this time are invalid. */
  validSince: z.coerce.number().default(0),
  passwordHash: z.string().exactOptional(),
  salt: z.string().exactOptional(),
  mfaInfo: z
    .array(z.looseObject({ mfaEnrollmentId: z.string(), totpInfo: z.object({}).exactOptional() }))
    .default([]),
  /** Secrets of authenticator apps by `mfaEnrollmentId`. `disclosure.ts` removes them from every response. */
  totpSecrets: z
    .record(z.string(), z.object({ secret: z.string(), spentStep: z.number() }))
    .default({}),
});

/** The fields of an account that the gateway reads. */
export type Account = z.infer<typeof accountShape>;

/** The second factor of a session, as recorded in its tokens. */
export interface UsedFactor {
  identifier: string;
  provider: string;
}

export interface Accounts {
  find(localId: string): Account | null;
  findByEmail(email: string): Account | null;
  change(localId: string, fields: object): void;
  newRefreshToken(localId: string, provider: string, secondFactor: UsedFactor | undefined): string;
}

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
