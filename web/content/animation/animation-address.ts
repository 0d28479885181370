import { isSigned, signAddress } from "../../runtime/signature.ts";

/** The editor's choice of an animation, as the query for blocks returns it. */
type AnimationChoice = {
  source: "file" | "address";
  fileUrl: string | null;
  address: string | null;
};

/** An animation to fetch: an address that an editor typed, or the address of an uploaded file. */
export type AnimationSource = { source: "file" | "address"; address: string };

/**
 * Purposes of the signatures. They differ, so that the signature of a typed address is invalid for
 * an uploaded file.
 */
const purposes = { file: "animation file", address: "animation" } as const;

/** Returns the animation that the editor chose, or null if the chosen source has no address. */
export function animationSource(choice: AnimationChoice): AnimationSource | null {
  const { source } = choice;
  const address = source === "file" ? choice.fileUrl : choice.address;
  return address === null ? null : { source, address };
}

/**
 * Returns the path on this site that serves the animation, or null if the chosen source has no
 * address. The route at that path checks the animation and limits its size.
 */
export function animationAddress(choice: AnimationChoice): string | null {
  const animation = animationSource(choice);
  if (animation === null) return null;
  const { source, address } = animation;
  const sig = signAddress(purposes[source], address);
  return `/api/animation?${new URLSearchParams({ src: address, sig })}`;
}

/**
 * Returns the animation at an address that a request contains, or null if this site has not signed
 * the address. The site signs addresses when it renders content, and fetches no others.
 */
export function signedAnimation(address: string, signature: string): AnimationSource | null {
  for (const source of ["file", "address"] as const) {
    if (isSigned(purposes[source], address, signature)) return { source, address };
  }
  return null;
}
