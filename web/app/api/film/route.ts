import { parseVideoAddress } from "@marquee/schemas/contract";
import * as z from "zod";
import { videoFacts } from "../../../content/video/video-facts.ts";
import { ownStillAddress } from "../../../design/video/still-address.ts";
import { createStudioRoute } from "../studio-route.ts";

/**
 * Returns a video's metadata, which the site requests from the video's host. The studio calls this
 * endpoint while an editor types the video's URL.
 */
export const GET = createStudioRoute({
  about: "films",
  perMinute: 120,
  question: z.object({
    address: z
      .string()
      .max(2_048)
      .transform((text, context) => {
        const film = parseVideoAddress(text);
        if (film) return film;
        context.addIssue({ code: "custom", message: "That is no film on Vimeo or YouTube." });
        return z.NEVER;
      }),
  }),
  reply: async ({ address }) => {
    const facts = await videoFacts(address);
    if (facts.state !== "playable") return { status: 200, body: { state: facts.state } };
    const { state, title, seconds, still } = facts;
    const ownStill = still === null ? null : ownStillAddress(still);
    return { status: 200, body: { state, title, seconds, still: ownStill } };
  },
});
