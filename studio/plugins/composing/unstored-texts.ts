import { firstValueFrom, from, of, timeout } from "rxjs";
import type { TextWriter } from "./text-writer.ts";

/** Time in ms to wait until the content service has stored what an editor typed. */
export const PATIENCE = 5_000;

/** The writers of typed texts by the texts' addresses, until the studio's document has the changes. */
export const unstoredTexts = new Map<string, TextWriter>();

/** Resolves when the content service has stored all typed texts, or after 5 seconds. */
export async function whenTextsStored(): Promise<void> {
  const writers = [...unstoredTexts.values()].map((writer) => writer.whenIdle());
  await firstValueFrom(
    from(Promise.all(writers)).pipe(timeout({ first: PATIENCE, with: () => of(null) })),
  );
}
