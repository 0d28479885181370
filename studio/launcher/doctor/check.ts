/** The result of a check. `todo` says how to remove the fault. */
export type Outcome =
  | { status: "good" | "skipped"; says: string }
  | { status: "bad"; says: string; todo: string };

/** A check of a deployment. `run` never rejects because of a fault of the deployment. */
export type Check = { name: string; run: () => Promise<Outcome> };

/** Sends a request as `fetch` does. Tests replace it. */
export type Send = (address: string, init?: RequestInit) => Promise<Response>;

/** Timeout of a request in ms. */
const TIMEOUT = 10_000;

/** Returns the outcome of a check without a fault. */
export const good = (says: string): Outcome => ({ status: "good", says });

/** Returns the outcome of a check that can't be run. */
export const skipped = (says: string): Outcome => ({ status: "skipped", says });

/** Returns the outcome of a check that found a fault. */
export const bad = (says: string, todo: string): Outcome => ({ status: "bad", says, todo });

/** Returns the text of an error and of its cause, which contains the network's reason. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? `${error.message}: ${cause.message}` : error.message;
}

/**
 * Sends a request and returns what `judge` says about the answer. If there is no answer, the outcome
 * is bad and says why.
 */
export async function ask(
  send: Send,
  address: string,
  init: RequestInit,
  judge: (answer: Response) => Outcome | Promise<Outcome>,
): Promise<Outcome> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    return await judge(await send(address, { redirect: "manual", signal, ...init }));
  } catch (error) {
    const { origin } = new URL(address);
    return bad(
      `${origin} doesn't answer: ${reasonOf(error)}.`,
      "Check the address, and that this machine may connect to it.",
    );
  }
}

const signs = { good: "✓", bad: "✗", skipped: "–" } as const;

/** Returns the outcomes as a table, with what to do below each fault. */
export function tableOf(found: readonly { name: string; outcome: Outcome }[]): string {
  const width = Math.max(...found.map(({ name }) => name.length));
  return found
    .flatMap(({ name, outcome }) => {
      const line = `  ${signs[outcome.status]} ${name.padEnd(width)}  ${outcome.says}`;
      return outcome.status === "bad"
        ? [line, `    ${" ".repeat(width)}  → ${outcome.todo}`]
        : [line];
    })
    .join("\n");
}
