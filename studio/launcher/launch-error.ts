/** A start that was refused, with every reason; nothing was started. */
export class LaunchError extends Error {
  override name = "LaunchError";
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}
