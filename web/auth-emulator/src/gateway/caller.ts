import { AsyncLocalStorage } from "node:async_hooks";

/**
 * The caller of the current request. It is stored in an `AsyncLocalStorage`, because Firebase's emulator doesn't pass
 * it to the code that changes accounts.
 */
export interface Caller {
  isOwner: boolean;
  /** Language that the caller's SDK requests for emails, such as `de`. */
  language: string | null;
}

const callers = new AsyncLocalStorage<Caller>();

export function workFor<Result>(caller: Caller, work: () => Result): Result {
  return callers.run(caller, work);
}

/** Outside of a request, the caller is the gateway itself, with an administrator's permissions. */
export function currentCaller(): Caller {
  return callers.getStore() ?? { isOwner: true, language: null };
}
