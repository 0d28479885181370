import { AsyncLocalStorage } from "node:async_hooks";

/** Whom the emulator works for, which it does not tell the accounts it changes. */
export interface Caller {
  isOwner: boolean;
  /** The language that the caller's SDK asks for in mails, such as `de`; null where it names none. */
  language: string | null;
}

const callers = new AsyncLocalStorage<Caller>();

/** Runs `work`, and all that it begins, for a caller. */
export function workFor<Result>(caller: Caller, work: () => Result): Result {
  return callers.run(caller, work);
}

/** Whom the emulator works for right now; the gateway itself is an owner. */
export function currentCaller(): Caller {
  return callers.getStore() ?? { isOwner: true, language: null };
}
