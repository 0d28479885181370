import "server-only";
import { headers } from "next/headers";

/**
 * Reads the nonce that the serving layer created for the scripts of a dynamic page. Empty without
 * that layer, because no policy then restricts scripts.
 */
export async function readNonce(): Promise<string> {
  const policy = (await headers()).get("content-security-policy") ?? "";
  return /'nonce-([\w+/=-]+)'/.exec(policy)?.[1] ?? "";
}
