/** Limits for a page's weight, in bytes as transferred. */
export const budget = {
  /** The site's own script that loads with the page: twice the limit of a text-only page (8 kB). */
  atOnce: 16_384,
  /** Script that loads on use, such as an animation player or the sign-in form. */
  later: 150_000,
  /**
   * All images of the page, in the files that each kind of device selects: eight seconds on a slow phone connection.
   * They load while a visitor scrolls, so nobody waits for all of them at once.
   */
  pictures: { phone: 1_600_000, computer: 1_600_000 },
  /** The files of all animations. */
  animations: 200_000,
  /** Throughput of a slow phone connection in bytes per second: 1.6 Mbit/s, as in Lighthouse. */
  slowPhone: 200_000,
} as const;
