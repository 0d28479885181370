import * as z from "zod";
import { say, sayRule } from "../i18n/say.ts";

/** The site fetches the file and gives up after eight seconds itself. In ms. */
const PATIENCE = 12_000;

/** A file may be put right on its host; until then it is not asked about at each letter. In ms. */
const KEPT = 20_000;

const byAddress = z.object({
  source: z.literal("address"),
  address: z.url({ protocol: /^https$/ }),
});
const byFile = z.object({ file: z.object({ asset: z.object({ _ref: z.string() }) }) });
const verdict = z.object({ problem: z.string().nullable() });

/** What a form's animation field names: an address, or the id of an uploaded file; neither when there is nothing to ask. */
export function animationNamed(value: unknown): { address: string | null; fileId: string | null } {
  const other = byAddress.safeParse(value);
  if (other.success) return { address: other.data.address, fileId: null };
  const isOther = z.object({ source: z.literal("address") }).safeParse(value).success;
  const file = byFile.safeParse(value);
  return { address: null, fileId: !isOther && file.success ? file.data.file.asset._ref : null };
}

/** The part of Sanity's client that finds where an uploaded file is served. */
type Files = { fetch: (query: string, params: { fileId: string }) => Promise<unknown> };

/**
 * Asks why visitors would not see the animation that a field holds, in a sentence; null when they would, when there is
 * none, and when nobody could be asked. Never rejects.
 */
export type AnimationQuestion = (value: unknown, files: Files) => Promise<string | null>;

const warned = (problem: string | null): string | null =>
  problem === null
    ? null
    : say("Visitors will see the picture alone. {problem}", { problem: sayRule(problem) });

/** Takes the site's address, gives a way to ask it about animations; each is asked about once in a while. */
export function createAnimationQuestion(
  site: string,
  fetchAnswer: typeof fetch = (input, init) => fetch(input, init),
): AnimationQuestion {
  const asked = new Map<string, Promise<string | null>>();

  const ask = async (address: string): Promise<string | null> => {
    const query = new URLSearchParams({ address });
    const answer = await fetchAnswer(`${site}/api/animation/check?${query}`, {
      signal: AbortSignal.timeout(PATIENCE),
    });
    return warned(verdict.parse(await answer.json()).problem);
  };

  const askOnce = (name: string, find: () => Promise<string>): Promise<string | null> => {
    const known = asked.get(name);
    if (known !== undefined) return known;
    const answer = find()
      .then(ask)
      // The site is down, or has too many questions: no reason to stop an editor.
      .catch(() => null);
    asked.set(name, answer);
    setTimeout(() => asked.delete(name), KEPT);
    return answer;
  };

  return async (value, files) => {
    const { address, fileId } = animationNamed(value);
    if (address !== null) return askOnce(address, async () => address);
    if (fileId === null) return null;
    return askOnce(fileId, async () =>
      z.string().parse(await files.fetch("*[_id == $fileId][0].url", { fileId })),
    );
  };
}
