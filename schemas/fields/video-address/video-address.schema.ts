import { defineField } from "@sanity/types";
import { mustObey } from "../custom-from-zod.ts";
import { videoAddress } from "./video-address.contract.ts";

declare module "@sanity/types" {
  interface StringOptions {
    /**
     * Marks a field for the address of a video. The studio asks the site whether the video can be
     * played, and the site asks Vimeo or YouTube.
     */
    isVideoAddress?: boolean;
  }
}

/** Returns the required field for the address of a video. */
export const videoAddressField = (field: { name: string; title: string; group: string }) =>
  defineField({
    ...field,
    type: "string",
    placeholder: "https://vimeo.com/76979871",
    description:
      "Copy the URL from your browser's address bar, or from the Share menu on Vimeo or YouTube.",
    options: { isVideoAddress: true },
    validation: mustObey(videoAddress),
  });
