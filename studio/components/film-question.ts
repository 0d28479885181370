import { parseVideoAddress } from "@marquee/schemas/contract";
import * as z from "zod";
import { say } from "../i18n/say.ts";

/** The site asks the host for two and a half seconds itself. In ms. */
const PATIENCE = 6_000;

const answerShape = z.discriminatedUnion("state", [
  z.object({
    state: z.literal("playable"),
    title: z.string().nullable(),
    /** Length in seconds. */
    seconds: z.number().nullable(),
    /** Path of the host's still on the site. */
    still: z.string().startsWith("/").nullable(),
  }),
  z.object({ state: z.enum(["notFound", "notEmbeddable", "unknown"]) }),
]);

/** What the host of a film says of it, as the site was told. `unknown`: nobody could be asked; the film may be fine. */
export type FilmAnswer = z.infer<typeof answerShape>;

/** Asks about the film at an address; null where the address names none. Never rejects. */
export type FilmQuestion = (address: unknown) => Promise<FilmAnswer | null>;

async function askSite(
  site: string,
  address: string,
  fetchAnswer: typeof fetch,
): Promise<FilmAnswer> {
  try {
    const query = new URLSearchParams({ address });
    const answer = await fetchAnswer(`${site}/api/film?${query}`, {
      signal: AbortSignal.timeout(PATIENCE),
    });
    return answerShape.parse(await answer.json());
  } catch {
    // The site is down, or has too many questions: no reason to stop an editor.
    return { state: "unknown" };
  }
}

/** A way to ask the site about films: each is asked about once, until its host answers. */
export function createFilmQuestion(
  site: string,
  fetchAnswer: typeof fetch = (input, init) => fetch(input, init),
): FilmQuestion {
  const asked = new Map<string, Promise<FilmAnswer>>();
  return async (address) => {
    if (typeof address !== "string" || parseVideoAddress(address) === null) return null;
    const answer = asked.get(address) ?? askSite(site, address, fetchAnswer);
    asked.set(address, answer);
    const { state } = await answer;
    // A film may be put right at its host at any time; what is fine is not asked about at each letter.
    if (state !== "playable") asked.delete(address);
    return answer;
  };
}

const warnings = {
  notFound: say(
    "There is no film at this address, or it is private. Visitors will be told that it is gone.",
  ),
  notEmbeddable: say(
    "The film's host does not let other sites show it. Its owner can allow it in the film's privacy settings.",
  ),
} as const;

/** What an editor should mend, in a sentence; null where there is nothing to mend, or nothing known. */
export const warningOf = (answer: FilmAnswer | null): string | null =>
  answer === null || answer.state === "playable" || answer.state === "unknown"
    ? null
    : warnings[answer.state];
