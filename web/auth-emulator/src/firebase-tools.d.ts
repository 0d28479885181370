/**
 * The three files of firebase-tools that we use. They are not a published interface: the version is
 * pinned, only emulator.ts and account-state.ts import them, and the gateway's tests run against them.
 */
declare module "firebase-tools/lib/emulator/auth/server.js" {
  import type { RequestListener } from "node:http";
  import type { AgentProjectState } from "firebase-tools/lib/emulator/auth/state.js";

  /** Mode 2 refuses every project but the first argument's. */
  export function createApp(
    projectId: string,
    singleProjectMode: 2,
    states: Map<string, AgentProjectState>,
  ): Promise<RequestListener>;
}

declare module "firebase-tools/lib/emulator/auth/state.js" {
  /** A stored account, of which we read only what is named here. */
  export interface EmulatedAccount {
    localId: string;
    validSince?: string;
    [field: string]: unknown;
  }
  export interface OneTimeLink {
    email: string;
    requestType: string;
    oobCode: string;
    oobLink: string;
  }
  export class AgentProjectState {
    constructor(projectId: string);
    enableImprovedEmailPrivacy: boolean;
    users: Map<string, EmulatedAccount>;
    overwriteUserWithLocalId(localId: string, account: EmulatedAccount): EmulatedAccount;
    updateUserByLocalId(localId: string, fields: object, options?: object): EmulatedAccount;
    deleteUser(account: EmulatedAccount): void;
    deleteAllAccounts(): void;
    createRefreshTokenFor(account: EmulatedAccount, provider: string, extra?: object): string;
    validateRefreshToken(refreshToken: string): { user: EmulatedAccount };
    createOob(
      email: string,
      newEmail: string | undefined,
      requestType: string,
      link: (code: string) => string,
    ): OneTimeLink;
  }
}

declare module "firebase-tools/lib/emulator/auth/errors.js" {
  export class BadRequestError extends Error {
    constructor(message: string);
  }
}
