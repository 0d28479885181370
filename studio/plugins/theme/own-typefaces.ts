import { type OwnTypefaceId, ownTypefaceId } from "@marquee/schemas/studio";
import * as z from "zod";

/**
 * An uploaded typeface, as it is listed in the studio's form of a theme. `file` is the asset ID of
 * the regular font, or null if there is none.
 */
export type FormTypeface = {
  id: OwnTypefaceId;
  name: string;
  kind: "sans-serif" | "serif" | "monospace";
  file: string | null;
};

const fileValue = z.object({ asset: z.object({ _ref: z.string() }) });

export const fileIdOf = (value: unknown): string | null =>
  fileValue.safeParse(value).data?.asset._ref ?? null;

const entry = z.object({
  _key: z.string(),
  name: z.string().catch(""),
  kind: z.enum(["sans-serif", "serif", "monospace"]).catch("sans-serif"),
  regular: z.unknown().optional(),
});

/** Parses a theme's list of uploaded typefaces. Unfinished entries are included. */
export function readOwnTypefaces(value: unknown): FormTypeface[] {
  const entries = z.array(z.unknown()).safeParse(value).data ?? [];
  return entries.flatMap((each) => {
    const { data } = entry.safeParse(each);
    if (data === undefined) return [];
    const { _key, name, kind, regular } = data;
    return [{ id: ownTypefaceId(_key), name, kind, file: fileIdOf(regular) }];
  });
}
