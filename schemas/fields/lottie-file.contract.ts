import * as z from "zod";
import { option } from "./option.contract.ts";
import { fileAddress } from "./safe-address.contract.ts";

/** Where an animation comes from: a file uploaded here, or one on another host. */
export const lottieSources = ["file", "address"] as const;

/** A Lottie animation; null when neither a file nor an address was given. */
export const optionalLottieFile = z
  .strictObject({
    /** Which of the two counts. */
    source: option(lottieSources),
    /** Where the uploaded file is served. */
    fileUrl: z.string().nullable(),
    /** The https address of a file on another host. */
    address: fileAddress.nullable(),
  })
  .transform((file) => (file.fileUrl === null && file.address === null ? null : file))
  .nullable();

/** GROQ: what an animation reads, put behind the field's name. */
export const lottieFileProjection = `{
  "source": coalesce(source, "file"),
  "fileUrl": select(source != "address" => file.asset->url),
  "address": select(source == "address" => address)
}`;
