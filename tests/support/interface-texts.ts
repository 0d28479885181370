import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { InterfaceTexts } from "../../web/i18n/translate.ts";
import { root } from "./places.ts";

/** The interface texts that the site ships in a language. */
export function interfaceTexts(language: "en" | "de" | "ar"): InterfaceTexts {
  const file = join(root, "web/i18n/shipped", language, "interface.json");
  const texts: unknown = JSON.parse(readFileSync(file, "utf8"));
  // Every shipped file has the English one's keys: shipped.ts does not compile otherwise.
  return texts as InterfaceTexts;
}
