import "server-only";
import { cookies, draftMode } from "next/headers";
import { cache } from "react";
import { type Choice, editorsChoice, PREVIEW_COOKIE } from "./choice.ts";
import { parseChoice } from "./read-choice.server.ts";

/**
 * What this request's editor chose to preview; null outside draft mode, whatever cookie is sent: what Next itself
 * vouches for is asked first. Request time only.
 */
export const readChosen = cache(async (): Promise<Choice | null> => {
  const { isEnabled } = await draftMode();
  if (!isEnabled) return null;
  return parseChoice((await cookies()).get(PREVIEW_COOKIE)?.value) ?? editorsChoice;
});
