import type { Locator, Page } from "@playwright/test";

/** Returns the family names of the fonts in which the browser rendered an element's own text. */
export async function drawnFaces(page: Page, element: Locator): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const marked = `drawn-${Date.now()}`;
  await element.evaluate((node, mark) => node.setAttribute("data-marked", mark), marked);
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", {
    nodeId: root.nodeId,
    selector: `[data-marked="${marked}"]`,
  });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

/**
 * Returns the typesetting errors of an Arabic page, one line per error: letter spacing, tight line
 * spacing or italics in Arabic text, and Latin digits in any text. Latin digits are allowed inside
 * Latin words (`H.264`) and in left-to-right text (code).
 */
export function typesettingFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? "";
      const element = node.parentElement;
      if (!element?.checkVisibility() || element.closest("script, style, [dir=ltr]")) continue;
      const report = (what: string) => faults.push(`${what}: "${text.trim().slice(0, 40)}"`);
      if (/\d/.test(text.replaceAll(/[A-Za-z][\w.@-]*/g, ""))) report("digits of Latin");
      if (!/[\u0620-\u064a]/.test(text)) continue;
      const { letterSpacing, lineHeight, fontSize, fontStyle } = getComputedStyle(element);
      if (letterSpacing !== "normal" && Number.parseFloat(letterSpacing) !== 0)
        report(`letters ${letterSpacing} apart`);
      const lines = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
      const isRunning = element
        .closest("p, li, dd, figcaption, h1, h2, h3, h4")
        ?.matches("p, li, dd, figcaption");
      if (isRunning && lines < 1.5) report(`lines ${lines.toFixed(2)} apart`);
      if (fontStyle === "italic" && element.closest("em")) report("slanted");
    }
    return faults;
  });
}
