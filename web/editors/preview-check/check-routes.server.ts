import "server-only";
import {
  urlSearchParamPreviewPathname,
  urlSearchParamPreviewSecret,
} from "@sanity/preview-url-secret";
import { serverEnv } from "../../runtime/env.server.ts";
import { reasonOf } from "../../runtime/log-text.ts";
import { judgeDraftCookie } from "./draft-cookie.ts";
import { framePolicyOf } from "./frame-policy.ts";
import { checkResult, type CheckResult } from "./check-result.ts";
import { fetchOwnServer, fetchPublicSite } from "./own-site.server.ts";

const isRedirect = (status: number): boolean => status >= 300 && status < 400;

/** Checks whether the response headers of the public address let browsers display the site in the studio's frame. */
export async function checkFrame(): Promise<CheckResult> {
  const { siteUrl, studioUrl } = serverEnv();
  try {
    const { headers } = await fetchPublicSite();
    const { finding, value } = framePolicyOf(headers, studioUrl);
    const verdict = finding === "allows" ? "good" : "bad";
    return checkResult("frame", finding, verdict, {
      value,
      studio: new URL(studioUrl).origin,
    });
  } catch (error) {
    // Only a warning, because some hosts prevent a server from requesting its own public address.
    // On such hosts, the studio can still test the frame in the browser.
    return checkResult("frame", "unreachable", "warning", {
      site: siteUrl,
      reason: reasonOf(error),
    });
  }
}

/**
 * Checks whether the route that enables draft mode accepts a valid preview secret, and whether the
 * cookies that the route sets work in the studio's frame.
 */
export async function checkEnable(secret: string): Promise<CheckResult> {
  const { siteUrl, studioUrl } = serverEnv();
  const query = new URLSearchParams({
    [urlSearchParamPreviewSecret]: secret,
    [urlSearchParamPreviewPathname]: "/",
  });
  try {
    const response = await fetchOwnServer(`/api/draft-mode/enable?${query}`);
    if (!isRedirect(response.status)) {
      return checkResult("enable", "refuses", "bad", { status: String(response.status) });
    }
    const addresses = { site: siteUrl, studio: studioUrl };
    const finding = judgeDraftCookie(response.headers.getSetCookie(), addresses);
    return checkResult("enable", finding, finding === "kept" ? "good" : "bad");
  } catch (error) {
    return checkResult("enable", "unreachable", "warning", { reason: reasonOf(error) });
  }
}

/** Checks whether the route that disables draft mode responds. */
export async function checkDisable(): Promise<CheckResult> {
  try {
    const { status } = await fetchOwnServer("/api/draft-mode/disable");
    return isRedirect(status)
      ? checkResult("disable", "answers", "good")
      : checkResult("disable", "refuses", "bad", { status: String(status) });
  } catch (error) {
    return checkResult("disable", "unreachable", "warning", { reason: reasonOf(error) });
  }
}
