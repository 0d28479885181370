import { isSigned, signAddress } from "../../content/outbound/signature.ts";

const PURPOSE = "image crop";

const cropped = (address: string, rect: string) => `${address} ${rect}`;

/**
 * Returns the query parameters that crop the image at `address`. Editors choose crops, so the permitted ones can't be
 * listed in advance. Instead, the site signs each crop that it renders. The hosted CDN needs no signature.
 */
export function cropParameters(address: string, rect: string): Record<string, string> {
  if (!address.startsWith("/cdn/")) return { rect };
  return { rect, s: signAddress(PURPOSE, cropped(address, rect)) };
}

/** Whether this site signed the crop `rect` of the image at `address`. */
export const isOurCrop = (address: string, rect: string, signature: string): boolean =>
  isSigned(PURPOSE, cropped(address, rect), signature);
