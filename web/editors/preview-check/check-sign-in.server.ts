import "server-only";
import * as z from "zod";
import { parseFirebaseSettings } from "../../runtime/firebase-settings.ts";
import type { PublicFirebaseSettings } from "../../runtime/firebase-browser-settings.ts";
import { serverEnv } from "../../runtime/env.server.ts";
import { reasonOf } from "../../runtime/log-text.ts";
import { checkResult, type CheckResult } from "./check-result.ts";

/** Request timeout in ms. */
const TIMEOUT = 4_000;

const projectShape = z.object({ authorizedDomains: z.array(z.string()).default([]) });

/**
 * Returns the URL of the Firebase project's public configuration. In the emulator's URL, the path
 * begins with the host name of Google's service.
 */
function projectAddress({ emulator, apiKey }: PublicFirebaseSettings): string {
  const service = "identitytoolkit.googleapis.com";
  const base = emulator === null ? `https://${service}` : `http://${emulator}/${service}`;
  const key = new URLSearchParams({ key: apiKey });
  return `${base}/v1/projects?${key}`;
}

/**
 * Checks whether members can sign in: the settings are complete, Firebase responds, and the site's domain is
 * authorized.
 */
export async function checkSignIn(): Promise<CheckResult> {
  const settings = parseFirebaseSettings(process.env);
  if (!settings.ok) {
    return checkResult("signIn", "settings", "bad", { problems: settings.problems.join("\n") });
  }
  const { siteUrl } = serverEnv();
  const site = new URL(siteUrl);
  try {
    // Sends the same headers as a page of the site, because the API key may be restricted to the site's pages.
    const headers = { origin: site.origin, referer: `${site.origin}/` };
    const response = await fetch(projectAddress(settings.browser), {
      headers,
      cache: "no-store",
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (!response.ok) {
      return checkResult("signIn", "refuses", "bad", { status: String(response.status) });
    }
    const { authorizedDomains } = projectShape.parse(await response.json());
    return authorizedDomains.includes(site.hostname)
      ? checkResult("signIn", "answers", "good")
      : checkResult("signIn", "domain", "bad", { host: site.hostname });
  } catch (error) {
    return checkResult("signIn", "unreachable", "bad", { reason: reasonOf(error) });
  }
}
