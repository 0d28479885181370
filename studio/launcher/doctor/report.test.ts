import { expect, test } from "vitest";
import { bad, good, skipped } from "./check.ts";
import { type Finding, reportOf } from "./report.ts";

const away = (name: string, host: string): Finding => ({
  name,
  outcome: { ...bad("It failed.", "Check it."), unreachable: { host, reason: "ENOTFOUND" } },
});

test("[PROD-4] no network is one fault and one line", () => {
  const found = [
    away("Private dataset", "abc12345.api.sanity.io"),
    away("Read token", "abc12345.api.sanity.io"),
    away("Site", "www.nightlight.example"),
    { name: "Webhook", outcome: skipped("There is no token.") },
  ];
  expect(reportOf(found, false)).toEqual({
    faults: 1,
    text: "  ✗ No network: none of these hosts can be reached: abc12345.api.sanity.io, www.nightlight.example. Connect this machine, or check its DNS and firewall, and run it again.",
  });
});

test("[PROD-4] without a network, a fault of the settings is still listed", () => {
  const found = [
    away("Site", "www.nightlight.example"),
    { name: "Read token", outcome: bad("SANITY_API_READ_TOKEN is not set.", "Set it.") },
  ];
  const { faults, text } = reportOf(found, false);
  expect(faults).toBe(2);
  expect(text.split("\n").slice(1)).toEqual([
    "  ✗ Read token  SANITY_API_READ_TOKEN is not set.",
    "                → Set it.",
  ]);
});

test("[PROD-4] a host that can't be reached is one fault with the checks that need it", () => {
  const found = [
    away("Site", "www.nightlight.example"),
    away("Clock", "www.nightlight.example"),
    { name: "Read token", outcome: good("It reads 3 documents.") },
  ];
  expect(reportOf(found, true)).toEqual({
    faults: 1,
    text: "  ✗ www.nightlight.example can't be reached: ENOTFOUND. Check its address in the settings, and that this machine may connect to it. Not checked: Site, Clock.\n  ✓ Read token  It reads 3 documents.",
  });
});
