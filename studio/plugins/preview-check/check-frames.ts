import {
  urlSearchParamPreviewPathname,
  urlSearchParamPreviewSecret,
} from "@sanity/preview-url-secret/constants";
import * as z from "zod";
import { type CheckResult, resultOf } from "./check-result.ts";

/** Time in which a page in an iframe must send its message, in ms. */
const PATIENCE = 8_000;

const message = z.object({ marquee: z.literal("preview-check"), draft: z.boolean() });

/** A page's message: whether draft mode is on. Null if the iframe sent no message in time. */
export type Visit = { draft: boolean } | null;

/** Opens a URL of the site in an invisible iframe and waits for its message. */
export function visitFrame(address: string): Promise<Visit> {
  const frame = document.createElement("iframe");
  frame.title = "";
  frame.tabIndex = -1;
  frame.setAttribute("aria-hidden", "true");
  frame.style.cssText =
    "position:fixed;width:1px;height:1px;inset-block-end:0;border:0;opacity:0;pointer-events:none";
  return new Promise((resolve) => {
    const end = (visit: Visit) => {
      clearTimeout(timer);
      removeEventListener("message", listen);
      frame.remove();
      resolve(visit);
    };
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== frame.contentWindow || origin !== new URL(address).origin) return;
      const parsed = message.safeParse(data);
      if (parsed.success) end({ draft: parsed.data.draft });
    };
    const timer = setTimeout(() => end(null), PATIENCE);
    addEventListener("message", listen);
    frame.src = address;
    document.body.append(frame);
  });
}

const PAGE = "/api/preview-check/frame";

/**
 * Does in this browser what the Preview tool does: loads a page in an iframe, enables draft mode
 * and disables it. Doesn't disable a draft mode that was on before, because a Preview may be open
 * in another tab. `isProven`: whether the site has accepted the secret. If not, tests only whether
 * the iframe loads.
 */
export async function checkFrames(
  site: string,
  { secret, isProven }: { secret: string; isProven: boolean },
  visit: (address: string) => Promise<Visit>,
): Promise<CheckResult[]> {
  const before = await visit(`${site}${PAGE}`);
  if (before === null) return [resultOf("shown", "blocked")];
  const shown = resultOf("shown", "shows", "good");
  if (!isProven) return [shown];
  const query = new URLSearchParams({
    [urlSearchParamPreviewSecret]: secret,
    [urlSearchParamPreviewPathname]: PAGE,
  });
  const on = await visit(`${site}/api/draft-mode/enable?${query}`);
  if (on?.draft !== true) return [shown, resultOf("cookie", "lost")];
  const cookie = resultOf("cookie", "kept", "good");
  if (before.draft) return [shown, cookie];
  const leaving = new URLSearchParams({ to: PAGE, [urlSearchParamPreviewSecret]: secret });
  const off = await visit(`${site}/api/draft-mode/disable?${leaving}`);
  return off?.draft === false
    ? [shown, cookie, resultOf("ends", "ends", "good")]
    : [shown, cookie, resultOf("ends", "stays", "warning")];
}
