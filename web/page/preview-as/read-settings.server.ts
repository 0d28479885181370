import "server-only";
import { cookies } from "next/headers";
import { cache } from "react";
import { isDraftMode } from "../../editors/draft/draft-mode.server.ts";
import { type PreviewSettings, editorSettings, PREVIEW_COOKIE } from "./preview-settings.ts";
import { parsePreviewSettings } from "./parse-settings.server.ts";

/**
 * Reads the preview settings of this request's editor. Null outside draft mode, whatever cookie is sent. Can be called
 * only while a request is handled.
 */
export const readPreviewSettings = cache(async (): Promise<PreviewSettings | null> => {
  if (!(await isDraftMode())) return null;
  return parsePreviewSettings((await cookies()).get(PREVIEW_COOKIE)?.value) ?? editorSettings;
});
