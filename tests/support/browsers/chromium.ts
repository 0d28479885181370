import { chromium } from "playwright";
import {
  findProgram,
  installFromDebian,
  isRoot,
  succeeds,
} from "../../../studio/content-lake/tests/support/debian.ts";

/** Environment variable with Chromium's path, needed only where the tests find no Chromium by themselves. */
const VARIABLE = "MARQUEE_CHROMIUM";

/** Debian's Chromium without a browser window: the same engine as the full one, which needs more processor time. */
const SHELL = "chromium-headless-shell";

const names = [SHELL, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Returns the path in MARQUEE_CHROMIUM, else that of the system's Chromium, else of Playwright's, else null. */
function findChromium(): string | null {
  const named = process.env[VARIABLE];
  if (named) return named;
  return findProgram(...names, ...places, chromium.executablePath()) ?? null;
}

export function chromiumPath(): string {
  const path = findChromium();
  if (path !== null) return path;
  throw new Error(
    `No Chromium was found: run the tests with \`npm test\`, which installs one, or name one in ${VARIABLE}.`,
  );
}

/**
 * Features that Playwright disables. Chromium reads only the last `--disable-features` argument,
 * and the tests' argument comes after Playwright's. The tests' argument must therefore repeat these
 * features. `chromium.test.ts` compares the list with Playwright's.
 */
export const disabledByPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
];

/**
 * Features of the address bar's suggestions, which the tests disable. Chromium renders the suggestions in an additional
 * process for each window, even without a visible window. That takes more than half of the processor time for opening a
 * page.
 */
const suggestions = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"];

/**
 * Returns arguments that disable Chromium's background requests and make it resolve no host name
 * except this machine's. Intercepting the requests to other hosts instead would take a fifth of the
 * processor time and disable the browser's cache. For root, the arguments disable the sandbox too,
 * because Chromium does not start otherwise.
 */
export function chromiumArguments(): string[] {
  return [
    ...(isRoot() ? ["--no-sandbox"] : []),
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
    // Sets the same hinting everywhere, because the default of `chromium-headless-shell` differs
    // from that of the full Chromium. Snapshots are compared in both.
    "--font-render-hinting=slight",
    `--disable-features=${[...disabledByPlaywright, ...suggestions].join(",")}`,
  ];
}

/**
 * Debian's packages of fonts that its Chromium lacks. The first contains Arabic fonts. The second contains
 * replacements for Arial and Times New Roman with the same widths. The site displays text in these two fonts until
 * its own fonts load. Without the second package, the text would move when that happens.
 */
const fonts = ["fonts-noto-core", "fonts-liberation"];

function installFromPlaywright(): boolean {
  console.log("Installing Chromium with Playwright …");
  return succeeds("npx", "playwright", "install", "chromium");
}

/**
 * Returns the path of Chromium, after installing it if needed: Debian's packages when run by root, else Playwright's.
 */
export function ensureChromium(): string {
  const named = process.env[VARIABLE];
  if (named) return named;
  if (findProgram(SHELL) || installFromDebian("Chromium", SHELL, ...fonts)) return chromiumPath();
  if (findChromium() !== null || installFromPlaywright()) return chromiumPath();
  throw new Error(
    [
      "The browser tests need a Chromium, and none could be installed.",
      "Install it (Debian: `apt-get install chromium-headless-shell`; elsewhere Google Chrome will do),",
      `or name one in ${VARIABLE}, and run the command again.`,
    ].join("\n"),
  );
}
