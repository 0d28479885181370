/** A browser and its operating system, by the names that people know. Null if unknown. */
export type DeviceName = { browser: string | null; system: string | null };

/**
 * Names of browsers, and how their user agents tell them. Most claim to be Chrome or Safari as well, so the order
 * matters.
 */
const browsers: readonly (readonly [string, RegExp])[] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\b(?:OPR|OPiOS|OPT)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Vivaldi", /\bVivaldi\//],
  ["Yandex Browser", /\bYaBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ["Safari", /\bVersion\/[\d.]+.*\bSafari\//],
];

const systems: readonly (readonly [string, RegExp])[] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];

/** Longest user agent that is read, in characters. */
const MAX = 500;

/**
 * Returns the names of the browser and the system in a user agent. They help members to recognize their own devices;
 * nothing else depends on them, because any program can claim to be any browser.
 */
export function deviceNameOf(userAgent: string): DeviceName {
  const text = userAgent.slice(0, MAX);
  const find = (names: typeof browsers) =>
    names.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
  return { browser: find(browsers), system: find(systems) };
}
