import * as z from "zod";

const step = String.raw`[A-Za-z]\w*\[_key=="[^"\\\]]+"\]`;

/** Field path of a block in its page, by keys alone: `blocks[_key=="a"].start[_key=="b"]`. */
const blockPath = z
  .string()
  .max(500)
  .regex(new RegExp(String.raw`^${step}(?:\.${step})*$`), "Expected the path of a block, by keys.");

/** Field path of a list of blocks: `blocks`, `blocks[_key=="a"].start`. */
const listPath = z
  .string()
  .max(500)
  .regex(
    new RegExp(String.raw`^(?:${step}\.)*[A-Za-z]\w*$`),
    "Expected the path of a list of blocks, by keys.",
  );

const document = z.string().min(1).max(200);
const side = z.enum(["before", "after"]);
const ofBlock = { document, path: blockPath };

const destination = z.union([
  z.strictObject({ beside: blockPath, side }),
  z.strictObject({ into: listPath }),
]);

const composeRequest = z.discriminatedUnion("ask", [
  /** The page is there, and wants to know whether a studio composes it. */
  z.strictObject({ ask: z.literal("hello"), document }),
  /** The first block of a page that has none. */
  z.strictObject({ ask: z.literal("addFirst"), document }),
  z.strictObject({ ask: z.literal("addBeside"), ...ofBlock, side }),
  z.strictObject({ ask: z.literal("addInside"), ...ofBlock }),
  /** To the one side of another block, or to the end of a list. */
  z.strictObject({ ask: z.literal("move"), ...ofBlock, to: destination }),
  /** One place up or down; from the end of a column or a gate, out of it. */
  z.strictObject({ ask: z.literal("step"), ...ofBlock, by: z.literal([-1, 1]) }),
  z.strictObject({ ask: z.literal("duplicate"), ...ofBlock }),
  z.strictObject({ ask: z.literal("remove"), ...ofBlock }),
  /** Back to how it was before the last change that was asked for here. */
  z.strictObject({ ask: z.literal("undo"), document }),
  /** Open its form. */
  z.strictObject({ ask: z.literal("edit"), ...ofBlock }),
  /** To the form, by the keyboard. */
  z.strictObject({ ask: z.literal("leave") }),
]);

/**
 * What the previewed page asks of the studio around it. The studio does it, with the editor's rights; the page
 * changes nothing by itself.
 */
export type ComposeRequest = z.output<typeof composeRequest>;

/** Where a block is moved to. */
export type BlockDestination = z.output<typeof destination>;

/** A request as it is sent, told from other messages by its one name. */
export const composeMessage = z.object({ marqueeCompose: composeRequest });

/** What the studio tells the previewed page; sent under the same name. */
export type ComposeAnswer =
  | {
      tell: "ready";
      /** What blocks are called in this studio, by their stored type. */
      titles: Record<string, string>;
      /** What may stand in a list, by the type of its holder and its field's name (`page.blocks`, `columns.start`). */
      accepts: Record<string, string[]>;
    }
  /** Where a block stands after a change, or what stands there now. */
  | { tell: "current"; path: string }
  /** The page was changed, here or by somebody else: it is to be shown anew. */
  | { tell: "changed" }
  /** The editor comes from the form, by the keyboard. */
  | { tell: "focus" };
