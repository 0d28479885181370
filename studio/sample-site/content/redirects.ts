import { toPage } from "../compose/link.ts";

/** Redirects from likely alternative spellings of the pages' URLs. */
export const redirects = [
  {
    _id: "redirect-en-program",
    _type: "redirect",
    from: "/en/program",
    ...toPage("page-en-programme"),
    permanent: true,
  },
];
