import { say } from "../i18n/say.ts";
import type { Path } from "sanity";

/** What a page is checked for, in the order in which the list shows it. */
export const checks = {
  fields: say("Fields"),
  address: say("Address and redirects"),
  headings: say("Headings"),
  pictures: say("Pictures and what they show"),
  links: say("Links"),
  anchors: say("Anchors"),
  films: say("Films"),
  animations: say("Animations"),
  colours: say("Colours"),
  uploads: say("Files behind a gate"),
  search: say("Search engines"),
};

/** Name of one of the checks. */
export type Check = keyof typeof checks;

/** One thing to be said of a page. */
export type Finding = {
  check: Check;
  /** `error` would break the site and stops publishing, `warning` is said before publishing, `info` is only listed. */
  level: "error" | "warning" | "info";
  /** The field in which it is mended. */
  path: Path;
  /** What is wrong and how to mend it, for an editor. */
  message: string;
};

/** Names a finding, the same for as long as nobody mended it. */
export const nameOf = ({ path, message }: Finding): string => `${JSON.stringify(path)} ${message}`;
