import * as z from "zod";
import { inspectPreview } from "../../../preview-check/inspect-preview.server.ts";
import { answerStudio } from "../studio-question.ts";

export const dynamic = "force-dynamic";

/**
 * Tells the studio whether the site can be previewed there, thing by thing. Like draft mode it asks for a secret that
 * the studio stored in the dataset a moment ago: whoever proves none learns only what became of the proof.
 */
export const GET = answerStudio({
  about: "the preview",
  perMinute: 20,
  question: z.object({
    secret: z.string().min(16).max(512),
    project: z.string().max(128),
    dataset: z.string().max(128),
  }),
  reply: async (asked) => {
    const report = await inspectPreview(asked);
    return { status: report.proof === "proven" ? 200 : 401, body: report };
  },
});
