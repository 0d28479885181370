/** Longest wait for the opening image, in ms. */
const PATIENCE = 2_000;

/**
 * Loads the scripts listed in `data-scripts` of its own script element. With `data-at-once` it
 * loads them immediately. Otherwise it waits until the opening image is painted, the visitor
 * interacts, or `patience` ms have passed. The timeout also covers background tabs, where no frame
 * is painted. After the paint, a separate task starts the scripts, so that the frame with the image
 * comes first.
 *
 * It sets `src` as written, not as the absolute URL, because built files identify themselves by
 * that attribute.
 *
 * It accepts only files that the site has built. The page's policy allows the text of this script
 * by hash, so an injected script element with the same text could otherwise load any file.
 *
 * It is sent to browsers as source text, so it must not use variables from outside.
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

/** Source of the inline script, the same for every page. */
export const beginScripts = `(${begin.toString().replaceAll(/\n\s*/g, "\n")})(${PATIENCE})`;
