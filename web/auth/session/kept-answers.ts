import type { Member } from "../member.ts";

type Kept = { until: number; answer: Promise<Member | null>; uid: string | null };

/** Answers to who a cookie stands for, each for a while, by keys that are no secret. `keepMs` in ms. */
export type KeptAnswers = {
  get: (key: string) => Promise<Member | null> | null;
  /** Keeps an answer; one that rejects is dropped, so that it is asked again. */
  set: (key: string, answer: Promise<Member | null>) => void;
  /** Drops every answer about a member: what is kept may be older than what just happened. */
  forget: (uid: string) => void;
};

/** Keeps at the most `most` answers: then the oldest goes. */
export function keepAnswers({
  keepMs,
  most,
  now,
}: {
  keepMs: number;
  most: number;
  now: () => number;
}): KeptAnswers {
  const kept = new Map<string, Kept>();

  const dropOld = () => {
    for (const [key, { until }] of kept) {
      if (kept.size < most && now() < until) return;
      kept.delete(key);
    }
  };

  return {
    get: (key) => {
      const known = kept.get(key);
      return known && now() < known.until ? known.answer : null;
    },
    set: (key, answer) => {
      kept.delete(key);
      dropOld();
      const entry: Kept = { until: now() + keepMs, answer, uid: null };
      kept.set(key, entry);
      answer.then(
        (member) => (entry.uid = member?.uid ?? ""),
        () => kept.get(key) === entry && kept.delete(key),
      );
    },
    forget: (uid) => {
      for (const [key, entry] of kept) {
        // Whose answer is still awaited may be this member's, from before.
        if (entry.uid === uid || entry.uid === null) kept.delete(key);
      }
    },
  };
}
