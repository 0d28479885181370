import type { ReactNode } from "react";

/** React's types lack the attribute for SVG, where base.css gives it its effect. */
const hidden = { hidden: true };

/**
 * Contains style elements in the body. There, HTML allows none but those of SVG, which apply to the whole document too.
 * Its parser reads `<` and `&` in them as markup.
 */
export function BodyStyles({ children }: { children: ReactNode }) {
  return <svg {...hidden}>{children}</svg>;
}
