import * as z from "zod";
import { option } from "./option.contract.ts";
import { fileAddress } from "./link/safe-address.contract.ts";

/** Sources of an animation: an uploaded file, or a file on another host. */
export const lottieSources = ["file", "address"] as const;

/** A Lottie animation. Null if it has neither a file nor an address. */
export const optionalLottieFile = z
  .strictObject({
    /** The selected source: the address or the uploaded file. */
    source: option(lottieSources),
    /** URL of the uploaded file. */
    fileUrl: z.string().nullable(),
    address: fileAddress.nullable(),
  })
  .transform((file) => (file.fileUrl === null && file.address === null ? null : file))
  .nullable();

/** GROQ projection of an animation. Append it to the name of the animation's field. */
export const lottieFileProjection = `{
  "source": coalesce(source, "file"),
  "fileUrl": select(source != "address" => file.asset->url),
  "address": select(source == "address" => address)
}`;
