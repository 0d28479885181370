import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright";
import { gatedPages } from "../../support/members/canary.ts";
import { openGate } from "../../support/members/open-gate.ts";
import {
  heavyTraces,
  type Script,
  scriptBytes,
  scriptsAround,
} from "../../support/browsers/page-script.ts";
import { printMeasure } from "../figures.ts";

/** Matches scripts that contain code of the sign-in SDK. */
const sdk = heavyTraces["the sign-in SDK"];

const isSdk = ({ text }: Script) => sdk.test(text);

/** Returns the response body with the sign-in form's texts and settings, unparsed. */
async function textsOf(site: string): Promise<string> {
  return (await fetch(`${site}/api/session/form/en/signIn`)).text();
}

/** Opens the sign-in form with the gate's button. */
async function openForm(page: Page): Promise<void> {
  await openGate(page, "Sign in and sit down");
  await page.locator("input[type=password]").waitFor();
}

/**
 * Prints the sizes of scripts on a gated page, in gzip bytes.
 * - `auth.js.initial`: the sign-in SDK's code that the page loads before the visitor interacts.
 * - `auth.js.sdk`: the SDK's code that a click on the gate's button loads.
 * - `auth.js.forms`: the other code that this click loads, and the form's texts and settings.
 */
export async function measureAuthScripts(browser: Browser, site: string) {
  const context = await browser.newContext();
  const { before, later } = await scriptsAround(context, `${site}${gatedPages.en}`, openForm);
  await context.close();
  printMeasure("auth.js.initial", scriptBytes(before.filter(isSdk)), "before the visitor acts");
  printMeasure("auth.js.sdk", scriptBytes(later.filter(isSdk)), "Firebase's SDK, after the press");
  const ours = later.filter((script) => !isSdk(script));
  const strings = gzipSync(await textsOf(site)).length;
  const how = `${ours.length} files of forms and of the texts' library; ${strings} of texts and settings`;
  printMeasure("auth.js.forms", scriptBytes(ours) + strings, how);
}
