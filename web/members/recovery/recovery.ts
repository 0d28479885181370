import { setTimeout as delay } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { createFairTurns } from "../../content/files/fair-turns.ts";
import type { MemberKey } from "../../content/members/member-documents.server.ts";
import type { StoredCodes } from "../../content/members/recovery-documents.server.ts";
import { createClientRateLimiter } from "../../content/outbound/rate-limiter.ts";
import { hashOf } from "../../runtime/ended-sessions/ended-sessions.ts";
import type { EnrolledFactor, PendingSignIn, Proof } from "./first-factor.ts";
import {
  CODES,
  createCodes,
  findHash,
  type HashCode,
  hashCode,
  parseCode,
} from "./recovery-codes.ts";

/** The methods of firebase-admin's `Auth` that recovery needs. */
type RecoveryProvider = {
  getUser(uid: string): Promise<{
    disabled: boolean;
    multiFactor?: { enrolledFactors: readonly EnrolledFactor[] } | undefined;
  }>;
  updateUser(uid: string, changes: { multiFactor: { enrolledFactors: null } }): Promise<unknown>;
  revokeRefreshTokens(uid: string): Promise<void>;
};

/** Storage of recovery codes, as `recovery-documents.server.ts` implements it. */
export type RecoveryStore = {
  read: (member: MemberKey) => Promise<StoredCodes | null>;
  replace: (member: MemberKey, codes: Omit<StoredCodes, "_rev">) => Promise<void>;
  setHashes: (member: MemberKey, codes: StoredCodes, hashes: readonly string[]) => Promise<boolean>;
  delete: (member: MemberKey) => Promise<void>;
};

export type RecoveryParts = {
  store: RecoveryStore;
  provider: (tenantId: string | null) => RecoveryProvider;
  checkFirstFactor: (signIn: PendingSignIn) => Promise<Proof>;
  now: () => number;
  /** Called when codes that no longer count can't be deleted. */
  onError: (error: unknown) => void;
  hash?: HashCode;
};

/** How many codes a member has left, of how many, and since when; null if none were created. */
export type RecoveryState = { remaining: number; total: number; createdAt: string } | null;

/** Result of using a code. `unproven`: the first factor was not accepted, or too long ago. */
export type RecoveryResult = "recovered" | "wrongCode" | "unproven" | { wait: number };

type Use = { uid: string; tenantId: string | null; pendingCredential: string; code: string };

const HOUR = 3_600_000;

/** Maximum number of wrong codes of an account within an hour. Only somebody who has passed its first factor can use them up. */
const wrongCodes = { most: 10, perMs: HOUR };

/** Maximum number of times within an hour that a member creates codes. Each takes seconds of processor time. */
const creations = { most: 10, perMs: HOUR };

/** Time for which a proof of the first factor is remembered, in ms. The provider's own limit is five minutes. */
const PROOF_MS = 5 * 60_000;

/** Seconds after which a member may try again if the provider allows no more attempts. */
const PROVIDER_WAIT = 15 * 60;

/** Times that codes are read again because they changed meanwhile. */
const ATTEMPTS = 5;

/** Pauses before a change at the provider is tried again, in ms. */
const PAUSES = [200, 1_000];

/** Runs work, and tries it again after a failure. */
async function retry(work: () => Promise<unknown>): Promise<void> {
  for (const pause of [...PAUSES, null]) {
    try {
      await work();
      return;
    } catch (error) {
      if (pause === null) throw error;
      await delay(pause);
    }
  }
}

/**
 * Creates the functions that create, count and use recovery codes. Firebase has none of its own. A code replaces the
 * second factor once: it removes all second factors of the account, so that the first factor signs in alone, and ends
 * all sessions, because a finder of the lost device may be signed in on it. Codes count only while the account has a
 * second factor with which they were created, so nobody can create codes for a factor of later. [AUTH-12]
 */
export function createRecovery(parts: RecoveryParts) {
  const { store, provider, checkFirstFactor, now, onError, hash = hashCode } = parts;
  const wrong = createClientRateLimiter({ ...wrongCodes, now });
  const created = createClientRateLimiter({ ...creations, now });
  const proofs = new LRUCache<string, true>({
    max: 1_000,
    ttl: PROOF_MS,
    ttlResolution: 0,
    perf: { now },
  });
  // Each hash takes 33 MB.
  const inTurn = createFairTurns({ parallel: 2, parallelOfEach: 1, each: 4, waiting: 100 });
  const keyOf = ({ uid, tenantId }: MemberKey) => `${tenantId ?? ""}/${uid}`;
  const hashInTurn =
    (member: MemberKey): HashCode =>
    (code, salt) =>
      inTurn(keyOf(member), () => hash(code, salt));

  type Factors = readonly EnrolledFactor[];

  /** Returns the second factors that an account has; none if it is disabled. */
  async function factorsOf({ uid, tenantId }: MemberKey): Promise<Factors> {
    const { disabled, multiFactor } = await provider(tenantId).getUser(uid);
    return disabled ? [] : (multiFactor?.enrolledFactors ?? []);
  }

  /** Returns the codes that may replace one of these factors, or null if there are none. */
  async function codesFor(member: MemberKey, factors: Factors): Promise<StoredCodes | null> {
    const codes = await store.read(member);
    return codes !== null && factors.some(({ uid }) => codes.factors.includes(uid)) ? codes : null;
  }

  async function prove(use: Use, factors: Factors): Promise<Proof> {
    const { uid, tenantId, pendingCredential } = use;
    if (factors.length === 0) return "unproven";
    const key = hashOf(`${tenantId ?? ""}/${uid}/${pendingCredential}`);
    if (proofs.has(key)) return "proven";
    const proof = await checkFirstFactor({ pendingCredential, tenantId, factors });
    if (proof === "proven") proofs.set(key, true);
    return proof;
  }

  /** A code that was marked as used: its hash, with the salt of its set. */
  type Spent = Pick<StoredCodes, "salt"> & { hash: string };

  /** Marks a code as used. Returns null if the member has no such code for these factors. */
  async function spend(member: MemberKey, factors: Factors, code: string): Promise<Spent | null> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const codes = await codesFor(member, factors);
      const found = codes && (await findHash(code, codes, hashInTurn(member)));
      if (codes === null || found === null) return null;
      const others = codes.hashes.filter((each) => each !== found);
      if (await store.setHashes(member, codes, others)) return { salt: codes.salt, hash: found };
    }
    throw new Error("recovery codes of one account change too often");
  }

  /** Makes a code valid again, unless the member has created others meanwhile. */
  async function restore(member: MemberKey, { salt, hash: spent }: Spent): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const codes = await store.read(member);
      if (codes === null || codes.salt !== salt) return;
      if (await store.setHashes(member, codes, [...codes.hashes, spent])) return;
    }
  }

  /** Ends all sessions of an account, then removes its second factors. */
  async function removeFactors({ uid, tenantId }: MemberKey): Promise<void> {
    const at = provider(tenantId);
    await retry(() => at.revokeRefreshTokens(uid));
    await retry(() => at.updateUser(uid, { multiFactor: { enrolledFactors: null } }));
  }

  return {
    async state(member: MemberKey): Promise<RecoveryState> {
      const codes = await codesFor(member, await factorsOf(member));
      if (codes === null) return null;
      return { remaining: codes.hashes.length, total: CODES, createdAt: codes.createdAt };
    },
    /**
     * Replaces a member's codes by ones for the second factors with these ids. Returns the new codes, which nobody can
     * read again, or how many seconds to wait.
     */
    async create(
      member: MemberKey,
      factors: readonly string[],
    ): Promise<string[] | { wait: number }> {
      const wait = created.take(keyOf(member));
      if (wait > 0) return { wait };
      const { codes, ...stored } = await createCodes(hashInTurn(member));
      const createdAt = new Date(now()).toISOString();
      await store.replace(member, { ...stored, createdAt, factors: [...factors] });
      return codes;
    },
    async use(use: Use): Promise<RecoveryResult> {
      const member = { uid: use.uid, tenantId: use.tenantId };
      const factors = await factorsOf(member);
      const proof = await prove(use, factors);
      if (proof !== "proven") return proof === "tooMany" ? { wait: PROVIDER_WAIT } : "unproven";
      const wait = wrong.wait(keyOf(member));
      if (wait > 0) return { wait };
      const code = parseCode(use.code);
      const spent = code && (await spend(member, factors, code));
      if (!spent) {
        wrong.take(keyOf(member));
        return "wrongCode";
      }
      try {
        await removeFactors(member);
      } catch (error) {
        await restore(member, spent);
        throw error;
      }
      // The remaining codes belong to factors that are gone, so they count no more even if this fails.
      await store.delete(member).catch(onError);
      return "recovered";
    },
  };
}

export type Recovery = ReturnType<typeof createRecovery>;
