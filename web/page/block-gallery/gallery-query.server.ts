import "server-only";
import { lookOf, themeShape } from "@marquee/schemas/contract";
import type { BlockType, Look } from "@marquee/schemas/types";
import * as z from "zod";
import { blockTypes, brokenStates, type State, statesOf, validStates } from "./stories.ts";

/** The allowed values of the gallery's options, which are parameters of the page's URL. */
export const galleryOptions = {
  theme: ["light", "dark"],
  dir: ["ltr", "rtl"],
  width: ["tablet", "phone", "column"],
} as const;

/** Options of the gallery; null means the default. */
export type GalleryQuery = {
  block: BlockType | null;
  /** The name of a state, or `broken` for all broken states. */
  state: State | typeof brokenStates | null;
  theme: (typeof galleryOptions.theme)[number] | null;
  dir: (typeof galleryOptions.dir)[number] | null;
  /** Width of the blocks; null: the window's width. */
  width: (typeof galleryOptions.width)[number] | null;
  /** A theme as JSON, see {@link lookOfQuery}; null: the theme of the site. */
  look: string | null;
  /** True to display only the blocks, without the gallery's own texts. */
  bare: boolean;
  /** True if the first block starts the page, so that its heading is the page's `h1`. */
  first: boolean;
  /** True to use the fixtures' own pictures and animations, not the dataset's. */
  plain: boolean;
};

const list = (names: readonly string[]) => names.join(", ");

const oneOf = <const T extends readonly string[]>(what: string, names: T) =>
  z
    .enum(names, {
      error: ({ input }) =>
        `There is no ${what} ${JSON.stringify(input)}. There are: ${list(names)}.`,
    })
    .nullable()
    .default(null);

const flag = z
  .enum(["0", "1"], { error: "Options such as `bare` must be 0 or 1." })
  .default("0")
  .transform((value) => value === "1");

const invalidLook = "The option `look` must be a theme as JSON, in the form that the site reads.";

const look = z
  .string()
  .refine((json) => lookOfQuery(json) !== null, { error: invalidLook })
  .nullable()
  .default(null);

const themeFields = {
  _id: "",
  title: "Theme",
  secondary: null,
  tertiary: null,
  accent: null,
  typefaces: null,
  ownTypefaces: null,
  shape: null,
  logo: null,
  icon: null,
};

/**
 * Returns the look of a theme in JSON, or null if the text is not the JSON of a theme. Properties
 * that the JSON lacks have their defaults.
 */
export function lookOfQuery(json: string): Look | null {
  const { data } = themeShape.safeParse(parsedJson(json));
  return data ? lookOf(data) : null;
}

function parsedJson(json: string): unknown {
  try {
    return { ...themeFields, ...z.looseObject({}).parse(JSON.parse(json)) };
  } catch {
    return undefined;
  }
}

const shape = z
  .object({
    block: oneOf("block", blockTypes),
    state: z.string("Select one state.").nullable().default(null),
    theme: oneOf("theme", galleryOptions.theme),
    dir: oneOf("direction", galleryOptions.dir),
    width: oneOf("width", galleryOptions.width),
    look,
    bare: flag,
    first: flag,
    plain: flag,
  })
  .transform(({ block, state, ...rest }, context): GalleryQuery => {
    const known = [...new Set((block === null ? blockTypes : [block]).flatMap(statesOf))];
    const offered: readonly State[] = block === null ? validStates : known;
    const found =
      state === null || state === brokenStates ? state : known.find((name) => name === state);
    if (found !== undefined) return { block, state: found, ...rest };
    const of = block === null ? "" : ` of ${block}`;
    context.addIssue({
      code: "custom",
      message: `There is no state ${JSON.stringify(state)}${of}. There are: ${list(offered)}, ${brokenStates}.`,
    });
    return z.NEVER;
  });

/**
 * Parses the URL's query. Returns the options, or an error message for each invalid value. The message lists the valid
 * values.
 */
export function readGalleryQuery(
  query: Record<string, string | string[] | undefined>,
): { ok: true; query: GalleryQuery } | { ok: false; problems: string[] } {
  const parsed = shape.safeParse(query);
  return parsed.success
    ? { ok: true, query: parsed.data }
    : { ok: false, problems: parsed.error.issues.map(({ message }) => message) };
}
