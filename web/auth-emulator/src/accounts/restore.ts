import { z } from "zod";
import type { AccountState } from "./account-state.ts";
import type { AccountStore } from "./account-store.ts";
import { restoreAccount } from "./store-accounts.ts";
import { restoreCode } from "../store-codes.ts";
import type { Ledger } from "../limits/ledger.ts";
import { tenantRecord } from "../project/tenant.ts";

const accountRecord = z.looseObject({
  localId: z.string(),
  tenantId: z.string().exactOptional(),
  email: z.string().exactOptional(),
  validSince: z.string().exactOptional(),
  providerUserInfo: z
    .array(z.looseObject({ providerId: z.string(), rawId: z.string() }))
    .exactOptional(),
});

const code = { tenantId: z.string().nullable(), until: z.number() };

const mailRecord = z.object({
  ...code,
  record: z
    .object({
      email: z.string(),
      newEmail: z.string().optional(),
      requestType: z.string(),
      oobCode: z.string(),
      oobLink: z.string(),
    })
    .transform((mail) => ({ ...mail, newEmail: mail.newEmail })),
});

const textMessageRecord = z.object({
  ...code,
  record: z.object({ phoneNumber: z.string(), sessionInfo: z.string(), code: z.string() }),
});

/** Restores all saved records. Expired codes are deleted instead. */
export function restore(state: AccountState, store: AccountStore, ledger: Ledger, now: number) {
  const stateOf = (tenantId: string | null | undefined) =>
    tenantId ? state.getTenantProject(tenantId) : state;
  for (const record of store.records("tenant")) {
    const tenant = tenantRecord.parse(record);
    state.createTenantWithTenantId(tenant.tenantId, tenant);
  }
  for (const record of store.records("account")) {
    const account = accountRecord.parse(record);
    restoreAccount(stateOf(account.tenantId), account);
  }
  // The restored records are on disk already.
  ledger.take();
  for (const record of store.records("mail")) {
    const stored = mailRecord.parse(record);
    const id = stored.record.oobCode;
    if (stored.until > now) restoreCode(stateOf(stored.tenantId).oobs, id, stored);
    else ledger.note({ kind: "mail", id, read: () => null });
  }
  for (const record of store.records("textMessage")) {
    const stored = textMessageRecord.parse(record);
    const id = stored.record.sessionInfo;
    if (stored.until > now) restoreCode(stateOf(stored.tenantId).verificationCodes, id, stored);
    else ledger.note({ kind: "textMessage", id, read: () => null });
  }
}
