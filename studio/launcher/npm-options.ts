type Environment = Readonly<Record<string, string | undefined>>;

/** The scripts that npm also runs without `run`. */
const shortScripts = ["start", "stop", "test", "restart"];

/** npm's name of an option in the environment of a script. */
const variableOf = (option: string) => `npm_config_${option.replaceAll("-", "_")}`;

/**
 * Throws an `Error` if npm took an option that is meant for a command of this project. npm takes all
 * options before `--` for itself, some without a word: `npm run lake undo ID --dry-run` would undo.
 * `options` are the names of the command's options.
 */
export function refuseNpmOptions(
  options: readonly string[],
  script: string,
  env: Environment = process.env,
): void {
  // Programs that a script starts inherit the variables, but not as a script of this name.
  if (env["npm_lifecycle_event"] !== script) return;
  const taken = options.filter((option) => env[variableOf(option)] !== undefined);
  if (taken.length === 0) return;
  const names = taken.map((option) => `--${option}`).join(" and ");
  const command = shortScripts.includes(script) ? `npm ${script}` : `npm run ${script}`;
  const example = taken.map((option) => {
    const value = env[variableOf(option)];
    return value === undefined || value === "" || value === "true"
      ? `--${option} …`
      : `--${option} ${value}`;
  });
  throw new Error(
    `npm took ${names} for itself, so the command didn't get it. Write -- before the command's arguments: ${command} -- ${example.join(" ")}`,
  );
}
