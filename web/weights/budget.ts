/** What a page should weigh at most, in bytes as they cross the wire, and how fast they come. */
export const budget = {
  /** The site's own script that comes with the page: twice what a page of text alone may have (8 kB). */
  atOnce: 16_384,
  /** Script that comes once something is used: an animation's player, the sign-in form. */
  later: 150_000,
  /** All pictures of the page, in the files that a window of this kind takes. */
  pictures: { phone: 1_000_000, computer: 1_500_000 },
  animations: 200_000,
  /** Bytes per second of a slow phone's connection: 1.6 Mbit/s, as Lighthouse has it. */
  slowPhone: 200_000,
} as const;
