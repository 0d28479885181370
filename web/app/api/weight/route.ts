import * as z from "zod";
import { weighPage } from "../../../weights/weigh-page.server.ts";
import { answerStudio } from "../studio-question.ts";

export const dynamic = "force-dynamic";

/**
 * Tells the studio what a page weighs as it stands in the form. Like draft mode it asks for a secret that the studio
 * stored in the dataset a moment ago: the answer tells of drafts, and of what is behind gates.
 */
export const GET = answerStudio({
  about: "what a page weighs",
  perMinute: 30,
  question: z.object({
    secret: z.string().min(16).max(512),
    path: z
      .string()
      .max(2_048)
      .regex(/^\/(?!\/|api\/)/, "is no path of a page"),
    perspective: z.string().min(1).max(512),
  }),
  reply: async (asked) => {
    const weighed = await weighPage(asked);
    return { status: weighed.state === "refused" ? 401 : 200, body: weighed };
  },
});
