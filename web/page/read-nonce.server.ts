import "server-only";
import { headers } from "next/headers";

/**
 * Reads the nonce that the serving layer created for the scripts of a dynamic page. Empty without that layer, which
 * then sends no policy either.
 */
export async function readNonce(): Promise<string> {
  const policy = (await headers()).get("content-security-policy") ?? "";
  return /'nonce-([\w+/=-]+)'/.exec(policy)?.[1] ?? "";
}
