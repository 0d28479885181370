import * as z from "zod";
import { reportTextFiles } from "../../../content/texts/report-files.server.ts";
import { createStudioRoute } from "../studio-route.ts";

/**
 * Reports to the studio, for each language, which interface texts are missing from the translation
 * file and which of its keys are unknown.
 */
export const GET = createStudioRoute({
  about: "interface texts",
  // Low, because each request reads every language's translation file.
  perMinute: 12,
  question: z.object({}),
  reply: async () => ({ status: 200, body: { languages: await reportTextFiles() } }),
});
