import type { Outcome } from "./check.ts";

export type Finding = { name: string; outcome: Outcome };

const signs = { good: "✓", bad: "✗", skipped: "–" } as const;

function tableOf(found: readonly Finding[]): string[] {
  const width = Math.max(...found.map(({ name }) => name.length));
  return found.flatMap(({ name, outcome }) => {
    const line = `  ${signs[outcome.status]} ${name.padEnd(width)}  ${outcome.message}`;
    return outcome.status === "bad"
      ? [line, `    ${" ".repeat(width)}  → ${outcome.todo}`]
      : [line];
  });
}

const hostOf = ({ outcome }: Finding) =>
  outcome.status === "bad" ? outcome.unreachable : undefined;

/**
 * Returns the report of all checks, and the number of faults. Checks that failed because a host can't be reached are
 * one fault for each host, and a single one if no host answered.
 *
 * @param hasResponse whether any host has answered
 */
export function reportOf(
  found: readonly Finding[],
  hasResponse: boolean,
): { text: string; faults: number } {
  const hosts = new Map<string, { reason: string; checks: string[] }>();
  for (const finding of found) {
    const unreachable = hostOf(finding);
    if (unreachable === undefined) continue;
    const { host, reason } = unreachable;
    const known = hosts.get(host) ?? { reason, checks: [] };
    hosts.set(host, { reason, checks: [...known.checks, finding.name] });
  }
  const others = found.filter((finding) => hostOf(finding) === undefined);
  const faults = others.filter(({ outcome }) => outcome.status === "bad");
  if (hosts.size > 0 && !hasResponse) {
    const list = [...hosts.keys()].join(", ");
    const line = `  ✗ No network: none of these hosts can be reached: ${list}. Connect this machine, or check its DNS and firewall, and run it again.`;
    return {
      text: [line, ...(faults.length > 0 ? tableOf(faults) : [])].join("\n"),
      faults: faults.length + 1,
    };
  }
  const unreachable = [...hosts].map(
    ([host, { reason, checks }]) =>
      `  ✗ ${host} can't be reached: ${reason}. Check its address in the settings, and that this machine may connect to it. Not checked: ${checks.join(", ")}.`,
  );
  return {
    text: [...unreachable, ...tableOf(others)].join("\n"),
    faults: faults.length + hosts.size,
  };
}
