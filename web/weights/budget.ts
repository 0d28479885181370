/** What a page should weigh at most, in bytes as they cross the wire, and how fast they come. */
export const budget = {
  /** The site's own script that comes with the page: twice what a page of text alone may have (8 kB). */
  atOnce: 16_384,
  /** Script that comes once something is used: an animation's player, the sign-in form. */
  later: 150_000,
  /**
   * All pictures of the page, in the files that a window of this kind takes: eight seconds of a slow phone's connection.
   * They come as a visitor scrolls to them, so nobody waits for all of them at once.
   */
  pictures: { phone: 1_600_000, computer: 1_600_000 },
  /** The files of all animations. */
  animations: 200_000,
  /** Bytes per second of a slow phone's connection: 1.6 Mbit/s, as Lighthouse has it. */
  slowPhone: 200_000,
} as const;
