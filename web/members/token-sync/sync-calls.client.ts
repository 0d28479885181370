import { storageOfAllTabs } from "../browser-storage.client.ts";

/** Timeout in ms of a request to an endpoint. A sign-in waits for the response, and for its turn among many others. */
const TIMEOUT = 30_000;

/** Time in ms until a request that failed for a temporary reason is repeated. */
const RETRY_DELAY = 60 * 1000;

/** Maps the codes of the site's endpoint to those of `errors.ts`. Every other code becomes `session-failed`. */
const codes: Readonly<Record<string, string>> = {
  methodOff: "session-method-off",
  signUpOff: "session-sign-up-off",
  sessionsOff: "session-off",
  tooMany: "session-too-many",
};

/**
 * Thrown when an endpoint does not accept a token. The message is an error code, because the SDK passes on only the
 * message of an error that blocks a sign-in.
 */
export class SyncFailure extends Error {
  override name = "SyncFailure";
  /** Delay before the same token is sent again, in ms. Null if it must not be sent again. */
  readonly retryIn: number | null;

  constructor(code: string, retryIn: number | null) {
    super(code);
    this.retryIn = retryIn;
  }
}

/** Address that receives a token, and the function that sends it. */
type Receiver = { address: string; fetch: typeof fetch };

/** Posts an ID token to the site's own endpoint; rejects with a {@link SyncFailure}. */
export async function openOwnSession(receiver: Receiver, token: string): Promise<void> {
  const response = await post(receiver, token, {}, "session-failed");
  if (response.ok) return;
  const { code }: { code?: string } = await response.json().catch(() => ({}));
  const wait = Number(response.headers.get("retry-after") ?? 0) * 1000;
  const isLasting = response.status < 500 && wait === 0;
  throw new SyncFailure(
    codes[code ?? ""] ?? "session-failed",
    isLasting ? null : Math.max(wait, RETRY_DELAY),
  );
}

/**
 * Posts an ID token to the other service that the auth settings name, with that service's cookies.
 * Rejects with a {@link SyncFailure}.
 */
export async function openOtherSession(receiver: Receiver, token: string): Promise<void> {
  const response = await post(receiver, token, { credentials: "include" }, "session-service");
  if (!response.ok) throw new SyncFailure("session-service", RETRY_DELAY);
}

/** Closes the session at an endpoint; rejects when the request fails. */
export async function closeSession(
  { address, fetch }: Receiver,
  credentials: RequestCredentials,
): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const response = await fetch(address, { method: "DELETE", credentials, keepalive: true, signal });
  if (!response.ok) throw new Error(`The session was not closed (${response.status}).`);
}

async function post(
  { address, fetch }: Receiver,
  token: string,
  more: RequestInit,
  failure: string,
): Promise<Response> {
  const headers = { authorization: `Bearer ${token}` };
  const signal = AbortSignal.timeout(TIMEOUT);
  try {
    return await fetch(address, { method: "POST", headers, signal, ...more });
  } catch {
    throw new SyncFailure(failure, RETRY_DELAY);
  }
}

/** Storage key of a mark that is set while a sign-out has not reached every endpoint. */
const KEY = "marquee_signing_out";

/** Marks an unfinished sign-out: the next page notifies endpoints that were down. */
export const signOutMark = {
  isSet: (): boolean => storageOfAllTabs()?.getItem(KEY) === "1",
  set: (): void => storageOfAllTabs()?.setItem(KEY, "1"),
  clear: (): void => storageOfAllTabs()?.removeItem(KEY),
};
