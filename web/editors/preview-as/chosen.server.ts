import "server-only";
import { cookies } from "next/headers";
import { cache } from "react";
import { isDraftMode } from "../draft/draft-mode.server.ts";
import { type Choice, editorsChoice, PREVIEW_COOKIE } from "./choice.ts";
import { parseChoice } from "./read-choice.server.ts";

/**
 * Reads the preview settings of this request's editor. Null outside draft mode, whatever cookie is sent. Request time
 * only.
 */
export const readChosen = cache(async (): Promise<Choice | null> => {
  if (!(await isDraftMode())) return null;
  return parseChoice((await cookies()).get(PREVIEW_COOKIE)?.value) ?? editorsChoice;
});
