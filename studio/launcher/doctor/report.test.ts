import { expect, test } from "vitest";
import { bad, good, skipped } from "./check.ts";
import { type Finding, reportOf } from "./report.ts";

const away = (name: string, host: string): Finding => ({
  name,
  outcome: { ...bad("It failed.", "Check it."), unreachable: { host, reason: "ENOTFOUND" } },
});

const site = away("Site", "www.nightlight.example");
const token = (outcome: Finding["outcome"]): Finding => ({ name: "Read token", outcome });

test.each<[string, Finding[], boolean, number, string]>([
  [
    "no network is one fault and one line",
    [
      away("Private dataset", "abc12345.api.sanity.io"),
      away("Read token", "abc12345.api.sanity.io"),
      site,
      { name: "Webhook", outcome: skipped("There is no token.") },
    ],
    false,
    1,
    "  ✗ No network: none of these hosts can be reached: abc12345.api.sanity.io, www.nightlight.example. Connect this machine, or check its DNS and firewall, and run it again.",
  ],
  [
    "without a network, a fault of the settings is still listed",
    [site, token(bad("SANITY_API_READ_TOKEN is not set.", "Set it."))],
    false,
    2,
    "\n  ✗ Read token  SANITY_API_READ_TOKEN is not set.\n                → Set it.",
  ],
  [
    "a host that can't be reached is one fault with the checks that need it",
    [site, away("Clock", "www.nightlight.example"), token(good("It reads 3 documents."))],
    true,
    1,
    "  ✗ www.nightlight.example can't be reached: ENOTFOUND. Check its address in the settings, and that this machine may connect to it. Not checked: Site, Clock.\n  ✓ Read token  It reads 3 documents.",
  ],
])("[PROD-4] %s", (_, found, isOnline, faults, text) => {
  const report = reportOf(found, isOnline);
  expect(report.faults).toBe(faults);
  expect(report.text.endsWith(text)).toBe(true);
});
