import * as z from "zod";
import {
  fetchAnimation,
  fetchAnimationFile,
  type FetchedAnimation,
} from "../../../../content/animation/fetch-animation.server.ts";
import { fileId } from "../../../../content/animation/own-file.server.ts";
import { createStudioRoute } from "../../studio-route.ts";

/** A URL typed by the editor, or the ID of an uploaded file, whose URL the site builds itself. */
const question = z.union([
  z.object({ file: z.string().max(128).regex(fileId, "is no ID of a file") }),
  z.object({ address: z.string().max(2_048) }),
]);

const fetchRequested = (query: z.output<typeof question>): Promise<FetchedAnimation | null> =>
  "file" in query
    ? fetchAnimationFile(query.file)
    : fetchAnimation({ source: "address", address: query.address });

/**
 * Tells the studio, while an editor types, whether visitors would see an animation. The response is one of a few fixed
 * sentences. It reveals nothing about the file except names of an animation's layers, and nothing about its URL or a
 * redirect.
 */
export const GET = createStudioRoute({
  about: "animations",
  perMinute: 60,
  question,
  reply: async (query) => {
    const fetched = await fetchRequested(query);
    const problem = fetched === null || fetched.ok ? null : fetched.problem;
    const warning = fetched?.ok === true ? fetched.warning : null;
    return { status: 200, body: { problem, warning } };
  },
});
