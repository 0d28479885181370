export type Outcome =
  | { status: "good" | "skipped"; message: string }
  | { status: "bad"; message: string; todo: string; unreachable?: UnreachableHost };

type UnreachableHost = { host: string; reason: string };

/** A check of a deployment. `run` never rejects because of a fault of the deployment. */
export type Check = { name: string; run: () => Promise<Outcome> };

/** Sends a request as `fetch` does. Tests replace it. */
export type Send = (address: string, init?: RequestInit) => Promise<Response>;

/** Timeout of a request in ms. */
const TIMEOUT = 10_000;

export const good = (message: string): Outcome => ({ status: "good", message });

export const skipped = (message: string): Outcome => ({ status: "skipped", message });

export const bad = (message: string, todo: string) => ({
  status: "bad" as const,
  message,
  todo,
});

/** Returns the outcome for a response that the service never sends if its settings are right. */
export const unexpected = (service: string, { status }: Response): Outcome =>
  bad(
    `${service} sent an unexpected response (status ${status}).`,
    "Check that the settings name the right project, and look for a proxy in between.",
  );

/**
 * Returns the reason of a failed request. Never the message of an error without a cause, because for
 * a malformed token it contains the token.
 */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { cause } = error;
  if (!(cause instanceof Error)) return error.name;
  // An error of several addresses has a code and no message.
  return cause.message || ("code" in cause ? String(cause.code) : cause.name);
}

/**
 * Sends a request and returns the outcome that `judge` returns for the response. Without a response, the outcome
 * is bad and has the reason.
 */
export async function requestOutcome(
  send: Send,
  address: string,
  init: RequestInit,
  judge: (response: Response) => Outcome | Promise<Outcome>,
): Promise<Outcome> {
  const { origin, host } = new URL(address);
  let response: Response;
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    response = await send(address, { redirect: "manual", signal, ...init });
  } catch (error) {
    const reason = reasonOf(error);
    return {
      ...bad(
        `The request to ${origin} failed: ${reason}.`,
        "Check the address in the settings, and that this machine may connect to it.",
      ),
      unreachable: { host, reason },
    };
  }
  try {
    return await judge(response);
  } catch {
    return unexpected(origin, response);
  }
}
