/** No endpoint is waited for longer: a sign-in waits for it. In ms. */
const PATIENCE = 15_000;

/** When to try again what failed for no reason that will stay. In ms. */
const SOON = 60 * 1000;

/** What our own endpoint says, by the code that `errors.ts` has a sentence for. The others mean a broken session. */
const codes: Readonly<Record<string, string>> = {
  methodOff: "session-method-off",
  signUpOff: "session-sign-up-off",
  sessionsOff: "session-off",
  tooMany: "session-too-many",
};

/**
 * A token that was not taken. The message is a code: it is all that the SDK passes on of what kept a sign-in from
 * happening.
 */
export class SyncFailure extends Error {
  override name = "SyncFailure";
  /** In how many ms to try again with the same token; null: never. */
  readonly againIn: number | null;

  constructor(code: string, againIn: number | null) {
    super(code);
    this.againIn = againIn;
  }
}

/** Where a token goes, and how. */
type Receiver = { address: string; fetch: typeof fetch };

/** Posts an ID token to the site's own endpoint; rejects with a {@link SyncFailure}. */
export async function openOwnSession(receiver: Receiver, token: string): Promise<void> {
  const answer = await post(receiver, token, {}, "session-failed");
  if (answer.ok) return;
  const { code }: { code?: string } = await answer.json().catch(() => ({}));
  const wait = Number(answer.headers.get("retry-after") ?? 0) * 1000;
  const isLasting = answer.status < 500 && wait === 0;
  throw new SyncFailure(
    codes[code ?? ""] ?? "session-failed",
    isLasting ? null : Math.max(wait, SOON),
  );
}

/** Posts it to another service; rejects with a {@link SyncFailure}. Its cookies go along, for it keeps one too. */
export async function openOtherSession(receiver: Receiver, token: string): Promise<void> {
  const answer = await post(receiver, token, { credentials: "include" }, "session-service");
  if (!answer.ok) throw new SyncFailure("session-service", SOON);
}

/** Tells an endpoint that nobody is signed in any more; rejects when it did not hear of it. */
export async function closeSession(
  { address, fetch }: Receiver,
  credentials: RequestCredentials,
): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE);
  const answer = await fetch(address, { method: "DELETE", credentials, keepalive: true, signal });
  if (!answer.ok) throw new Error(`The session was not closed (${answer.status}).`);
}

async function post(
  { address, fetch }: Receiver,
  token: string,
  more: RequestInit,
  failure: string,
): Promise<Response> {
  const headers = { authorization: `Bearer ${token}` };
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    return await fetch(address, { method: "POST", headers, signal, ...more });
  } catch {
    throw new SyncFailure(failure, SOON);
  }
}
