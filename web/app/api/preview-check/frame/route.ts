import { isDraftMode } from "../../../../editors/draft/draft-mode.server.ts";
import { serverEnv } from "../../../../runtime/env.server.ts";
import { frameResponse } from "../../../../editors/preview-check/frame-response.ts";

/**
 * Returns the page that the studio's preview check loads in a frame. The page reports to the studio that it was loaded,
 * and whether draft mode is on.
 */
export async function GET(): Promise<Response> {
  const studio = new URL(serverEnv().studioUrl).origin;
  return frameResponse({ studio, isDraftMode: await isDraftMode() });
}
