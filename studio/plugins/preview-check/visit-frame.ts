import * as z from "zod";

/** Timeout for a page in an iframe. In ms. */
const PATIENCE = 8_000;

const message = z.object({ marquee: z.literal("preview-check"), draft: z.boolean() });

/** Message from a page in an iframe: whether draft mode is on. Null if the page never loaded. */
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
      const told = message.safeParse(data);
      if (told.success) end({ draft: told.data.draft });
    };
    const timer = setTimeout(() => end(null), PATIENCE);
    addEventListener("message", listen);
    frame.src = address;
    document.body.append(frame);
  });
}
