import * as z from "zod";
import {
  inspectPreview,
  unprovenReport,
} from "../../../editors/preview-check/inspect-preview.server.ts";
import { answerStudio } from "../studio-question.ts";

export const dynamic = "force-dynamic";

/**
 * Tells the studio whether it can preview this site. A caller that can't prove to be an editor learns only why the
 * proof failed, and whether the site shows the caller's dataset.
 */
export const GET = answerStudio({
  about: "the preview",
  perMinute: 20,
  question: z.object({ project: z.string().max(128), dataset: z.string().max(128) }),
  reply: async (asked, secret) => ({ status: 200, body: await inspectPreview(secret, asked) }),
  unproven: unprovenReport,
});
