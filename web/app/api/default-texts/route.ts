import * as z from "zod";
import { getDefaultTexts } from "../../../content/texts/texts.server.ts";
import { createStudioRoute } from "../studio-route.ts";

/** Sends the studio the default interface texts of one language, which editors can replace. */
export const GET = createStudioRoute({
  about: "interface texts",
  perMinute: 60,
  question: z.object({ language: z.string().max(20) }),
  reply: async ({ language }) => {
    const texts = await getDefaultTexts(language);
    return texts === null
      ? { status: 404, body: { error: "This site is not in that language." } }
      : { status: 200, body: { texts } };
  },
});
