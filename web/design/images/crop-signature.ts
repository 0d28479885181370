import { isSigned, signAddress } from "../../runtime/signature.ts";

const PURPOSE = "image crop";

const cropped = (address: string, rect: string) => `${address} ${rect}`;

/**
 * Returns the query parameters that crop the image at `address`. The site signs each crop that it
 * renders and rejects other crops, so that clients can't make the content lake generate any number
 * of images. A list of permitted crops is impossible, because editors choose them freely. Sanity's
 * hosted CDN needs no signature.
 */
export function cropParameters(address: string, rect: string): Record<string, string> {
  if (!address.startsWith("/cdn/")) return { rect };
  return { rect, s: signAddress(PURPOSE, cropped(address, rect)) };
}

/** Whether this site signed the crop `rect` of the image at `address`. */
export const isOurCrop = (address: string, rect: string, signature: string): boolean =>
  isSigned(PURPOSE, cropped(address, rect), signature);
