import * as z from "zod";
import {
  inspectPreview,
  unprovenReport,
} from "../../../editors/preview-check/inspect-preview.server.ts";
import { createStudioRoute } from "../studio-route.ts";

export const dynamic = "force-dynamic";

/**
 * Tells the studio whether it can preview this site. If the caller doesn't prove that it is an
 * editor, the response contains only why the proof failed, and whether the site shows the dataset
 * that the request names.
 */
export const GET = createStudioRoute({
  about: "the preview",
  perMinute: 20,
  question: z.object({ project: z.string().max(128), dataset: z.string().max(128) }),
  reply: async (query, secret) => ({ status: 200, body: await inspectPreview(secret, query) }),
  unproven: unprovenReport,
});
