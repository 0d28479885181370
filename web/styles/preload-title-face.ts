import anton from "@fontsource/anton/files/anton-latin-400-normal.woff2" with {
  turbopackModuleType: "asset",
};
import lalezar from "@fontsource/lalezar/files/lalezar-arabic-400-normal.woff2" with {
  turbopackModuleType: "asset",
};
import { preload } from "react-dom";

/**
 * Asks the browser for the display face before it has read the styles: for a page's first title, which is the largest
 * thing of its first view. The file is that of the title's own script.
 */
export function preloadTitleFace(title: string): void {
  const face = /\p{Script=Arabic}/u.test(title) ? lalezar : anton;
  preload(face, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
}
