import * as z from "zod";
import { parseVideoAddress, videoHostOf } from "./video-address.ts";

const explanation =
  "Paste the address of one film on Vimeo or YouTube, such as https://vimeo.com/76979871 or https://youtu.be/aqz-KE-bpKQ. Other hosts cannot be played.";

const pagesOf = { vimeo: "Vimeo", youtube: "YouTube" } as const;

/** Returns the reason why an address names no single video, for an editor. */
function whyNot(address: string): string {
  const host = videoHostOf(address);
  if (host === null) return explanation;
  return `This address is on ${pagesOf[host]}, but it names no single film. Open the film there and copy its own address.`;
}

/** The address of a video, parsed into the video it names. */
export const videoAddress = z.string({ error: explanation }).transform((address, context) => {
  const video = parseVideoAddress(address);
  if (video) return video;
  context.addIssue({ code: "custom", message: whyNot(address) });
  return z.NEVER;
});
