import { toPage } from "../../compose/link.ts";

/** A redirect from the URL that visitors type to find the opening hours. */
export const redirects = [
  {
    _id: "redirect-tidewater-en-opening-hours",
    _type: "redirect",
    from: "/en/opening-hours",
    ...toPage("page-tidewater-en-visit"),
    permanent: true,
  },
];
