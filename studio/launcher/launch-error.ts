/** A start that was refused before any service started, with all reasons. */
export class LaunchError extends Error {
  override name = "LaunchError";
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}
