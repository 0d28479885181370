import type { SanityClient } from "@sanity/client";
import { type Submission, submissionShape } from "@marquee/schemas/submission";
import * as z from "zod";

const shape = z.array(submissionShape);

/** Returns a client for the dataset of submissions. */
export const submissionsOf = (lake: SanityClient): SanityClient =>
  lake.withConfig({ dataset: "production-submissions" });

/** Returns the submissions that contain this answer. */
export async function storedWith(lake: SanityClient, answer: string): Promise<Submission[]> {
  const query = `*[_type == "formSubmission" && count(answers[$answer in values]) > 0]`;
  return shape.parse(await submissionsOf(lake).fetch<unknown>(query, { answer }));
}
