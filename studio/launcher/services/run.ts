import { parseArgs } from "node:util";
import { launch, type Launched } from "../launch.ts";
import { LaunchError } from "../launch-error.ts";
import type { Mode } from "../plan/launch-context.ts";
import { refuseNpmOptions } from "../npm-options.ts";
import { createProgress } from "../progress.ts";
import type { Addresses } from "../plan/addresses.ts";
import type { Plan } from "../plan/plan.ts";
import { onStop } from "./on-stop.ts";
import { errorMessage } from "../../lib/error-message.ts";

function startTable({ sanity, firebase }: Plan, at: Addresses, dataDir: string): string {
  const rows = [
    ["Site", at.site, "the published site"],
    ["Studio", at.studio, "edit content; signed in as the local editor"],
    sanity.kind === "embedded"
      ? ["Content", at.lake, "embedded content lake"]
      : ["Content", `https://${sanity.projectId}.api.sanity.io`, `Sanity, ${sanity.dataset}`],
    firebase.kind === "embedded"
      ? ["Sign-in", at.auth, "embedded Firebase emulator"]
      : ["Sign-in", firebase.projectId, "Firebase Authentication"],
  ];
  if (sanity.kind === "hosted") rows[1] = ["Studio", at.studio, "edit content"];
  const people =
    firebase.kind === "embedded"
      ? [
          "",
          "Sample accounts (password: nightlight)",
          "  member@marquee.test      a member",
          "  newcomer@marquee.test    a member with an unverified email address",
        ]
      : [];
  const embedded = sanity.kind === "embedded" || firebase.kind === "embedded";
  return [
    "",
    ...rows.map(
      ([what = "", where = "", note = ""]) => `  ${what.padEnd(9)}${where.padEnd(36)}${note}`,
    ),
    ...people,
    "",
    ...(embedded ? [`Data: ${dataDir} (delete it to reset everything).`] : []),
    "Ctrl-C stops everything.",
  ].join("\n");
}

/** Runs Marquee in a terminal until it is stopped. Sets the process's exit code. */
export async function run(mode: Mode): Promise<void> {
  const interruption = new AbortController();
  const progress = createProgress(process.stdout);
  // A second signal ends the process immediately, except SIGHUP.
  onStop((signal) => {
    if (interruption.signal.aborted && signal !== "SIGHUP") process.exit(1);
    interruption.abort();
  });
  progress.print({ start: "Marquee", dev: "Marquee (development)", build: "Building" }[mode]);
  try {
    const sample = readSample(mode);
    const signal = interruption.signal;
    const launched = await launch({ mode, progress, signal, sample, shouldRestart: true });
    if (mode === "build") return await launched.stop();
    progress.print(startTable(launched.plan, launched.urls, launched.dataDir));
    const failure = await Promise.race([launched.ended, abortOf(interruption.signal)]);
    if (failure) progress.print(`\n${failure.message}\nStopping the other services.`);
    process.exitCode = failure ? 1 : 0;
    await stop(launched, progress.print);
  } catch (error) {
    if (interruption.signal.aborted) {
      progress.print("Stopped.");
      return;
    }
    progress.print(explain(error));
    process.exitCode = 1;
  }
}

/** Reads `--sample`. Throws a `LaunchError` that names any other argument. */
function readSample(mode: Mode): string | undefined {
  refuseNpmOptions(["sample"], mode);
  try {
    return parseArgs({ options: { sample: { type: "string" } } }).values.sample;
  } catch (error) {
    const reason = errorMessage(error);
    throw new LaunchError([`${reason.replace(/\.$/, "")}. The only option is --sample NAME.`]);
  }
}

function abortOf(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener("abort", () => resolve(undefined), { once: true });
  });
}

async function stop(launched: Launched, print: (text: string) => void): Promise<void> {
  print("\nStopping …");
  await launched.stop();
  print("Stopped.");
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!(error instanceof LaunchError)) return `\nMarquee can't start.\n${error.message}`;
  return ["", "Marquee can't start:", ...error.problems.map((text) => `  • ${text}`)].join("\n");
}
