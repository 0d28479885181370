import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { root } from "./places.ts";

const texts = z.object({
  errors: z.looseObject({ notFoundHeading: z.string(), unavailableHeading: z.string() }),
  auth: z.looseObject({
    submitSignUp: z.string(),
    submitSignIn: z.string(),
    toSignUp: z.string(),
    signOut: z.string(),
    email: z.string(),
    password: z.string(),
  }),
});

/** The interface texts that the site ships in a language, as far as tests look for them. */
export function interfaceTexts(language: "en" | "de") {
  const file = join(root, "web/i18n/shipped", language, "interface.json");
  return texts.parse(JSON.parse(readFileSync(file, "utf8")));
}
