import * as z from "zod";
import { safeAddress } from "../../fields/link/safe-address.contract.ts";
import { optionalPicture, pictureProjection } from "../../fields/picture/picture.contract.ts";
import { requiredText } from "../../fields/text.contract.ts";

export const authorRules = {
  name: requiredText(80, "Enter the author’s name."),
  url: safeAddress,
};

export const authorShape = z.strictObject({
  _id: z.string(),
  name: authorRules.name,
  picture: optionalPicture.catch(null),
  /** Address of the author's own page or profile. */
  url: authorRules.url.nullable().catch(null),
});

/** GROQ: the author that a reference leads to. Append it to the reference. */
export const authorProjection = `->{ _id, name, "picture": picture${pictureProjection}, url }`;
