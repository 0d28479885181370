import { isSigned, signAddress } from "../outbound/signature.ts";

/** The editor's choice of an animation, as the contract projects it. */
type AnimationSource = {
  source: "file" | "address";
  fileUrl: string | null;
  address: string | null;
};

/** Only addresses that stand in published content are fetched for a visitor: the site signs what it renders. */
const PURPOSE = "animation";

/** Where the animation lies; null when none is chosen. */
export const animationSource = ({ source, fileUrl, address }: AnimationSource): string | null =>
  source === "file" ? fileUrl : address;

/** The address on this site that serves an animation, checked and size-limited; null when none is chosen. */
export function animationAddress(animation: AnimationSource): string | null {
  const address = animationSource(animation);
  if (address === null) return null;
  return `/api/animation?${new URLSearchParams({ src: address, sig: signAddress(PURPOSE, address) })}`;
}

/** Whether `signature` is the one this site gave `address`. */
export const isOurAnimation = (address: string, signature: string): boolean =>
  isSigned(PURPOSE, address, signature);
