import "server-only";
import { headers } from "next/headers";

/**
 * Reads the nonce that the serving layer created for the scripts of a dynamic page. Returns an
 * empty string without the serving layer, because no policy then restricts scripts.
 */
export async function readNonce(): Promise<string> {
  const policy = (await headers()).get("content-security-policy") ?? "";
  return /'nonce-([\w+/=-]+)'/.exec(policy)?.[1] ?? "";
}
