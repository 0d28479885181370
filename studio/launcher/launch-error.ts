/**
 * Thrown if Marquee can't start, before it has started any service. `problems` lists all reasons.
 */
export class LaunchError extends Error {
  override name = "LaunchError";
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}
