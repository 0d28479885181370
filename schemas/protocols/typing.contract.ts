import * as z from "zod";
import { lossKinds } from "../fields/rich-text/pasting/paste-losses.ts";
import { cellFields, longestCell, maxRows } from "../blocks/table/table-bounds.ts";
import { richPatch } from "./rich-patch.contract.ts";

/** A step of a path that leads to a list entry by its key: `features[_key=="b"]`. */
export const keyedStep = String.raw`[A-Za-z]\w*\[_key=="[^"\\\]]+"\]`;

/** Path of a text of a block, by keys: `blocks[_key=="a"].features[_key=="b"].title`. */
const textPath = z
  .string()
  .max(500)
  .regex(
    new RegExp(String.raw`^${keyedStep}(?:\.(?:${keyedStep}|[A-Za-z]\w*))*\.[A-Za-z]\w*$`),
    "Expected the path of a text, by keys.",
  );

export const documentId = z.string().min(1).max(200);

const ofText = { document: documentId, path: textPath };
const name = z.string().max(200);

const linkTarget = z.strictObject({
  kind: z.enum(["internal", "external"]),
  href: z.string().max(2_000).optional(),
  page: z.looseObject({ _type: z.literal("reference"), _ref: documentId }).optional(),
  section: name.optional(),
});

/**
 * The present target of a link: `href` is an address, `page` is a page's ID, and `section` is the
 * key of a block of that page. Each is empty if the link doesn't have it.
 */
const storedTarget = z.object({ href: z.string().max(2_000), page: name, section: name });

export type LinkTarget = z.output<typeof linkTarget>;

/** The present target of a link, whose fields may be empty. */
export type StoredTarget = z.output<typeof storedTarget>;

/** Cells that an editor pasted, as rows. `isCut`: whether some were left out. */
export const pastedCells = {
  cells: z
    .array(z.array(z.string().max(longestCell)).max(cellFields.length + 1))
    .min(1)
    .max(maxRows + 1),
  isCut: z.boolean(),
};

/** Labels of the input for a link's target, in the studio's language. */
const linkLabels = z.object({ target: name, remove: name, apply: name });

/** Requests of an editor who types texts on the previewed page. */
export const typingRequests = [
  /** The editor begins to type a text. The studio sends `text` at once and after each change. */
  z.strictObject({ action: z.literal("openText"), ...ofText }),
  /**
   * Changes the open text to `value`. `number` counts the changes of the text since it was opened,
   * from 1. `version` is the version of the studio's text that the change is based on. The studio
   * ignores a change that is based on an older version.
   */
  z.strictObject({
    action: z.literal("typeText"),
    ...ofText,
    number: z.int().positive(),
    version: z.int().positive(),
    value: z.string().max(200_000),
  }),
  z.strictObject({ action: z.literal("closeText"), ...ofText }),
  /** The editor begins to type a rich text. The studio sends `richText` at once and after each change. */
  z.strictObject({ action: z.literal("openRichText"), ...ofText }),
  /** Changes the open rich text. `number` counts the changes since it was opened, from 1. */
  z.strictObject({
    action: z.literal("typeRichText"),
    ...ofText,
    number: z.int().positive(),
    patches: z.array(richPatch).min(1).max(2_000),
  }),
  /** Reports what a paste into the rich text left out or changed. */
  z.strictObject({
    action: z.literal("reportPaste"),
    losses: z
      .array(z.strictObject({ kind: z.enum(lossKinds), count: z.int().positive() }))
      .min(1)
      .max(lossKinds.length),
  }),
  /** Fills the cells of a table with pasted cells, from the cell at the path on. */
  z.strictObject({ action: z.literal("fillCells"), ...ofText, ...pastedCells }),
  z.strictObject({ action: z.literal("closeRichText"), ...ofText }),
  /**
   * Searches what a link can lead to: pages of the site, and sections of the page `document`. Queries
   * that begin with `#` find sections only. The studio sends `targets`.
   */
  z.strictObject({
    action: z.literal("findTargets"),
    document: documentId,
    query: z.string().max(200),
    current: storedTarget,
  }),
  /** Sets the target of the link whose label has this path. */
  z.strictObject({ action: z.literal("setLink"), ...ofText, link: linkTarget }),
] as const;

/** A style, mark, list, link or object that a rich text may contain, with its title in the studio. */
const richPart = z.object({ name, title: name });
const richParts = z.array(richPart).max(100);

const jsonType = z.enum(["string", "number", "boolean", "array", "object"]);

/**
 * A link or an object that a rich text may contain, with its fields. The rich text editor on the
 * page drops all other fields.
 */
const richObjects = z
  .array(z.object({ name, title: name, fields: z.array(z.object({ name, type: jsonType })) }))
  .max(100);

/** The styles, marks, links and objects that the studio allows in a rich text. */
const richKit = z.object({
  styles: richParts,
  lists: richParts,
  decorators: richParts,
  annotations: richObjects,
  objects: richObjects,
});

/** A paragraph or an object of a rich text, as it is stored. */
const richEntry = z.looseObject({ _key: z.string(), _type: z.string() });

const state = {
  path: textPath,
  /** Number of the last change by the page that the studio has applied to the text. */
  number: z.int().nonnegative(),
  title: name,
  /** The reasons why the text can't be published, in the studio's language. */
  problems: z.array(z.string().max(500)).max(20),
};

/** Messages to an editor who types texts on the previewed page. */
export const typingMessages = [
  /** The current value of the open text in the studio. */
  z.object({
    event: z.literal("text"),
    ...state,
    value: z.string(),
    /** Counts the changes of the text by others, from 1. The page must merge each of them. */
    version: z.int().positive(),
    /** The target of the link whose label the text is; null if it is no link's label. */
    link: z.object({ target: storedTarget, labels: linkLabels }).nullable(),
  }),
  /** The current value of the open rich text in the studio, and what the studio allows in it (`kit`). */
  z.object({
    event: z.literal("richText"),
    ...state,
    value: z.array(richEntry).max(10_000),
    kit: richKit,
    /** Labels of the toolbar, in the studio's language. */
    labels: linkLabels.extend({ toolbar: name, style: name }),
  }),
  /**
   * The editor can't change the text, for example because it is part of the published version. The
   * page then ends the typing.
   */
  z.object({ event: z.literal("textRejected"), path: textPath }),
  /** The pages and sections that a link can lead to, and that match the query. */
  z.object({
    event: z.literal("targets"),
    query: z.string().max(200),
    targets: z
      .array(
        z.object({
          title: name,
          /** The page's path, or that the section is on this page. */
          place: z.string().max(500),
          link: linkTarget,
          /** Whether the link leads there now. */
          isCurrent: z.boolean(),
        }),
      )
      .max(40),
  }),
] as const;

/** The contents that a rich text may have, with their titles. */
export type RichKit = z.output<typeof richKit>;
