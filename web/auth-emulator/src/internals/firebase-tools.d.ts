/**
 * Types for the three files of firebase-tools that `firebase-emulator.ts` imports. These files are
 * not a public API. The version of firebase-tools is therefore pinned, and tests check that the
 * files still contain what the gateway uses.
 */
declare module "firebase-tools/lib/emulator/auth/server.js" {
  import type { RequestListener } from "node:http";
  import type { AgentProjectState } from "firebase-tools/lib/emulator/auth/state.js";

  /** Creates the emulator's request handler. With `singleProjectMode` 2 it rejects every project except `projectId`. */
  export function createApp(
    projectId: string,
    singleProjectMode: 2,
    states: Map<string, AgentProjectState>,
  ): Promise<RequestListener>;
}

declare module "firebase-tools/lib/emulator/auth/state.js" {
  /** A stored account. Lists only the fields that the gateway reads. */
  export interface EmulatedAccount {
    localId: string;
    email?: string;
    validSince?: string;
    tenantId?: string;
    providerUserInfo?: ProviderIdentity[];
    [field: string]: unknown;
  }
  export interface ProviderIdentity {
    providerId: string;
    rawId: string;
    email?: string;
    displayName?: string;
    photoUrl?: string;
  }
  export interface EnrolledFactor {
    mfaEnrollmentId?: string;
    phoneInfo?: string;
    [field: string]: unknown;
  }
  export interface OneTimeLink {
    email: string;
    newEmail: string | undefined;
    requestType: string;
    oobCode: string;
    oobLink: string;
  }
  export interface TextMessage {
    phoneNumber: string;
    sessionInfo: string;
    code: string;
  }
  export interface MfaConfig {
    state: string;
    enabledProviders: string[];
    providerConfigs?: object[];
  }
  /** A tenant's record; Identity Platform's `Tenant`. */
  export interface EmulatedTenant {
    name: string;
    tenantId: string;
    allowPasswordSignup: boolean;
    enableEmailLinkSignin: boolean;
    enableAnonymousUser: boolean;
    disableAuth: boolean;
    mfaConfig: MfaConfig;
    [field: string]: unknown;
  }
  /** The accounts of a project or of a tenant. */
  export abstract class ProjectState {
    readonly projectId: string;
    users: Map<string, EmulatedAccount>;
    oobs: Map<string, OneTimeLink>;
    verificationCodes: Map<string, TextMessage>;
    get oneAccountPerEmail(): boolean;
    get enableImprovedEmailPrivacy(): boolean;
    get allowPasswordSignup(): boolean;
    get enableEmailLinkSignin(): boolean;
    get enableAnonymousUser(): boolean;
    get mfaConfig(): MfaConfig;
    getUserByEmail(email: string): EmulatedAccount | undefined;
    listProviderInfosByProviderId(provider: string): ProviderIdentity[];
    createUserWithLocalId(localId: string, account: object): EmulatedAccount | undefined;
    updateUserByLocalId(localId: string, fields: object, options?: object): EmulatedAccount;
    deleteUser(account: EmulatedAccount): void;
    deleteAllAccounts(): void;
    validateMfaEnrollments(enrollments: EnrolledFactor[]): EnrolledFactor[];
    createRefreshTokenFor(account: EmulatedAccount, provider: string, extra?: object): string;
    validateRefreshToken(refreshToken: string): { user: EmulatedAccount };
    createOob(
      email: string,
      newEmail: string | undefined,
      requestType: string,
      link: (code: string) => string,
    ): OneTimeLink;
    validateOobCode(code: string): OneTimeLink | undefined;
    deleteOobCode(code: string): boolean;
    createVerificationCode(phoneNumber: string): TextMessage;
    getVerificationCodeBySessionInfo(sessionInfo: string): TextMessage | undefined;
    deleteVerificationCodeBySessionInfo(sessionInfo: string): boolean;
  }
  export class AgentProjectState extends ProjectState {
    constructor(projectId: string);
    tenantProjectForTenantId: Map<string, TenantProjectState>;
    getTenantProject(tenantId: string): TenantProjectState;
    createTenantWithTenantId(tenantId: string, tenant: EmulatedTenant): EmulatedTenant | undefined;
    deleteTenant(tenantId: string): void;
  }
  export class TenantProjectState extends ProjectState {
    constructor(
      projectId: string,
      tenantId: string,
      tenant: EmulatedTenant,
      project: AgentProjectState,
    );
    readonly tenantId: string;
    get tenantConfig(): EmulatedTenant;
    updateTenant(update: object, updateMask?: string): EmulatedTenant;
  }
}

declare module "firebase-tools/lib/emulator/auth/errors.js" {
  export class BadRequestError extends Error {
    constructor(message: string);
  }
}
