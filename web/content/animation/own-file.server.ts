import "server-only";
import { serverEnv } from "../../runtime/env.server.ts";
import { hostAndPort } from "../outbound/address.ts";

/**
 * The address of a file, and the hosts (`host:port`) from which the site may load it although they
 * are not public.
 */
type OwnFile = { address: string; allow: readonly string[] };

const SANITY_FILES = "https://cdn.sanity.io";

/** A file's name in the content service: the hash of its bytes and its extension. */
const fileName = /^[\w-]+\.[a-z0-9]+$/i;

/** The ID of a file's asset document, such as `file-0a1b…-json`. */
export const fileId = /^file-([a-zA-Z0-9]{20,64})-([a-z0-9]{1,8})$/;

function build(name: string): OwnFile {
  const { lakeUrl, projectId, dataset } = serverEnv().sanity;
  const address = `${lakeUrl ?? SANITY_FILES}/files/${projectId}/${dataset}/${name}`;
  return { address, allow: lakeUrl === null ? [] : [hostAndPort(new URL(lakeUrl))] };
}

/** Builds the address of an uploaded file from its asset ID; null if the text is not an asset ID. */
export function fileOfAsset(id: string): OwnFile | null {
  const [, hash, extension] = fileId.exec(id) ?? [];
  return hash === undefined ? null : build(`${hash}.${extension}`);
}

/**
 * Builds the address of an uploaded file from the URL in its asset document. With the embedded
 * content lake, only the file name is used, because an editor can write any URL into an asset
 * document. A URL without a valid file name is returned unchanged, with an empty `allow`, so it is
 * requested only if its host is public.
 */
export function fileOfUrl(url: string): OwnFile {
  const { lakeUrl, projectId, dataset } = serverEnv().sanity;
  if (lakeUrl === null) return { address: url, allow: [] };
  const folder = `/files/${projectId}/${dataset}/`;
  const path = URL.parse(url)?.pathname ?? "";
  const name = path.startsWith(folder) ? path.slice(folder.length) : "";
  return fileName.test(name) ? build(name) : { address: url, allow: [] };
}
