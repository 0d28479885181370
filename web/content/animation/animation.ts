import * as z from "zod";
import { animationExcess, expressionWarning } from "./animation-parts.ts";
import { ArchiveProblem, isArchive, unpackLottie } from "./dot-lottie.ts";

/**
 * An image of the animation. It must be embedded as a data URL, because the visitor's browser would request any other
 * URL from another host [SEC-1]. Rejects `sid`, a slot that replaces the image. Rejects `u`, a folder in front of the
 * URL, unless `e` marks the image as embedded.
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
    "refers to an external file",
  );

/**
 * Rejects fonts with an address. The player inserts the address into a stylesheet, so an address could add any
 * CSS.
 */
const typeface = z.looseObject({
  fPath: z.literal("", { error: "refers to an external font" }).nullish(),
});

/** The properties that every Lottie file has (lottie-docs, "Animation"). Other properties pass unchecked. */
const animationShape = z.looseObject({
  v: z.string().optional(),
  fr: z.number().positive(),
  ip: z.number(),
  op: z.number(),
  /** Rejects segments in separate files, because the player would fetch them relative to the page. */
  segments: z.array(z.unknown()).max(0, { error: "is split into several files" }).optional(),
  /**
   * Glyphs. Rejects `t: 1`, which makes a glyph a composition, because `animation-parts.ts` doesn't count the
   * parts of such a composition.
   */
  chars: z.array(z.looseObject({ t: z.literal(0).optional() })).optional(),
  w: z.number().positive(),
  h: z.number().positive(),
  layers: z.array(z.looseObject({ ty: z.number() })).min(1),
  assets: z.array(asset).optional(),
  fonts: z.looseObject({ list: z.array(typeface).optional() }).optional(),
});

/** Maximum size of an animation, unpacked, in bytes. Lottie sets no limit; larger animations should be videos. */
export const MAX_ANIMATION_BYTES = 2 * 1024 * 1024;

/** Limits of unpacking a `.lottie` file. */
const archiveLimits = { entries: 500, manifestBytes: 64 * 1024, bytes: MAX_ANIMATION_BYTES };

/**
 * A checked animation. `json` is its Lottie JSON, and `warning` a sentence for an editor about what looks
 * different on the site. `problem` is a sentence that explains why the site can't play it.
 */
export type CheckedAnimation =
  | { problem: string }
  | { problem: null; json: Uint8Array; warning: string | null };

function checkJson(json: Uint8Array): CheckedAnimation {
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(json));
  } catch {
    return { problem: "The file is not JSON: export the animation as Lottie (.json or .lottie)." };
  }
  const result = animationShape.safeParse(parsed);
  if (!result.success) {
    const issue = result.error.issues[0];
    return {
      problem: `The site can't play this file (${issue?.path.join(".") || "the file"}: ${issue?.message ?? "is not valid"}): export the animation as a single Lottie file (.json).`,
    };
  }
  const problem = animationExcess(result.data);
  return problem === null
    ? { problem, json, warning: expressionWarning(result.data) }
    : { problem };
}

/** Checks a Lottie file: JSON, or a `.lottie` file, which it unpacks. */
export function checkAnimation(file: Uint8Array): CheckedAnimation {
  if (!isArchive(file)) return checkJson(file);
  try {
    const json = unpackLottie(file, archiveLimits);
    return json.byteLength > MAX_ANIMATION_BYTES
      ? { problem: "The .lottie file is too large when it is unpacked: use a smaller file." }
      : checkJson(json);
  } catch (error) {
    if (error instanceof ArchiveProblem) return { problem: error.message };
    throw error;
  }
}
