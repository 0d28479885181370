import { toPage } from "../../compose/link.ts";

/** Redirects from URLs that visitors may type, such as another spelling of “programme”. */
export const redirects = [
  {
    _id: "redirect-en-program",
    _type: "redirect",
    from: "/en/program",
    ...toPage("page-en-programme"),
    permanent: true,
  },
];
