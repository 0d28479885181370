import { AgentProjectState, BadRequestError } from "../internals/firebase-emulator.ts";
import type { EmulatedTenant, TenantProjectState } from "../internals/firebase-emulator.ts";
import { overrideAccounts } from "./store-accounts.ts";
import type { Surroundings } from "./store-accounts.ts";
import { overrideCodes } from "../store-codes.ts";
import type { Postbox } from "../store-codes.ts";
import type { ProjectConfig } from "../project/project-config.ts";
import { readTenant } from "../project/tenant.ts";

export interface AccountStateOptions extends Surroundings {
  projectId: string;
  config: () => ProjectConfig;
  postbox: Postbox;
}

/** Applies the project's configuration to accounts and tenants, and records every change in the ledger. */
export class AccountState extends AgentProjectState {
  readonly #options: AccountStateOptions;

  constructor(options: AccountStateOptions) {
    super(options.projectId);
    this.#options = options;
    const stored = { ...options, state: this, tenantId: null };
    overrideAccounts(stored);
    overrideCodes(stored);
  }

  override get oneAccountPerEmail() {
    return !this.#options.config().signIn.allowDuplicateEmails;
  }

  override get enableImprovedEmailPrivacy() {
    return this.#options.config().emailPrivacyConfig.enableImprovedEmailPrivacy;
  }

  override get allowPasswordSignup() {
    return this.#options.config().signIn.email.enabled;
  }

  override get enableEmailLinkSignin() {
    const { enabled, passwordRequired } = this.#options.config().signIn.email;
    return enabled && !passwordRequired;
  }

  override get enableAnonymousUser() {
    return this.#options.config().signIn.anonymous.enabled;
  }

  override get mfaConfig() {
    return this.#options.config().mfa;
  }

  /** Throws `TENANT_NOT_FOUND` for a tenant that no administrator created. The emulator would create it on first use. */
  override getTenantProject(tenantId: string) {
    const tenant = this.tenantProjectForTenantId.get(tenantId);
    if (!tenant) throw new BadRequestError("TENANT_NOT_FOUND");
    return tenant;
  }

  override createTenantWithTenantId(tenantId: string, tenant: EmulatedTenant) {
    const created = super.createTenantWithTenantId(tenantId, tenant);
    const state = this.tenantProjectForTenantId.get(tenantId);
    if (created && state) this.#overrideTenant(state);
    return created;
  }

  override deleteTenant(tenantId: string) {
    const state = this.tenantProjectForTenantId.get(tenantId);
    state?.deleteAllAccounts();
    // The next start would fail to restore codes whose tenant is missing.
    for (const code of state?.oobs.keys() ?? []) state?.deleteOobCode(code);
    this.#noteTenant(tenantId);
    super.deleteTenant(tenantId);
  }

  #overrideTenant(state: TenantProjectState) {
    const { tenantId } = state;
    const updateTenant = state.updateTenant.bind(state);
    const config = () => readTenant(this.#options.config(), state.tenantConfig);
    const stored = { ...this.#options, state, tenantId, config };
    overrideAccounts(stored);
    overrideCodes(stored);
    state.updateTenant = (update, mask) => {
      this.#noteTenant(tenantId);
      return updateTenant(update, mask);
    };
    this.#noteTenant(tenantId);
  }

  #noteTenant(id: string) {
    const read = () => this.tenantProjectForTenantId.get(id)?.tenantConfig ?? null;
    this.#options.ledger.note({ kind: "tenant", id, read });
  }
}
