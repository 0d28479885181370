/**
 * Runs once when the server starts. Starts OpenTelemetry first, if it is on. Checks the settings before anything is
 * served, then follows content changes.
 */
export async function register(): Promise<void> {
  if (process.env["NEXT_RUNTIME"] !== "nodejs") return;
  if (process.env["NEXT_PHASE"] === "phase-production-build") return;
  const { startTelemetry } = await import("./runtime/telemetry/start-telemetry.server.ts");
  const { siteRuntime } = await import("./runtime/site-runtime.ts");
  // The hub is created with the first open page.
  await startTelemetry(() => siteRuntime().find("liveHub")?.size() ?? 0);
  const { startSite } = await import("./server/start/site-start.server.ts");
  await startSite();
}
