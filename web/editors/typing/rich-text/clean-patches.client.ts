import "../../composing/zod-without-eval.client.ts";
import { richPatch, type RichPatch } from "@marquee/schemas/editing";

/**
 * Converts patches of the rich-text editor to the format that the studio accepts. Drops patches that
 * can't be converted. The editor's own chunk must not import this file: zod would then be loaded
 * before its configuration (`zod-without-eval.client.ts`).
 */
export const cleanPatches = (patches: readonly unknown[]): RichPatch[] =>
  patches.flatMap((patch) => {
    const plain: unknown = JSON.parse(JSON.stringify(patch));
    const { data } = richPatch.safeParse(plain);
    return data === undefined ? [] : [data];
  });
