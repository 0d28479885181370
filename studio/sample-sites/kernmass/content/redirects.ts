import { to } from "../compose.ts";

/** Redirects from URLs that visitors may type, such as the trade's own word for the sensors. */
export const redirects = [
  {
    _id: "redirect-kernmass-en-accelerometers",
    _type: "redirect",
    from: "/en/accelerometers",
    ...to("en", "sensors"),
    permanent: true,
  },
];
