import type { ParsedBlock } from "../../content/parse/parse-blocks.ts";
import type { Claim } from "./preview-settings.ts";

/**
 * Returns the claims that a page's gates require, without duplicates. The preview bar offers to preview the page as a
 * member with one of these claims.
 */
export function claimsOnPage(blocks: readonly ParsedBlock[]): Claim[] {
  const claims = new Map<string, Claim>();
  for (const parsed of blocks) {
    if (!parsed.ok || parsed.block._type !== "signInGate") continue;
    const { claim } = parsed.block.rules;
    if (claim) claims.set(`${claim.name}=${claim.value}`, claim);
  }
  return [...claims.values()];
}
