import { draftMode } from "next/headers";
import { serverEnv } from "../../../../env.server.ts";
import { frameAnswer } from "../../../../preview-check/frame-answer.ts";

/** What the studio's check opens in a frame, as it opens pages: it says whether it was shown and is in draft mode. */
export async function GET(): Promise<Response> {
  const { isEnabled } = await draftMode();
  return frameAnswer({ studio: new URL(serverEnv().studioUrl).origin, draft: isEnabled });
}
