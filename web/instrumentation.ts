/** Runs once when the server starts: settings are checked before anything is served, then content is followed. */
export async function register(): Promise<void> {
  if (process.env["NEXT_RUNTIME"] !== "nodejs") return;
  if (process.env["NEXT_PHASE"] === "phase-production-build") return;
  const { startSite } = await import("./site-start.server.ts");
  await startSite();
}
