/** German versions of reasons that only the site reports in a preview. */
export const previewProblems = {
  "A part of this block that runs in the browser failed.":
    "Ein Teil dieses Blocks, der im Browser läuft, ist fehlgeschlagen.",
  "This block can't be rendered: {cause}.": "Dieser Block lässt sich nicht darstellen: {cause}.",
  'The site does not know blocks of type "{type}".':
    "Die Website kennt keine Blöcke vom Typ „{type}“.",
  "This block is from a newer version of the site.":
    "Dieser Block stammt aus einer neueren Version der Website.",
  "The site does not know this field.": "Die Website kennt dieses Feld nicht.",
} as const;
