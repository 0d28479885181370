import * as z from "zod";
import { fetchAnimation } from "../../../../content/fetch-animation.server.ts";
import { answerStudio } from "../../studio-question.ts";

/**
 * Tells the studio, while an editor types, whether visitors would see the animation at an address. Nothing of the
 * file is handed on.
 */
export const GET = answerStudio({
  about: "animations",
  perMinute: 60,
  question: z.object({ address: z.string().max(2_048) }),
  reply: async ({ address }) => {
    const fetched = await fetchAnimation(address);
    return { status: 200, body: { problem: fetched.ok ? null : fetched.problem } };
  },
});
