import {
  urlSearchParamPreviewPathname,
  urlSearchParamPreviewSecret,
} from "@sanity/preview-url-secret/constants";
import { found, type Finding } from "./site-report.ts";
import type { Visit } from "./visit-frame.ts";

const PAGE = "/api/preview-check/frame";

/**
 * Tests in this browser what the Preview tool does: loads a page of the site in an iframe, enables draft mode there and
 * disables it. If `isProven` is false, the site doesn't accept the secret, so only the iframe is tested. Draft mode
 * that was on before stays on, because a Preview may be open in another tab.
 */
export async function checkFrames(
  site: string,
  { secret, isProven }: { secret: string; isProven: boolean },
  visit: (address: string) => Promise<Visit>,
): Promise<Finding[]> {
  const before = await visit(`${site}${PAGE}`);
  if (before === null) return [found("shown", "blocked")];
  const shown = found("shown", "shows", "good");
  if (!isProven) return [shown];
  const query = new URLSearchParams({
    [urlSearchParamPreviewSecret]: secret,
    [urlSearchParamPreviewPathname]: PAGE,
  });
  const on = await visit(`${site}/api/draft-mode/enable?${query}`);
  if (on?.draft !== true) return [shown, found("cookie", "lost")];
  const cookie = found("cookie", "kept", "good");
  if (before.draft) return [shown, cookie];
  const off = await visit(`${site}/api/draft-mode/disable?${new URLSearchParams({ to: PAGE })}`);
  return off?.draft === false
    ? [shown, cookie, found("ends", "ends", "good")]
    : [shown, cookie, found("ends", "stays", "warning")];
}
