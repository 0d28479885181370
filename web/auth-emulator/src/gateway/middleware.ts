import type { AccountState } from "../accounts/account-state.ts";
import type { ConfigStore } from "../project/config-store.ts";
import type { EmulatorResponse } from "../emulator.ts";
import type { IdentityProviders } from "../accounts/identity-providers.ts";
import type { ProjectState } from "../internals/firebase-emulator.ts";
import type { Lockout } from "../limits/lockouts.ts";
import type { Operation } from "./operations.ts";
import type { ProjectConfig } from "../project/project-config.ts";
import type { Fields } from "./request-body.ts";
import type { Seal } from "../sessions/seal.ts";

export interface Call {
  operation: Operation;
  /** Values of the placeholders (`{…}`) in the operation's path. */
  params: ReadonlyMap<string, string>;
  /** Body fields by normalized name: `idtoken` for `idToken`. `body` has the names as sent. */
  fields: Fields;
  body: Readonly<Record<string, unknown>>;
  query: URLSearchParams;
  /** Whether the caller has the gateway's secret, which grants administrator permissions. */
  isOwner: boolean;
  /** The client's IP address, or an empty string when its connection is closed. */
  client: string;
  host: string;
  language: string | null;
  /** Sends another request to the emulator, bypassing all middleware, without an administrator's permissions. */
  post(target: string, body: object): Promise<EmulatorResponse>;
  /** The accounts of the tenant that the call names, or else the project's. */
  state: ProjectState;
  tenantId: string | null;
  project: AccountState;
  /** The configuration of the tenant that the call names, or else the project's. */
  config: ProjectConfig;
  projectConfig: ConfigStore;
  providers: IdentityProviders;
  seal: Seal;
  origins: readonly string[];
  now: () => number;
  onLocked: (lockout: Lockout) => void;
}

/** Adds one feature of Google's service that the emulator lacks. Responds itself or passes the call on with `next`. */
export type Middleware = (
  call: Call,
  next: () => Promise<EmulatorResponse>,
) => Promise<EmulatorResponse>;

/** The first middleware in the list handles a call first. */
export function chain(middlewares: readonly Middleware[]): Middleware {
  return (call, next) =>
    middlewares.reduceRight<() => Promise<EmulatorResponse>>(
      (rest, middleware) => () => middleware(call, rest),
      next,
    )();
}
