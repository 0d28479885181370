import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { JsonObject } from "../document.ts";
import type { Body } from "../http/request-body.ts";
import type { Caller } from "../fair-queue.ts";
import type { Extraction } from "./extractions.ts";
import type { ImageProcesses } from "./image-processes.ts";
import { extensionOf, mediaTypeOf } from "./media-types.ts";
import { receiveUpload, type ReceivedFile } from "./receive-upload.ts";

/** Maximum upload sizes in bytes. */
const uploadCeilings = { images: 50 * 1024 * 1024, files: 500 * 1024 * 1024 } as const;

export interface Upload {
  kind: "images" | "files";
  caller: Caller;
  body: Body;
  /** The processes that read images. */
  images: ImageProcesses;
  /** The folder of this dataset's assets. */
  folder: string;
  /** Stores the complete file where other nodes find it. Undefined if the folder is the only place. */
  share: ((name: string) => Promise<void>) | undefined;
  /** The URL path of the assets: `images/<project>/<dataset>`. */
  address: string;
  host: string;
  uploadId: string;
  filename: string | undefined;
  /** The `Content-Type` that the client sent. */
  mimeType: string;
  /** Metadata to extract from an image; `usualExtractions` if undefined. */
  extract: readonly Extraction[] | undefined;
  /** Called with the milliseconds of each part of the work. */
  charge: (milliseconds: number) => void;
  /** Title, description and similar fields that the client sent, stored unchanged. */
  editorFields: JsonObject;
}

/**
 * Stores an upload and returns its asset document. The file name is derived from the content, so the same bytes are
 * stored once and have one document. The file is synced to disk under its final name before any document can refer to
 * it.
 */
export async function storeUpload(upload: Upload): Promise<JsonObject & { _id: string }> {
  const temporary = join(upload.folder, "incoming", upload.uploadId);
  const received = await receiveUpload(upload, temporary, uploadCeilings[upload.kind]);
  try {
    const info =
      upload.kind === "images" ? await imageInfo(received, upload) : fileInfo(received, upload);
    const folder = join(upload.folder, upload.kind);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await rename(received.path, join(folder, info.file));
    await syncFolder(folder);
    await upload.share?.(`${upload.kind}/${info.file}`);
    return documentOf(upload, received, info);
  } finally {
    await rm(temporary, { force: true });
  }
}

interface AssetInfo {
  file: string;
  id: string;
  extension: string;
  mimeType: string;
  metadata?: JsonObject;
}

/** Syncs a folder. A renamed file survives a power failure only once its folder is synced. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}

async function imageInfo(
  { path, sha1 }: ReceivedFile,
  { images, caller, extract }: Upload,
): Promise<AssetInfo> {
  const { extension, mimeType, metadata } = await images.read(caller, { path, extract });
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

function fileInfo({ sha1 }: ReceivedFile, { filename, mimeType }: Upload): AssetInfo {
  const named = /\.([a-z0-9]{1,10})$/i.exec(filename ?? "")?.[1]?.toLowerCase();
  const extension = named ?? extensionOf(mimeType) ?? "bin";
  // Clients send this type if they don't know the file's type.
  const isUnknownType = mimeType === "application/octet-stream";
  return {
    file: `${sha1}.${extension}`,
    id: `file-${sha1}-${extension}`,
    extension,
    mimeType: isUnknownType ? mediaTypeOf(extension) : mimeType,
  };
}

function documentOf(upload: Upload, { sha1, size }: ReceivedFile, info: AssetInfo) {
  const path = `${upload.address}/${info.file}`;
  return {
    _id: info.id,
    _type: upload.kind === "images" ? "sanity.imageAsset" : "sanity.fileAsset",
    assetId: sha1,
    sha1hash: sha1,
    extension: info.extension,
    mimeType: info.mimeType,
    size,
    path,
    url: `${upload.host}/${path}`,
    uploadId: upload.uploadId,
    ...(upload.filename === undefined ? {} : { originalFilename: upload.filename }),
    ...(info.metadata ? { metadata: info.metadata } : {}),
    ...upload.editorFields,
  };
}
