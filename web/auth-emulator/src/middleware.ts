import type { ProjectState } from "firebase-tools/lib/emulator/auth/state.js";
import type { AccountState } from "./account-state.ts";
import type { ConfigKeeper } from "./config-keeper.ts";
import type { EmulatorAnswer, EmulatorRequest } from "./emulator.ts";
import type { IdentityProviders } from "./identity-providers.ts";
import type { Operation } from "./operations.ts";
import type { ProjectConfig } from "./project-config.ts";
import type { Fields } from "./request-body.ts";
import type { Seal } from "./seal.ts";

/** An admitted request on its way to the emulator, and what the gateway knows around it. */
export interface Call {
  operation: Operation;
  /** What the path says where the operation's has `{…}`. */
  params: ReadonlyMap<string, string>;
  /** Fields of the body by plain name (`idtoken`), the body as it was written, and the query. */
  fields: Fields;
  body: Readonly<Record<string, unknown>>;
  query: URLSearchParams;
  /** Holds the gateway's secret: what Google would let an administrator do. */
  isOwner: boolean;
  /** Whose machine the request came from: an address, or an empty text where the connection is gone. */
  client: string;
  /** Host as the caller wrote it. */
  host: string;
  /** The language that the caller's SDK asks for in mails, such as `de`. */
  language: string | null;
  /** Asks the emulator something more, past every middleware. */
  ask(request: EmulatorRequest): Promise<EmulatorAnswer>;
  /** The accounts that the call is about: the tenant's that it names, else the project's. */
  state: ProjectState;
  tenantId: string | null;
  project: AccountState;
  /** What is switched on where the account lives: the project, or the tenant that the call names. */
  config: ProjectConfig;
  projectConfig: ConfigKeeper;
  providers: IdentityProviders;
  seal: Seal;
  /** Origins of the site. */
  origins: readonly string[];
  now: () => number;
}

/** One thing that Google's service does and the emulator does not: answers itself, or lets the call go on. */
export type Middleware = (
  call: Call,
  next: () => Promise<EmulatorAnswer>,
) => Promise<EmulatorAnswer>;

/** Makes one of many; the first of the list sees a call first. */
export function chain(middlewares: readonly Middleware[]): Middleware {
  return (call, next) =>
    middlewares.reduceRight<() => Promise<EmulatorAnswer>>(
      (rest, middleware) => () => middleware(call, rest),
      next,
    )();
}
