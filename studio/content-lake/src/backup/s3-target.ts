import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, openAsBlob } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { S3mini } from "s3mini";
import * as z from "zod";
import type { BackupTarget, TargetFile } from "./backup-target.ts";

/** Time limits of requests in ms: for lists and parts of the backup, and for an asset of 500 MB at 7 Mbit/s. */
const requestTime = { usual: 60_000, asset: 10 * 60_000 } as const;

/** The environment variables of Amazon's own tools and clients. An endpoint is needed for any other service. */
const settingsShape = z.object({
  AWS_ACCESS_KEY_ID: z.string().min(1),
  AWS_SECRET_ACCESS_KEY: z.string().min(1),
  AWS_REGION: z.string().min(1).default("us-east-1"),
  AWS_ENDPOINT_URL_S3: z.url({ protocol: /^https?$/ }).optional(),
});

export function openS3Target(
  address: string,
  env: Readonly<Record<string, string | undefined>>,
): BackupTarget {
  const [, bucket, folder = ""] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*))?$/.exec(address) ?? [];
  if (bucket === undefined) throw new Error(`${address} is not valid. Use s3://BUCKET/PREFIX.`);
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const { data, error } = settingsShape.safeParse(filled);
  if (data === undefined) {
    const names = [...new Set(error.issues.map(({ path }) => path.join(".")))].join(", ");
    throw new Error(`${address} needs valid values in the environment: ${names}.`);
  }
  const { AWS_REGION: region, AWS_ENDPOINT_URL_S3: endpoint } = data;
  const service = endpoint ?? `https://s3.${region}.amazonaws.com`;
  const settings = {
    accessKeyId: data.AWS_ACCESS_KEY_ID,
    secretAccessKey: data.AWS_SECRET_ACCESS_KEY,
    region,
    endpoint: `${service.replace(/\/+$/, "")}/${bucket}`,
  };
  const client = new S3mini({ ...settings, requestAbortTimeout: requestTime.usual });
  const assets = new S3mini({ ...settings, requestAbortTimeout: requestTime.asset });
  const prefix = folder === "" ? "" : `${folder.replace(/^\/+|\/+$/g, "")}/`;
  return {
    name: `s3://${bucket}/${prefix}`,
    put: async (path, bytes) => {
      const digest = createHash("sha256").update(bytes).digest("base64");
      await client.putObject(prefix + path, bytes, type, undefined, checksum(digest));
    },
    putFile: async (path, file) => {
      const hash = createHash("sha256");
      for await (const chunk of createReadStream(file)) hash.update(chunk);
      const body = await openAsBlob(file);
      await assets.putObject(prefix + path, body, type, undefined, checksum(hash.digest("base64")));
    },
    get: async (path) => {
      const found = await client.getObjectArrayBuffer(prefix + path);
      return found === null ? undefined : new Uint8Array(found);
    },
    getFile: async (path, file) => {
      const found = await assets.getObjectResponse(prefix + path);
      if (!found?.body) return false;
      await pipeline(Readable.from(found.body), createWriteStream(file, { mode: 0o600 }));
      return true;
    },
    list: (path) => listAll(client, prefix, path),
    remove: async (files) => {
      if (files.length > 0) await client.deleteObjects(files.map((file) => prefix + file));
    },
  };
}

const type = "application/octet-stream";

/** The service compares an object with this header before it stores it. */
const checksum = (digest: string) => ({ "x-amz-checksum-sha256": digest }) as const;

async function listAll(client: S3mini, prefix: string, path: string): Promise<TargetFile[]> {
  const found = await client.listObjects("/", prefix + path);
  if (found === null) throw new Error("The bucket does not exist");
  return found
    .map(({ Key, Size, LastModified }) => ({
      path: Key.slice(prefix.length),
      size: Size,
      modified: new Date(LastModified),
    }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
