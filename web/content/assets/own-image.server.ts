import "server-only";
import { serverEnv } from "../../runtime/env.server.ts";
import { hostAndPort } from "../outbound/address.ts";
import { outboundFetch } from "../outbound/fetch.ts";

const SANITY_IMAGES = "https://cdn.sanity.io";

/** Limits for fetching an image: the timeout in ms, and the size in bytes. */
const TIMEOUT = 5_000;
const MAX_BYTES = 8 * 1024 * 1024;

const fileName = /^[0-9a-f]{40}-\d{1,6}x\d{1,6}\.[a-z0-9]{1,10}$/;

/**
 * Reads an uploaded image from the content service. Only the file name of `url` is used, because an
 * editor can write any URL into an asset document. Rejects if there is no such image.
 */
export async function readOwnImage(url: string): Promise<Uint8Array> {
  const { lakeUrl, projectId, dataset } = serverEnv().sanity;
  const name = URL.parse(url)?.pathname.split("/").at(-1) ?? "";
  if (!fileName.test(name)) throw new Error(`${url} is not the address of an uploaded image.`);
  const { status, body } = await outboundFetch(
    `${lakeUrl ?? SANITY_IMAGES}/images/${projectId}/${dataset}/${name}`,
    {
      timeoutMs: TIMEOUT,
      maxBytes: MAX_BYTES,
      accept: "image/*",
      allow: lakeUrl === null ? [] : [hostAndPort(new URL(lakeUrl))],
    },
  );
  if (status !== 200) throw new Error(`The image ${name} can't be read: status ${status}.`);
  return body;
}
