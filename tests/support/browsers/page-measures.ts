/*
 * Measurements of a page as JavaScript expressions. Each of Chromium, Firefox and WebKit has its
 * own driver, but all drivers can evaluate an expression.
 */

/** The labels of the footer's links that are covered by another element, joined by commas. */
export const coveredFooterLinks = `[...document.querySelectorAll("footer nav a")].filter((link) => {
  link.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = link.getBoundingClientRect();
  return !link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map((link) => link.textContent).join(", ")`;

export const sidewaysScroll = `document.documentElement.scrollWidth - document.documentElement.clientWidth`;

/** Returns an expression for the widths of an element's lines of text, in order, in CSS pixels, as JSON. */
export const lineWidths = (selector: string) => `(() => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector(${JSON.stringify(selector)}));
  const lines = [];
  for (const { left, right, top, bottom, width } of range.getClientRects()) {
    if (width === 0) continue;
    const middle = (top + bottom) / 2;
    const line = lines.find((each) => Math.abs(each.middle - middle) < (bottom - top) / 4);
    if (line) Object.assign(line, { left: Math.min(line.left, left), right: Math.max(line.right, right) });
    else lines.push({ middle, left, right });
  }
  return JSON.stringify(lines.map(({ left, right }) => Math.round(right - left)));
})()`;
