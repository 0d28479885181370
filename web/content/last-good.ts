/** An answer of the content service: its result as sent and the tags that say when it goes stale. */
export type Answer = { result: unknown; tags: readonly string[] };

/** Keeps the last good answers in memory, the least recently stored going first beyond `limit`. */
export function createLastGood(limit: number) {
  const answers = new Map<string, Answer>();
  return {
    store(key: string, answer: Answer): void {
      answers.delete(key);
      answers.set(key, answer);
      const oldest = answers.keys().next();
      if (answers.size > limit && !oldest.done) answers.delete(oldest.value);
    },
    find: (key: string): Answer | undefined => answers.get(key),
  };
}
