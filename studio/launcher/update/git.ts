import { spawnSync } from "node:child_process";

/** Oldest git that can tell the conflicts of a merge without making it. */
const OLDEST: readonly [number, number] = [2, 38];

/** Result of a git command: its exit code, and what it printed. */
type Result = { code: number; text: string; problem: string };

/** Git commands in one folder. */
export type Git = {
  /** Runs a command, and returns what it printed, without the final newline. Throws git's own message if it fails. */
  (...command: string[]): string;
  /** Runs a command whose failure is a result. */
  attempt: (...command: string[]) => Result;
  /** Returns a git with an index of its own in a file, which leaves the project's index as it is. */
  withIndex: (file: string) => (...command: string[]) => string;
};

type Environment = Readonly<Record<string, string>>;

/** Returns the git of a folder. Throws if there is no git, or too old a one. */
export function gitIn(folder: string): Git {
  const attemptWith =
    (environment: Environment) =>
    (...command: string[]): Result => {
      const { status, stdout, stderr, error } = spawnSync("git", command, {
        cwd: folder,
        encoding: "utf8",
        maxBuffer: 1 << 28,
        env: { ...process.env, LC_ALL: "C", GIT_TERMINAL_PROMPT: "0", ...environment },
      });
      if (error) throw new Error("There is no git. Install it, and run the command again.");
      return { code: status ?? 1, text: stdout.trimEnd(), problem: stderr.trim() };
    };
  const runWith =
    (environment: Environment) =>
    (...command: string[]): string => {
      const { code, text, problem } = attemptWith(environment)(...command);
      if (code !== 0) throw new Error(`git ${command[0]}: ${problem || text}`);
      return text;
    };
  const git = runWith({});
  const [, major = "0", minor = "0"] = /(\d+)\.(\d+)/.exec(git("--version")) ?? [];
  const [wantedMajor, wantedMinor] = OLDEST;
  if (Number(major) < wantedMajor || (Number(major) === wantedMajor && Number(minor) < wantedMinor))
    throw new Error(`Updates need git ${OLDEST.join(".")} or newer; this is ${major}.${minor}.`);
  return Object.assign(git, {
    attempt: attemptWith({}),
    withIndex: (file: string) => runWith({ GIT_INDEX_FILE: file }),
  });
}
