import * as z from "zod";
import { parseVideoAddress, videoHostOf } from "./video-address.ts";

const explanation =
  "Enter the URL of one video on Vimeo or YouTube, such as https://vimeo.com/76979871 or https://youtu.be/aqz-KE-bpKQ.";

const pagesOf = { vimeo: "Vimeo", youtube: "YouTube" } as const;

function whyNot(address: string): string {
  const host = videoHostOf(address);
  if (host === null) return explanation;
  return `This ${pagesOf[host]} URL does not lead to a video: open the video on Vimeo or YouTube, and copy the video's URL.`;
}

/** The address of a video, parsed into its host and id. */
export const videoAddress = z.string({ error: explanation }).transform((address, context) => {
  const video = parseVideoAddress(address);
  if (video) return video;
  context.addIssue({ code: "custom", message: whyNot(address) });
  return z.NEVER;
});
