import { createPageFinisher } from "./finish-page.ts";

/** A finisher of pages that allows no other host. */
export const openFinisher = (more: Partial<Parameters<typeof createPageFinisher>[0]> = {}) =>
  createPageFinisher({
    hosts: { parents: [], connect: [], frames: [], secure: false },
    ownScripts: [],
    startFile: null,
    ...more,
  });
