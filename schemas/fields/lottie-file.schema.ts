import { defineField, defineType } from "@sanity/types";
import { fromZod } from "./custom-from-zod.ts";
import { lottieSources } from "./lottie-file.contract.ts";
import { optionField } from "./option.schema.ts";
import { warnOfPublicUpload } from "./picture/public-upload.ts";
import { fileAddress } from "./link/safe-address.contract.ts";

const isByAddress = (parent: unknown): boolean => Object(parent).source === "address";

export const lottieFile = defineType({
  name: "lottieFile",
  title: "Animation",
  type: "object",
  fields: [
    optionField({
      name: "source",
      title: "Source",
      values: lottieSources,
      choices: { file: "Uploaded file", address: "URL" },
      initial: "file",
    }),
    defineField({
      name: "file",
      title: "Lottie file",
      type: "file",
      description: "A .json or .lottie file exported from LottieFiles or After Effects.",
      options: { accept: ".json,.lottie,application/json" },
      hidden: ({ parent }) => isByAddress(parent),
      validation: (rule) => rule.custom(warnOfPublicUpload).warning(),
    }),
    defineField({
      name: "address",
      title: "File URL",
      type: "string",
      placeholder: "https://…/animation.json",
      hidden: ({ parent }) => !isByAddress(parent),
      validation: (rule) =>
        rule.custom((value, { parent }) => !isByAddress(parent) || fromZod(fileAddress)(value)),
    }),
  ],
});
