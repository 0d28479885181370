import type { Telemetry } from "./telemetry.ts";
import { readTelemetrySettings } from "./telemetry-settings.ts";

/**
 * Starts OpenTelemetry if the environment switches it on, and returns undefined otherwise. Invalid settings
 * leave it off and are printed, because the lake works without it.
 */
export async function startTelemetry(
  env: Readonly<Record<string, string | undefined>>,
): Promise<Telemetry | undefined> {
  const settings = readTelemetrySettings(env);
  if (settings === null) return undefined;
  if ("problem" in settings) {
    console.error(`The lake sends no traces and metrics. ${settings.problem}`);
    return undefined;
  }
  const { openTelemetry } = await import("./open-telemetry.ts");
  return openTelemetry(settings);
}
