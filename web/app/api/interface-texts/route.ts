import * as z from "zod";
import { reportTextFiles } from "../../../i18n/report-files.server.ts";
import { answerStudio } from "../studio-question.ts";

/** Returns the missing interface texts and the unknown keys of each language's translation file. For the studio. */
export const GET = answerStudio({
  about: "interface texts",
  // Low, because each request reads every language's translation file.
  perMinute: 12,
  question: z.object({}),
  reply: async () => ({ status: 200, body: { languages: await reportTextFiles() } }),
});
