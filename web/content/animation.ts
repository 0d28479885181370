import * as z from "zod";

/** Lottie's own ceiling is none; a page's animation beyond this is a video. In bytes. */
export const MAX_ANIMATION_BYTES = 2 * 1024 * 1024;

/** An embedded image is data; anything else would make the visitor's browser call another host (SEC-1). */
const asset = z.looseObject({
  p: z
    .string()
    .refine((path) => path === "" || path.startsWith("data:"), "refers to a file elsewhere")
    .optional(),
});

/** A typeface named by address is fetched by the player, from wherever that is. */
const typeface = z.looseObject({
  fPath: z
    .string()
    .refine((path) => path === "" || path.startsWith("data:"), "names a typeface elsewhere")
    .optional(),
});

/** What every Lottie file has (lottie-docs, "Animation"), loosely: the player reads the rest. */
const animationShape = z.looseObject({
  v: z.string().optional(),
  fr: z.number().positive(),
  ip: z.number(),
  op: z.number(),
  w: z.number().positive(),
  h: z.number().positive(),
  layers: z.array(z.looseObject({ ty: z.number() })).min(1),
  assets: z.array(asset).optional(),
  fonts: z.looseObject({ list: z.array(typeface).optional() }).optional(),
});

/** Why a file is not an animation, in a sentence for an editor; null when it is one. */
export function animationProblem(bytes: Uint8Array): string | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return "It is not JSON: export it from your animation program as Lottie (.json).";
  }
  const result = animationShape.safeParse(parsed);
  if (result.success) return null;
  const issue = result.error.issues[0];
  return `It is not a Lottie file: ${issue?.path.join(".") || "the file"} ${issue?.message ?? ""}`.trim();
}
