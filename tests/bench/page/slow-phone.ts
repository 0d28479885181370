// cspell:ignore Moto
import { type Browser, devices, type Page } from "playwright";

/** Slow 4G, as Lighthouse defines it (`mobileSlow4G` in lighthouse/core/config/constants.js). */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/**
 * Factor by which the processor is slowed down, to simulate a phone. Lighthouse uses the same
 * factor.
 */
const SLOWDOWN = 4;

/** Opens a page on an emulated slow phone that has visited nothing before: Slow 4G, and a slow processor. */
export async function openSlowPhone(
  browser: Browser,
): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({ ...devices["Moto G4"], locale: "en-GB" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  return { page, close: () => context.close() };
}
