import type { SiteAddresses } from "../../content/addresses/site-addresses.ts";

/** Provides the published addresses. They change with the index of pages (`content/page-index`). */
export type AddressList = {
  /** Returns the addresses, or null before the first successful read. */
  current(): SiteAddresses | null;
  /**
   * Reads the latest changes of addresses. The read starts after this call, so its result includes everything
   * that was published before the call. Concurrent callers share one read, whatever addresses they look for. When
   * reading fails, the previous addresses remain and are marked as not current.
   */
  reread(): Promise<SiteAddresses | null>;
};

export type AddressListParts = {
  read: () => Promise<SiteAddresses>;
  onFailure: (error: unknown) => void;
  now: () => number;
  pause: (ms: number) => Promise<void>;
};

/**
 * Shortest pause between two reads, in ms. After a slow read the pause is `PAUSE_FACTOR` times the read's duration, up
 * to `LONGEST_PAUSE`. Reads thus usually take at most a third of the time, however many unknown addresses are
 * requested.
 */
const SHORTEST_PAUSE = 5;
const PAUSE_FACTOR = 2;
/**
 * Longest pause in ms. A published page must be reachable within a second, so requests for new addresses can't wait
 * longer.
 */
const LONGEST_PAUSE = 250;

export function createAddressList({ read, onFailure, now, pause }: AddressListParts): AddressList {
  let known: SiteAddresses | null = null;
  let current: Promise<void> = Promise.resolve();
  let next: Promise<SiteAddresses | null> | null = null;
  let earliest = 0;

  async function readOnce(): Promise<void> {
    const began = now();
    try {
      known = await read();
    } catch (error) {
      known = known && { ...known, isCurrent: false };
      onFailure(error);
    }
    const took = now() - began;
    earliest = now() + Math.min(LONGEST_PAUSE, Math.max(SHORTEST_PAUSE, took * PAUSE_FACTOR));
  }

  async function readNext(): Promise<SiteAddresses | null> {
    // Waits for a read in progress. That read began before this call, so it may lack the latest publications.
    await current;
    const wait = earliest - now();
    if (wait > 0) await pause(wait);
    next = null;
    current = readOnce();
    await current;
    return known;
  }

  return {
    current: () => known,
    reread: () => (next ??= readNext()),
  };
}
