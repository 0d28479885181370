/**
 * A sign-in that began, ended or was refused. `user` is the random ID of an editor, never a name or an email address.
 * Reasons: a wrong password or address, too many attempts, an invalid one-time code, and a sign-in without a password
 * from another machine.
 */
type SignInEvent =
  | { event: "signIn.opened" | "signIn.ended"; user: string }
  | { event: "signIn.refused"; reason: "wrong" | "tooMany" | "code" | "elsewhere" };

export type SignInLog = (event: SignInEvent) => void;

/** A reason is not logged again within this time, in ms. */
const QUIET = 60_000;

/**
 * Creates a log that writes one JSON object per line. Refusals have at most one line per reason and minute, so that
 * guesses can't fill the log: `repeated` is the number of equal refusals since the line before.
 */
export function createSignInLog({
  write,
  now,
}: {
  write: (line: string) => void;
  now: () => Date;
}): SignInLog {
  const refused = new Map<string, { since: number; repeated: number }>();
  const writeLine = (line: object) =>
    write(JSON.stringify({ time: now().toISOString(), level: "info", area: "security", ...line }));
  return (event) => {
    if (event.event !== "signIn.refused") return writeLine(event);
    const time = now().getTime();
    const known = refused.get(event.reason);
    if (known && time - known.since < QUIET) {
      known.repeated += 1;
      return undefined;
    }
    refused.set(event.reason, { since: time, repeated: 0 });
    return writeLine(known?.repeated ? { ...event, repeated: known.repeated } : event);
  };
}
