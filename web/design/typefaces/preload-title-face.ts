import { cache } from "react";
import { preload } from "react-dom";
import { titleFile, type TypefacesLook } from "./typefaces-css.ts";

/**
 * The typefaces of the page that is being rendered. React's `cache` stores a separate value for
 * each page.
 */
const pageLook = cache((): { current: TypefacesLook | null } => ({ current: null }));

/** Sets the typefaces of the page. `Themed` calls this before React renders the page's blocks. */
export function setPageTypefaces(look: TypefacesLook): void {
  pageLook().current = look;
}

/**
 * Preloads the display font before the styles are parsed, for the page title, which is usually the
 * largest element in view. Loads only the file of the title's script.
 */
export function preloadTitleFace(title: string): void {
  const { current } = pageLook();
  const file = current === null ? undefined : titleFile(current, title);
  if (file === undefined) return;
  preload(file, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
}
