import type { AccountState } from "../accounts/account-state.ts";
import type { ConfigStore } from "../project/config-store.ts";
import type { EmulatorResponse, EmulatorRequest } from "../emulator.ts";
import type { IdentityProviders } from "../accounts/identity-providers.ts";
import type { ProjectState } from "../internals/firebase-emulator.ts";
import type { Lockout } from "../limits/lockouts.ts";
import type { Operation } from "./operations.ts";
import type { ProjectConfig } from "../project/project-config.ts";
import type { Fields } from "./request-body.ts";
import type { Seal } from "../sessions/seal.ts";

/** An accepted request to the emulator, with its context. */
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
  /** The `Host` header as the caller wrote it. */
  host: string;
  /** Language that the caller's SDK requests for emails, such as `de`. */
  language: string | null;
  /** Sends another request to the emulator, bypassing all middleware. */
  post(target: string, body: object): Promise<EmulatorResponse>;
  /**
   * The accounts of the tenant that the call names, or the project's accounts if the call names no
   * tenant.
   */
  state: ProjectState;
  tenantId: string | null;
  project: AccountState;
  /**
   * The configuration of the tenant that the call names, or the project's configuration if the call
   * names no tenant.
   */
  config: ProjectConfig;
  projectConfig: ConfigStore;
  providers: IdentityProviders;
  seal: Seal;
  /** The site's origins. */
  origins: readonly string[];
  now: () => number;
  /** Called when a rate limit is reached. */
  onLocked: (lockout: Lockout) => void;
}

/** Adds one feature of Google's service that the emulator lacks. Responds itself or passes the call on with `next`. */
export type Middleware = (
  call: Call,
  next: () => Promise<EmulatorResponse>,
) => Promise<EmulatorResponse>;

/** Combines middlewares into one. The first in the list handles a call first. */
export function chain(middlewares: readonly Middleware[]): Middleware {
  return (call, next) =>
    middlewares.reduceRight<() => Promise<EmulatorResponse>>(
      (rest, middleware) => () => middleware(call, rest),
      next,
    )();
}
