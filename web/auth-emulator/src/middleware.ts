import type { AccountState } from "./account-state.ts";
import type { EmulatorAnswer, EmulatorRequest } from "./emulator.ts";
import type { Operation } from "./operations.ts";
import type { ProjectConfig } from "./project-config.ts";
import type { Fields } from "./request-body.ts";
import type { Seal } from "./seal.ts";

/** An admitted request on its way to the emulator, and what the gateway knows around it. */
export interface Call {
  operation: Operation;
  /** Fields of the body by plain name (`idtoken`), and the query. */
  fields: Fields;
  query: URLSearchParams;
  /** Holds the gateway's secret: what Google would let an administrator do. */
  isOwner: boolean;
  /** Whose machine the request came from: an address, or an empty text where the connection is gone. */
  client: string;
  /** Host as the caller wrote it. */
  host: string;
  /** Asks the emulator something more, past every middleware. */
  ask(request: EmulatorRequest): Promise<EmulatorAnswer>;
  state: AccountState;
  /** What is switched on where the account lives: the project, or the tenant that the call names. */
  config: ProjectConfig;
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
