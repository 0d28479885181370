import { isSigned, signAddress } from "../outbound/signature.ts";

const purpose = "film still";

/** Where Vimeo and YouTube keep the stills that their oEmbed answers name. */
export const stillHosts = ["i.vimeocdn.com", "i.ytimg.com"] as const;

/** A still's address as the host gave it, if it lies where that host keeps them; else null. */
export function knownStill(address: string | null): string | null {
  const url = address === null ? null : URL.parse(address);
  if (url?.protocol !== "https:" || url.port !== "" || url.username !== "") return null;
  return stillHosts.some((host) => host === url.hostname) ? url.href : null;
}

/** The address on this site that serves a still, so that showing it tells the film's host nothing of the visitor. */
export const ownStillAddress = (address: string): string =>
  `/api/film-still?${new URLSearchParams({ src: address, sig: signAddress(purpose, address) })}`;

/** Whether this site gave the still's address that signature. */
export const isOurStill = (address: string, signature: string): boolean =>
  isSigned(purpose, address, signature);
