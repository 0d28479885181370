import * as z from "zod";
import { reportTextFiles } from "../../../i18n/report-files.server.ts";
import { answerStudio } from "../studio-question.ts";

/** Tells the studio what each language's interface texts lack, and what its file holds that the site never asks for. */
export const GET = answerStudio({
  about: "interface texts",
  // Each question reads every language's file.
  perMinute: 12,
  question: z.object({}),
  reply: async () => ({ status: 200, body: { languages: await reportTextFiles() } }),
});
