import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { InterfaceTexts } from "../../web/i18n/translate.ts";
import { root } from "./stack/places.ts";

/**
 * Checks only that the file contains an object. A check of the keys is unnecessary, because
 * `shipped.ts` would not compile if a file lacked keys of the English file.
 */
const shape = z.custom<InterfaceTexts>((file) => typeof file === "object" && file !== null);

/** The interface texts that the site ships in a language. */
export function interfaceTexts(language: "en" | "de" | "es" | "fr" | "ar" | "ja"): InterfaceTexts {
  const file = join(root, "web/i18n/shipped", language, "interface.json");
  return shape.parse(JSON.parse(readFileSync(file, "utf8")));
}
