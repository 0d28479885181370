import type { PreviewedLook } from "@marquee/schemas/editing";
import { useCallback, useLayoutEffect, useRef } from "react";
import { lookAttributes, lookCss } from "../../design/theme/look-css.ts";

/** The look of a page. `theme` is the ID of the page's theme; null for the plain theme. */
export type DisplayedLook = PreviewedLook & { theme: string | null };

/** Applies a look to the page, as the server would render it. */
function display(look: PreviewedLook): void {
  const themed = document.querySelector(".themed");
  const sheet = themed?.querySelector(":scope > svg > style[data-theme-colors]");
  if (!themed || !sheet) return;
  for (const [name, value] of Object.entries(lookAttributes(look))) {
    themed.setAttribute(name, value);
  }
  const css = lookCss(look);
  if (sheet.textContent !== css) sheet.textContent = css;
}

/**
 * Displays the look of a theme while an editor changes it in the studio [THEME-1], if the page has
 * this theme. Returns a function to call with each message of the studio. When the server renders
 * the page during that time, the studio's look is still displayed, because the server's may be older.
 * After the editor has closed the theme's form, the next rendered page has the server's look.
 */
export function useLookPreview(server: DisplayedLook) {
  const previewed = useRef<{ theme: string; look: PreviewedLook } | null>(null);
  useLayoutEffect(() => {
    const current = previewed.current;
    display(current !== null && current.theme === server.theme ? current.look : server);
  }, [server]);
  return useCallback(
    ({ theme, look }: { theme: string; look: PreviewedLook | null }) => {
      previewed.current = look && { theme, look };
      if (look !== null && theme === server.theme) display(look);
    },
    [server.theme],
  );
}
