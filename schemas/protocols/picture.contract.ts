import * as z from "zod";
import { documentId, keyedStep } from "./typing.contract.ts";

/** Maximum number of files that an editor can drop on a list at once. */
export const mostFiles = 30;

/** Largest image that the studio uploads, in bytes. */
export const largestImage = 50_000_000;

const step = String.raw`(?:${keyedStep}|[A-Za-z]\w*)`;

/** Path of a picture of a block, or of a list of pictures: `blocks[_key=="a"].pictures[_key=="b"]`. */
const picturePath = z
  .string()
  .max(500)
  .regex(
    new RegExp(String.raw`^${keyedStep}(?:\.${step})*\.${step}$`),
    "Expected the path of a picture, by keys.",
  );

const ofPicture = { document: documentId, path: picturePath };

/**
 * Number of an upload, unique on the page. The studio's messages about the upload have the same
 * number.
 */
const upload = z.int().positive();

const fraction = z.number().min(0).max(1);

const innerPath = z.string().max(500);

/**
 * A picture of a block that editors can replace on the page. The previewed page lists a block's
 * pictures as JSON in `data-image-fields`. All paths in the list are relative to the block.
 */
const listedPicture = z.object({
  /** Path of the picture. For a list of pictures without entries, the path of the list. */
  path: innerPath,
  /** Name of the displayed file; null if the page displays none. */
  file: z.string().nullable(),
  isEmpty: z.boolean(),
  /** Path of the list to which more files can be added; null for a single picture. */
  list: innerPath.nullable(),
  /** Path and content of the alt text; null if the picture has no alt text of its own. */
  alt: z.object({ path: innerPath, text: z.string() }).nullable(),
  /** Null if the picture can't be marked as decorative. */
  isDecorative: z.boolean().nullable(),
  /** Focal point and crop as stored; null if the page never crops the picture around a focal point. */
  focus: z
    .object({
      x: z.number(),
      y: z.number(),
      crop: z
        .object({ top: z.number(), bottom: z.number(), left: z.number(), right: z.number() })
        .nullable(),
    })
    .nullable(),
});

export type ListedPicture = z.output<typeof listedPicture>;

/** The value of `data-image-fields`. */
export const listedPictures = z.array(listedPicture);

/** Requests of an editor who changes pictures on the previewed page. */
export const pictureRequests = [
  /**
   * Uploads files and stores them in a picture, or as new entries of a list. `after` is the path of
   * the entry that precedes the new entries. If it is null, they are added at the end. Messages:
   * `pictureProgress`, then `picturesStored` or `pictureFailed`.
   */
  z.strictObject({
    action: z.literal("storePictures"),
    ...ofPicture,
    upload,
    files: z.array(z.file()).min(1).max(mostFiles),
    after: picturePath.nullable(),
  }),
  /** Stops an upload. Nothing is stored. */
  z.strictObject({ action: z.literal("cancelUpload"), document: documentId, upload }),
  /**
   * Stores an alt text in the field at `path`. `picture` is the path of the picture that the text
   * describes.
   */
  z.strictObject({
    action: z.literal("setAltText"),
    ...ofPicture,
    picture: picturePath,
    text: z.string().max(1_000),
    /** Null if the picture can't be marked as decorative. */
    isDecorative: z.boolean().nullable(),
  }),
  /** Stores the focal point of a picture, as fractions of its size. */
  z.strictObject({
    action: z.literal("setFocalPoint"),
    ...ofPicture,
    x: fraction,
    y: fraction,
  }),
] as const;

/** Messages to an editor who changes pictures on the previewed page. */
export const pictureMessages = [
  /** Progress of an upload, in percent. */
  z.object({ event: z.literal("pictureProgress"), upload, percent: z.number().min(0).max(100) }),
  /** The files are stored. `paths` has the path of the picture of each file. */
  z.object({
    event: z.literal("picturesStored"),
    upload,
    paths: z.array(picturePath).max(mostFiles),
  }),
  /** Nothing is stored. `reason` is in the studio's language. */
  z.object({ event: z.literal("pictureFailed"), upload, reason: z.string().max(1_000) }),
] as const;
