import * as z from "zod";
import { parseVideoAddress } from "./video-address.ts";

const explanation =
  "Paste the address of one film on Vimeo or YouTube, such as https://vimeo.com/76979871 or https://youtu.be/aqz-KE-bpKQ. Other hosts cannot be played.";

/** The address of a film; read as the film it names. */
export const videoAddress = z.string({ error: explanation }).transform((address, context) => {
  const video = parseVideoAddress(address);
  if (video) return video;
  context.addIssue({ code: "custom", message: explanation });
  return z.NEVER;
});
