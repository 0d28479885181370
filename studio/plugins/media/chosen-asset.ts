import type { FormPatch } from "sanity";
import * as z from "zod";

const chosen = z.object({ _ref: z.string() });
const described = z.looseObject({ alt: z.string().trim().min(1) });
const decorative = z.looseObject({ decorative: z.literal(true) });

export const chosenAsset = (patches: readonly FormPatch[]): string | null => {
  const patch = patches.findLast(
    ({ type, path }) => type === "set" && path.length === 1 && path[0] === "asset",
  );
  return patch?.type === "set" ? (chosen.safeParse(patch.value).data?._ref ?? null) : null;
};

export const lacksAlt = (value: unknown): boolean =>
  !described.safeParse(value).success && !decorative.safeParse(value).success;
