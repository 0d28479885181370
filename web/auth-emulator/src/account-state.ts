import { randomBytes } from "node:crypto";
import { BadRequestError } from "firebase-tools/lib/emulator/auth/errors.js";
import { AgentProjectState } from "firebase-tools/lib/emulator/auth/state.js";
import type { EmulatedAccount, OneTimeLink } from "firebase-tools/lib/emulator/auth/state.js";
import { z } from "zod";
import type { AccountChanges } from "./account-store.ts";
import type { Seal } from "./seal.ts";

/** What the account state needs from around it. */
export interface AccountStateOptions {
  projectId: string;
  accounts: readonly EmulatedAccount[];
  seal: Seal;
  now: () => number;
  /** Called with each mail that a real project would send. */
  onMail: (mail: OneTimeLink) => void;
}

const refreshRecord = z.object({ localId: z.string(), issuedAt: z.number() });
const anyRecord = z.record(z.string(), z.unknown());

/** The emulator's accounts, with a note of what changed and with refresh tokens that can't be made up. */
export class AccountState extends AgentProjectState {
  readonly #options: AccountStateOptions;
  #changed = new Set<string>();

  constructor(options: AccountStateOptions) {
    super(options.projectId);
    this.#options = options;
    for (const account of options.accounts) this.overwriteUserWithLocalId(account.localId, account);
    this.#changed.clear();
    // New real projects have it on; the emulator starts with it off and would tell strangers who has an account.
    this.enableImprovedEmailPrivacy = true;
  }

  /** Hands over what changed since the last call. */
  takeChanges(): AccountChanges {
    const changes = new Map([...this.#changed].map((id) => [id, this.users.get(id) ?? null]));
    this.#changed = new Set();
    return changes;
  }

  /** Puts changes back that could not be saved, so that the next save tries them again. */
  returnChanges(changes: AccountChanges) {
    for (const id of changes.keys()) this.#changed.add(id);
  }

  override updateUserByLocalId(localId: string, fields: object, options?: object) {
    // Private fields do not exist yet while the parent's constructor runs, but it creates no account.
    this.#changed.add(localId);
    return super.updateUserByLocalId(localId, fields, options);
  }

  override deleteUser(account: EmulatedAccount) {
    this.#changed.add(account.localId);
    super.deleteUser(account);
  }

  override deleteAllAccounts() {
    for (const id of this.users.keys()) this.#changed.add(id);
    super.deleteAllAccounts();
  }

  override createRefreshTokenFor(account: EmulatedAccount, provider: string, extra?: object) {
    const plain = decodeRecord(super.createRefreshTokenFor(account, provider, extra));
    const record = {
      ...plain,
      issuedAt: Math.floor(this.#options.now() / 1000),
      nonce: randomBytes(16).toString("base64url"),
    };
    const seal = this.#options.seal.sealText(JSON.stringify(record));
    return encodeRecord({ ...record, seal });
  }

  override validateRefreshToken(refreshToken: string) {
    // The seal covers the record in the order it was written, which parsing would change.
    const { seal, ...record } = decodeRecord(refreshToken);
    const parsed = refreshRecord.safeParse(record);
    const isOurs =
      typeof seal === "string" && this.#options.seal.isSealOf(JSON.stringify(record), seal);
    if (!isOurs || !parsed.success) throw new BadRequestError("INVALID_REFRESH_TOKEN");
    const validSince = Number(this.users.get(parsed.data.localId)?.validSince ?? 0);
    // Google refuses to refresh after a revocation; the emulator alone would go on for ever.
    if (parsed.data.issuedAt < validSince) throw new BadRequestError("TOKEN_EXPIRED");
    return super.validateRefreshToken(refreshToken);
  }

  override createOob(
    email: string,
    newEmail: string | undefined,
    requestType: string,
    link: (code: string) => string,
  ) {
    const mail = super.createOob(email, newEmail, requestType, link);
    this.#options.onMail(mail);
    return mail;
  }
}

function encodeRecord(record: object): string {
  return Buffer.from(JSON.stringify(record)).toString("base64");
}

function decodeRecord(token: string): Record<string, unknown> {
  try {
    const text = Buffer.from(token, "base64").toString("utf8");
    return anyRecord.catch({}).parse(JSON.parse(text));
  } catch {
    return {};
  }
}
