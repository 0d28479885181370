import { currentCaller } from "../gateway/caller.ts";
import {
  BadRequestError,
  type EmulatedAccount,
  type ProjectState,
} from "../internals/firebase-emulator.ts";
import type { Ledger } from "../limits/ledger.ts";
import type { ProjectConfig } from "../project/project-config.ts";
import { readRefreshToken, sealRefreshToken } from "../sessions/refresh-tokens.ts";
import type { Seal } from "../sessions/seal.ts";

export interface Surroundings {
  ledger: Ledger;
  seal: Seal;
  now: () => number;
}

/** State and configuration of a project or of one of its tenants, and dependencies of {@link overrideAccounts}. */
export interface StoredAccounts extends Surroundings {
  state: ProjectState;
  /** The tenant's id; null for the project's own accounts. */
  tenantId: string | null;
  config: () => ProjectConfig;
}

/**
 * Records changes in the ledger. While the configuration disables sign-up, only administrators can create accounts.
 * Refresh tokens get a seal (an HMAC), so that they can't be forged. The emulator's two state classes share no base
 * class that we own, so each object is patched.
 */
export function overrideAccounts({
  state,
  tenantId,
  config,
  ledger,
  seal,
  now,
}: StoredAccounts): void {
  const create = state.createUserWithLocalId.bind(state);
  const update = state.updateUserByLocalId.bind(state);
  const remove = state.deleteUser.bind(state);
  const removeAll = state.deleteAllAccounts.bind(state);
  const createRefreshToken = state.createRefreshTokenFor.bind(state);
  const validateRefreshToken = state.validateRefreshToken.bind(state);
  const note = (localId: string) => {
    const id = tenantId === null ? localId : `${tenantId}/${localId}`;
    ledger.note({ kind: "account", id, read: () => state.users.get(localId) ?? null });
  };

  allowTotp(state);
  state.createUserWithLocalId = (localId, account) => {
    const isClosed = config().client.permissions.disabledUserSignup;
    if (isClosed && !currentCaller().isOwner) throw new BadRequestError("ADMIN_ONLY_OPERATION");
    return create(localId, account);
  };
  state.updateUserByLocalId = (localId, fields, options) => {
    note(localId);
    return update(localId, fields, options);
  };
  state.deleteUser = (account) => {
    note(account.localId);
    remove(account);
  };
  state.deleteAllAccounts = () => {
    for (const id of state.users.keys()) note(id);
    removeAll();
  };

  state.createRefreshTokenFor = (account, provider, extra) =>
    sealRefreshToken(createRefreshToken(account, provider, extra), seal, now());
  state.validateRefreshToken = (token) => {
    const record = readRefreshToken(token, seal);
    if (!record) throw new BadRequestError("INVALID_REFRESH_TOKEN");
    const account = state.users.get(record.localId);
    if (!account) throw new BadRequestError("USER_NOT_FOUND");
    // Google rejects a refresh after a revocation. The emulator does not.
    if (record.issuedAt < Number(account.validSince ?? 0))
      throw new BadRequestError("TOKEN_EXPIRED");
    return validateRefreshToken(token);
  };
}

/** The emulator's own import would reset the account's last sign-in time. */
export function restoreAccount(state: ProjectState, account: EmulatedAccount): void {
  state.users.set(account.localId, { localId: account.localId });
  // A copy, because the emulator appends to the list it is given.
  const upsertProviders = [...(account.providerUserInfo ?? [])];
  state.updateUserByLocalId(account.localId, account, { upsertProviders });
}

/**
 * The emulator's validation of second factors accepts phone numbers only, so those with `totpInfo` skip it.
 * Administrators still can't add an app: the emulator rejects that before, as Google does.
 */
function allowTotp(state: ProjectState): void {
  const validate = state.validateMfaEnrollments.bind(state);
  state.validateMfaEnrollments = (enrollments) => {
    validate(enrollments.filter((enrollment) => !("totpInfo" in enrollment)));
    return enrollments;
  };
}
