import type { SanityClient } from "@sanity/client";
import { type Submission, submissionShape } from "@marquee/schemas/submission";
import * as z from "zod";

const shape = z.array(submissionShape);

export const submissionsOf = (lake: SanityClient): SanityClient =>
  lake.withConfig({ dataset: "production-submissions" });

export async function storedWith(lake: SanityClient, answer: string): Promise<Submission[]> {
  const query = `*[_type == "formSubmission" && count(answers[$answer in values]) > 0]`;
  return shape.parse(await submissionsOf(lake).fetch<unknown>(query, { answer }));
}
