import { isSigned, signAddress } from "../../runtime/signature.ts";

const purpose = "film still";

/** Hosts of the still images that Vimeo's and YouTube's oEmbed responses name. */
export const stillHosts = ["i.vimeocdn.com", "i.ytimg.com"] as const;

/** Returns a still image's URL if it is on one of the {@link stillHosts}, otherwise null. */
export function knownStill(address: string | null): string | null {
  const url = address === null ? null : URL.parse(address);
  if (url?.protocol !== "https:" || url.port !== "" || url.username !== "") return null;
  return stillHosts.some((host) => host === url.hostname) ? url.href : null;
}

/** Returns the URL on this site that serves a host's still image, so that the host learns nothing about the visitor. */
export const ownStillAddress = (address: string): string =>
  `/api/film-still?${new URLSearchParams({ src: address, sig: signAddress(purpose, address) })}`;

/** Whether this site created `signature` for the URL of a still image. */
export const isOurStill = (address: string, signature: string): boolean =>
  isSigned(purpose, address, signature);
