import anton from "@fontsource/anton/files/anton-latin-400-normal.woff2" with {
  turbopackModuleType: "asset",
};
import lalezar from "@fontsource/lalezar/files/lalezar-arabic-400-normal.woff2" with {
  turbopackModuleType: "asset",
};
import { preload } from "react-dom";

/**
 * Preloads the display font before the styles are parsed, for the page title, which is usually the largest element in
 * view. Loads only the file of the title's script.
 */
export function preloadTitleFace(title: string): void {
  const face = /\p{Script=Arabic}/u.test(title) ? lalezar : anton;
  preload(face, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
}
