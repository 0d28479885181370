import * as z from "zod";
import { animationExcess } from "./animation-parts.ts";

/** Lottie's own ceiling is none; a page's animation beyond this is a video. In bytes. */
export const MAX_ANIMATION_BYTES = 2 * 1024 * 1024;

/**
 * An embedded picture is data. Anything else would make the visitor's browser call another host (SEC-1); so would a
 * folder in front of the data, or a picture that a slot of the file replaces.
 */
const asset = z
  .looseObject({
    p: z.string().optional(),
    u: z.string().optional(),
    e: z.number().optional(),
    sid: z.unknown().optional(),
  })
  .refine(
    ({ p, u, e, sid }) => !sid && (!p || (p.startsWith("data:image/") && (!u || e === 1))),
    "refers to a file elsewhere",
  );

/** The player makes a stylesheet of whatever address a typeface names; that could hold any style. */
const typeface = z.looseObject({
  fPath: z.literal("", { error: "names a typeface elsewhere" }).nullish(),
});

/** What every Lottie file has (lottie-docs, "Animation"), loosely: the player reads the rest. */
const animationShape = z.looseObject({
  v: z.string().optional(),
  fr: z.number().positive(),
  ip: z.number(),
  op: z.number(),
  /** Parts in files of their own, which the player would fetch from beside the page. */
  segments: z.array(z.unknown()).max(0, { error: "is split into several files" }).optional(),
  /** Letters that are compositions; ours are counted without. */
  chars: z.array(z.looseObject({ t: z.literal(0).optional() })).optional(),
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
  if (result.success) return animationExcess(result.data);
  const issue = result.error.issues[0];
  return `It is not a Lottie file: ${issue?.path.join(".") || "the file"} ${issue?.message ?? "is wrong"}.`;
}
