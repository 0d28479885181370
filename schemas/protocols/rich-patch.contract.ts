import * as z from "zod";

/** Maximum number of steps of a path in a rich text. The address of a link is at depth 4. */
const DEEPEST = 12;

/** A step of a path in a rich text: a field, a position, or an entry by its key. */
const step = z.union([
  z.string().regex(/^[A-Za-z_]\w{0,99}$/, "Expected the name of a field."),
  z.int(),
  z.strictObject({
    _key: z
      .string()
      .max(200)
      .regex(/^[^"\\\]]+$/, "Expected a key."),
  }),
]);

/** Path of a value in a rich text. The path of the rich text itself is empty. */
const path = z.array(step).max(DEEPEST);

/**
 * A change of a rich text, as Sanity's Portable Text Editor makes it. Paths identify entries by
 * key, so that the change also applies to a text that another editor has changed meanwhile.
 */
export const richPatch = z.discriminatedUnion("type", [
  z.object({ type: z.literal("set"), path: path.min(1), value: z.json() }),
  z.object({ type: z.literal("setIfMissing"), path, value: z.json() }),
  z.object({ type: z.literal("unset"), path }),
  z.object({
    type: z.literal("insert"),
    path: path.min(1),
    position: z.enum(["before", "after"]),
    items: z.array(z.json()).max(2_000),
  }),
  z.object({
    type: z.literal("diffMatchPatch"),
    path: path.min(1),
    value: z.string().max(200_000),
  }),
]);

export type RichPatch = z.output<typeof richPatch>;
