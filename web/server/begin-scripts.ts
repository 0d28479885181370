/** A picture that takes longer than this holds nothing up. In ms. */
const PATIENCE = 2_000;

/**
 * Begins the scripts named in `data-scripts` of its own element: at once where `data-at-once` says so, else when the
 * opening picture is painted (the frame that shows it comes first, then a task of its own), or the visitor acts, or it
 * takes too long, which also ends the wait of a tab behind others, where no frame is drawn. Only the site's own built
 * files: a policy names this text, so whoever brought an element of theirs into a page could use it. It is sent to
 * browsers as text, so it can close over nothing.
 */
function begin(patience: number): void {
  const { scripts = "[]", atOnce } = document.currentScript?.dataset ?? {};
  let hasBegun = false;
  const start = () => {
    if (hasBegun) return;
    hasBegun = true;
    const sources: string[] = JSON.parse(scripts);
    for (const source of sources) {
      const { origin, pathname } = new URL(source, document.baseURI);
      if (origin !== location.origin || !pathname.startsWith("/_next/static/")) continue;
      const script = document.createElement("script");
      // As it stands: the built files know themselves by it.
      script.src = source;
      document.head.append(script);
    }
  };
  if (atOnce !== undefined) return start();
  const afterPaint = () => requestAnimationFrame(() => setTimeout(start));
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (!picture || picture.complete) afterPaint();
  else {
    for (const end of ["load", "error"]) picture.addEventListener(end, afterPaint, { once: true });
  }
  for (const act of ["pointerdown", "keydown", "focusin"]) {
    addEventListener(act, start, { once: true, capture: true });
  }
  setTimeout(start, patience);
}

/** The text of an inline script; the same for every page. */
export const beginScripts = `(${begin.toString().replaceAll(/\n\s*/g, "\n")})(${PATIENCE})`;
