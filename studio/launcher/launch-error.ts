/**
 * Thrown if Marquee can't start. At that time no service has started. `problems` lists all reasons.
 */
export class LaunchError extends Error {
  override name = "LaunchError";
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}
