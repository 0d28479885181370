/** Limits of CPU time for one commit, in milliseconds. */
const defaultLimits = {
  /** For one filter, over all documents of the commit. */
  each: 250,
  /** For all filters together. */
  all: 1_000,
};

/**
 * Limits the CPU time that listeners' filters take for one commit. The lake ends the listeners of a
 * filter that exceeds the limit `each`. If all filters together exceed the limit `all`, the lake
 * ends the listeners of the slowest filters, until the other filters account for at most half of
 * `all`.
 */
export class CommitBudget<Filter> {
  readonly #limits: typeof defaultLimits;
  readonly #spent = new Map<Filter, number>();

  constructor(limits = defaultLimits) {
    this.#limits = limits;
  }

  /** Adds to the CPU time that a filter has used. Returns the filters whose listeners must be ended. */
  charge(filter: Filter, milliseconds: number): Filter[] {
    const spent = (this.#spent.get(filter) ?? 0) + milliseconds;
    this.#spent.set(filter, spent);
    const ended = spent > this.#limits.each ? [filter] : this.#slowest();
    for (const one of ended) this.#spent.delete(one);
    return ended;
  }

  #slowest(): Filter[] {
    let sum = [...this.#spent.values()].reduce((total, spent) => total + spent, 0);
    if (sum <= this.#limits.all) return [];
    const ended: Filter[] = [];
    for (const [filter, spent] of [...this.#spent].toSorted(([, a], [, b]) => b - a)) {
      if (sum <= this.#limits.all / 2) break;
      ended.push(filter);
      sum -= spent;
    }
    return ended;
  }
}
