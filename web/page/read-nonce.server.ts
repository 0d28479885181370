import "server-only";
import { headers } from "next/headers";

/**
 * The nonce that the serving layer gave the scripts of a page that is made per request; empty where no such layer runs,
 * and no policy either.
 */
export async function readNonce(): Promise<string> {
  const policy = (await headers()).get("content-security-policy") ?? "";
  return /'nonce-([\w+/=-]+)'/.exec(policy)?.[1] ?? "";
}
