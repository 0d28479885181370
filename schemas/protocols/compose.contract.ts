import * as z from "zod";
import { longestClip, mostBlocks } from "./clip.contract.ts";
import { keystrokes } from "./keystrokes.contract.ts";
import { previewedLook } from "./look.contract.ts";
import { pictureMessages, pictureRequests } from "./picture.contract.ts";
import {
  documentType,
  describedProblem,
  documentField,
  fieldPath,
  mostProblems,
  previewProblem,
} from "./problems.contract.ts";
import { blockSettings, longestSetting, settingName } from "./settings.contract.ts";
import {
  documentId,
  keyedStep,
  pastedCells,
  typingMessages,
  typingRequests,
} from "./typing.contract.ts";

export {
  type ClippedAsset,
  isClip,
  longestClip,
  mostBlocks,
  readClip,
  writeClip,
} from "./clip.contract.ts";
export type { PasteLoss } from "../fields/rich-text/pasting/paste-losses.ts";
export type { PreviewedLook } from "./look.contract.ts";
export { largestImage, type ListedPicture, listedPictures, mostFiles } from "./picture.contract.ts";
export {
  type DescribedProblem,
  longestReason,
  mostProblems,
  previewProblem,
  type PreviewProblem,
} from "./problems.contract.ts";
export type { BlockSetting } from "./settings.contract.ts";
export { richPatch, type RichPatch } from "./rich-patch.contract.ts";
export type { LinkTarget, RichKit, StoredTarget } from "./typing.contract.ts";

/** Path of a block in its page, by keys: `blocks[_key=="a"].start[_key=="b"]`. */
const blockPath = z
  .string()
  .max(500)
  .regex(
    new RegExp(String.raw`^${keyedStep}(?:\.${keyedStep})*$`),
    "Expected the path of a block, by keys.",
  );

/** Path of a list of blocks: `blocks`, `blocks[_key=="a"].start`. */
const listPath = z
  .string()
  .max(500)
  .regex(
    new RegExp(String.raw`^(?:${keyedStep}\.)*[A-Za-z]\w*$`),
    "Expected the path of a list of blocks, by keys.",
  );

const document = documentId;
const side = z.enum(["before", "after"]);
const ofBlock = { document, path: blockPath };
/** Neighboring blocks of one list, in the order of the page. */
const ofBlocks = { document, paths: z.array(blockPath).min(1).max(mostBlocks) };

const destination = z.union([
  z.strictObject({ beside: blockPath, side }),
  z.strictObject({ into: listPath }),
]);

const composeRequest = z.discriminatedUnion("action", [
  /** Reports which page is displayed. A studio that supports this protocol sends `ready`. */
  z.strictObject({
    action: z.literal("connect"),
    document,
    /** The document's type. A site of an earlier version doesn't name it. */
    type: documentType.optional(),
    address: z.string().startsWith("/").max(2_000),
  }),
  /** Adds the first block to an empty page. */
  z.strictObject({ action: z.literal("addFirst"), document }),
  z.strictObject({ action: z.literal("addBeside"), ...ofBlock, side }),
  /** Adds a block to a list of a block. Without a list, the editor chooses one. */
  z.strictObject({ action: z.literal("addInside"), ...ofBlock, list: listPath.optional() }),
  /** Requests blocks as text for the clipboard. The studio sends `copied`. */
  z.strictObject({ action: z.literal("copy"), ...ofBlocks }),
  /** Inserts the blocks of a clipboard's text. */
  z.strictObject({
    action: z.literal("paste"),
    document,
    to: destination,
    text: z.string().max(longestClip),
  }),
  /** Inserts a table with pasted cells. */
  z.strictObject({ action: z.literal("pasteTable"), document, to: destination, ...pastedCells }),
  /** Moves a block before or after another block, or to the end of a list. */
  z.strictObject({ action: z.literal("move"), ...ofBlock, to: destination }),
  /**
   * Moves blocks up or down by one position. At the edge of a column or gate, moves them out.
   */
  z.strictObject({ action: z.literal("step"), ...ofBlocks, by: z.literal([-1, 1]) }),
  /**
   * Adds an entry, such as a question or a feature, to a list of a block. `path` is the path of the
   * entry before the new one.
   */
  z.strictObject({ action: z.literal("addEntry"), ...ofBlock }),
  z.strictObject({ action: z.literal("duplicate"), ...ofBlocks }),
  /** Removes blocks, or entries of a list of a block. */
  z.strictObject({ action: z.literal("remove"), ...ofBlocks }),
  /** Reverts the last change that a request of this protocol made. */
  z.strictObject({ action: z.literal("undo"), document }),
  /** Applies the last reverted change again. */
  z.strictObject({ action: z.literal("redo"), document }),
  ...typingRequests,
  ...pictureRequests,
  /** Reports the block that the editor has selected or types in. If the form of another block is open, it follows. */
  z.strictObject({ action: z.literal("select"), ...ofBlock }),
  /** Requests the settings of a block. The studio sends `settings`. */
  z.strictObject({ action: z.literal("openSettings"), ...ofBlock }),
  /** Sets a field of a block: to an option, the id of a document or a text. An empty value removes the field. */
  z.strictObject({
    action: z.literal("setSetting"),
    ...ofBlock,
    name: settingName,
    value: z.string().max(longestSetting),
  }),
  z.strictObject({ action: z.literal("openForm"), ...ofBlock }),
  /** Opens the form at a field of the page or of another document. */
  z.strictObject({ action: z.literal("openField"), ...documentField }),
  /** Requests the titles of invalid fields, and the reasons, in the studio's language. */
  z.strictObject({
    action: z.literal("describeProblems"),
    problems: z.array(previewProblem).min(1).max(mostProblems),
  }),
  /** Moves keyboard focus to the form. */
  z.strictObject({ action: z.literal("focusForm") }),
  /**
   * Requests what the editor typed in the studio after choosing a new block. The studio sends
   * `keystrokes`.
   */
  z.strictObject({ action: z.literal("fetchKeystrokes") }),
  /** What the editor typed on the page after opening the menu of blocks (see `fetchKeystrokes` below). */
  z.strictObject({ action: z.literal("sendKeystrokes"), keystrokes }),
]);

/**
 * A request from the previewed page to the studio that embeds it. The studio executes the request
 * with the editor's permissions.
 */
export type ComposeRequest = z.output<typeof composeRequest>;

/** The destination of added or moved blocks: before or after another block, or the end of a list. */
export type BlockDestination = z.output<typeof destination>;

/**
 * A request as the page sends it with `postMessage`. The property's name distinguishes it from
 * other messages.
 */
export const composeRequestEnvelope = z.object({ marqueeCompose: composeRequest });

const name = z.string().max(200);

/**
 * Another editor who has the page open. `session` is the ID of that editor's studio session, and `path` is the path
 * of the field that the editor is in.
 */
const presentEditor = z.object({ session: name, name, path: fieldPath });

export type PresentEditor = z.output<typeof presentEditor>;

/** Maximum number of editors that the studio reports to the page. */
export const mostEditors = 30;

const studioMessage = z.discriminatedUnion("event", [
  z.object({
    event: z.literal("ready"),
    /** Titles of blocks in the studio's language. The keys are block types. */
    titles: z.record(name, name),
    /**
     * Block types that a list accepts. The key is the parent's type and the field's name (`page.blocks`,
     * `columns.start`).
     */
    accepts: z.record(name, z.array(name).max(200)),
    /**
     * Titles of the texts of blocks in the studio's language. The key is the block's type and the
     * field's path without keys (`featureGrid.features.title`).
     */
    texts: z.record(name, name),
    /** Titles of the entries of a block's lists. The keys are like those of `texts` (`faq.questions`). */
    entries: z.record(name, name),
    settings: z.array(name).max(200),
  }),
  /** The settings of a block that the page requested, and again after each change of them. */
  z.object({ event: z.literal("settings"), path: blockPath, ...blockSettings }),
  /**
   * Path of the block that the page selects after a change. After a removal, this block is a
   * neighbor or the parent of the removed block. The path is empty if neither exists. With
   * `through`, the page selects all blocks from `path` to `through`.
   */
  z.object({
    event: z.literal("current"),
    path: z.string().max(500),
    through: blockPath.optional(),
  }),
  /** The blocks that the page requested, as text for the clipboard (see `clip.contract.ts`). */
  z.object({
    event: z.literal("copied"),
    paths: z.array(blockPath).max(mostBlocks),
    text: z.string(),
  }),
  /**
   * Path of a new block, or of a new entry of a list. The page scrolls to it, and the editor can
   * type its first text there. If the block or the entry has no such text, or the switch “Edit” is
   * off, the page requests the form (`openForm`).
   */
  z.object({ event: z.literal("added"), path: z.string().max(500) }),
  /**
   * Path of the field whose form the editor opened. The page selects the block that contains the
   * field, and scrolls to it.
   */
  z.object({ event: z.literal("opened"), path: fieldPath }),
  /** The content service has stored a change of the page, so the page must be rendered again. */
  z.object({ event: z.literal("changed") }),
  ...typingMessages,
  ...pictureMessages,
  /**
   * The other editors who are in a field of the page's blocks. The studio sends the complete list
   * whenever it changes.
   */
  z.object({ event: z.literal("presence"), editors: z.array(presentEditor).max(mostEditors) }),
  /** Whether the studio's switch “Edit” is on. If it is off, a click on the page follows links. */
  z.object({ event: z.literal("editing"), isOn: z.boolean() }),
  /**
   * Reports whether the page's address is changing. The old address returns 404 until the studio
   * navigates the preview to the new address.
   */
  z.object({
    event: z.literal("addressChanging"),
    address: z.string().max(2_000),
    isChanging: z.boolean(),
  }),
  /**
   * The titles of the invalid fields that the page listed, and the reasons why they are invalid. `language` is
   * the studio's language, such as `de`.
   */
  z.object({
    event: z.literal("problemsDescribed"),
    language: z.string().min(2).max(20),
    problems: z.array(describedProblem).max(mostProblems),
  }),
  /**
   * The look of a theme that an editor is changing. The studio sends the look at each change, so
   * that the page can display the look before the server has rendered it. `theme` is the theme's
   * published ID. `look` is null when the theme's form is closed.
   */
  z.object({ event: z.literal("look"), theme: document, look: previewedLook.nullable() }),
  /**
   * The editor moved keyboard focus from the form, or from the closed menu of blocks, to the page. Also
   * sent if a block or an entry can't be added.
   */
  z.object({ event: z.literal("focus") }),
  /** Requests what the editor typed on the page since the menu of blocks was requested. */
  z.object({ event: z.literal("fetchKeystrokes") }),
  /** What the editor typed in the studio since a new block was chosen. */
  z.object({ event: z.literal("keystrokes"), keystrokes }),
]);

export type StudioMessage = z.output<typeof studioMessage>;

/** A message as the studio posts it with `postMessage`, under the same property name as requests. */
export const studioMessageEnvelope = z.object({ marqueeCompose: studioMessage });
