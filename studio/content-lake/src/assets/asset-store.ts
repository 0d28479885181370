import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { JsonObject } from "../document.ts";
import { readImage } from "./image-metadata.ts";
import { receiveUpload, type ReceivedFile } from "./receive-upload.ts";

/** Largest uploads, in bytes. */
const uploadCeilings = { images: 50 * 1024 * 1024, files: 500 * 1024 * 1024 } as const;

/** Where an upload goes, and what its sender says of it. */
export interface Upload {
  kind: "images" | "files";
  body: ReadableStream<Uint8Array> | null;
  /** The folder of this dataset's assets. */
  folder: string;
  /** `images/<project>/<dataset>`: the address of the assets, without host. */
  address: string;
  host: string;
  uploadId: string;
  filename: string | undefined;
  mimeType: string;
  /** Title, description and the like, stored as they are. */
  remarks: JsonObject;
}

/**
 * Takes in an upload and answers its asset document. Content decides the name, so the same bytes are stored once and have
 * one document. The file is in its place, and on disk, before anyone can refer to it.
 */
export async function storeUpload(upload: Upload): Promise<JsonObject & { _id: string }> {
  const temporary = join(upload.folder, "incoming", upload.uploadId);
  const received = await receiveUpload(upload.body, temporary, uploadCeilings[upload.kind]);
  try {
    const facts =
      upload.kind === "images" ? await imageFacts(received) : fileFacts(received, upload);
    await mkdir(join(upload.folder, upload.kind), { recursive: true, mode: 0o700 });
    await rename(received.path, join(upload.folder, upload.kind, facts.file));
    return documentOf(upload, received, facts);
  } finally {
    await rm(temporary, { force: true });
  }
}

interface AssetFacts {
  file: string;
  id: string;
  extension: string;
  mimeType: string;
  metadata?: JsonObject;
}

async function imageFacts({ path, sha1 }: ReceivedFile): Promise<AssetFacts> {
  const { extension, mimeType, metadata } = await readImage(path);
  const { width, height } = metadata.dimensions;
  const stem = `${sha1}-${width}x${height}`;
  return {
    file: `${stem}.${extension}`,
    id: `image-${stem}-${extension}`,
    extension,
    mimeType,
    metadata,
  };
}

function fileFacts({ sha1 }: ReceivedFile, { filename, mimeType }: Upload): AssetFacts {
  const extension = /\.([a-z0-9]{1,10})$/i.exec(filename ?? "")?.[1]?.toLowerCase() ?? "bin";
  return { file: `${sha1}.${extension}`, id: `file-${sha1}-${extension}`, extension, mimeType };
}

function documentOf(upload: Upload, { sha1, size }: ReceivedFile, facts: AssetFacts) {
  const path = `${upload.address}/${facts.file}`;
  return {
    _id: facts.id,
    _type: upload.kind === "images" ? "sanity.imageAsset" : "sanity.fileAsset",
    assetId: sha1,
    sha1hash: sha1,
    extension: facts.extension,
    mimeType: facts.mimeType,
    size,
    path,
    url: `${upload.host}/${path}`,
    uploadId: upload.uploadId,
    ...(upload.filename === undefined ? {} : { originalFilename: upload.filename }),
    ...(facts.metadata ? { metadata: facts.metadata } : {}),
    ...upload.remarks,
  };
}
