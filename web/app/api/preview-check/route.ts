import * as z from "zod";
import {
  inspectPreview,
  unprovenReport,
} from "../../../editors/preview-check/inspect-preview.server.ts";
import { answerStudio } from "../studio-question.ts";

export const dynamic = "force-dynamic";

/**
 * Tells the studio whether it can preview this site. For a caller that is not proven to be an editor, the response
 * contains only the state of that proof.
 */
export const GET = answerStudio({
  about: "the preview",
  perMinute: 20,
  question: z.object({ project: z.string().max(128), dataset: z.string().max(128) }),
  reply: async (asked, secret) => ({ status: 200, body: await inspectPreview(secret, asked) }),
  unproven: unprovenReport,
});
