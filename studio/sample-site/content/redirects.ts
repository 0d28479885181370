import { toPage } from "../compose/link.ts";

/** What people type who spell it the other way. */
export const redirects = [
  {
    _id: "redirect-en-program",
    _type: "redirect",
    from: "/en/program",
    ...toPage("page-en-programme"),
    permanent: true,
  },
];
