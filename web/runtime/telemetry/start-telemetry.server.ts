import "server-only";
import { log } from "../log.ts";
import { readTelemetrySettings } from "./telemetry-settings.ts";
import { siteRuntime } from "../site-runtime.ts";

/**
 * Starts OpenTelemetry if it is on. Invalid settings leave it off and are logged, because the site works without it.
 * `openPages` returns the number of open pages that wait for changes.
 */
export async function startTelemetry(openPages: () => number): Promise<void> {
  const settings = readTelemetrySettings(process.env);
  if (settings === null) return;
  if ("problem" in settings) {
    log.warn(`telemetry: no traces and metrics are sent. ${settings.problem}`);
    return;
  }
  const { openTelemetry } = await import("./open-telemetry.server.ts");
  const telemetry = await openTelemetry(settings, openPages);
  siteRuntime().provide("telemetry", telemetry, () => telemetry.stop());
}
