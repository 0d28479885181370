/** Thrown if Marquee can't start. No service has started yet, and `problems` has all reasons. */
export class LaunchError extends Error {
  override name = "LaunchError";
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}
