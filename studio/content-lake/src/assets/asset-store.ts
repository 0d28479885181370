import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { JsonObject } from "../document.ts";
import type { Extraction } from "./extractions.ts";
import { readImage } from "./image-metadata.ts";
import { extensionOf, mediaTypeOf } from "./media-types.ts";
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
  /** As the sender has it. */
  mimeType: string;
  /** What is to be found out of an image; the usual things where nothing is said. */
  wanted: readonly Extraction[] | undefined;
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
      upload.kind === "images" ? await imageFacts(received, upload) : fileFacts(received, upload);
    const folder = join(upload.folder, upload.kind);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await rename(received.path, join(folder, facts.file));
    await syncFolder(folder);
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

/** A name in a folder outlives a power cut only once the folder itself is on disk. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}

async function imageFacts({ path, sha1 }: ReceivedFile, { wanted }: Upload): Promise<AssetFacts> {
  const { extension, mimeType, metadata } = await readImage(path, wanted);
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
  const named = /\.([a-z0-9]{1,10})$/i.exec(filename ?? "")?.[1]?.toLowerCase();
  const extension = named ?? extensionOf(mimeType) ?? "bin";
  // Programs that don't know what they send say so with this one.
  const isUnsaid = mimeType === "application/octet-stream";
  return {
    file: `${sha1}.${extension}`,
    id: `file-${sha1}-${extension}`,
    extension,
    mimeType: isUnsaid ? mediaTypeOf(extension) : mimeType,
  };
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
