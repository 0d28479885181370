import * as z from "zod";

const text = z.string().max(500);

export const settingName = z.string().regex(/^[a-zA-Z]\w{0,99}$/);

export const longestSetting = 200;

/** A setting of a block that no text on the page displays: a choice, a document, or a short text without options. */
const setting = z.object({
  name: settingName,
  title: text,
  /** The chosen option, or the text; empty if there is none. */
  value: text,
  /** Null for a text. */
  options: z
    .array(z.object({ value: text, title: text }))
    .max(101)
    .nullable(),
});

export type BlockSetting = z.output<typeof setting>;

/** The settings of a block as the page displays them, in the studio's language. */
export const blockSettings = {
  title: text,
  /** Label of the button that opens the block's form, which has more settings. */
  more: text,
  close: text,
  settings: z.array(setting).max(20),
};
