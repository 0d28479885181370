import type { Path } from "sanity";
import { translate } from "../../i18n/translate.ts";

/** Name of the inspector with the checks. The studio's URLs contain it. */
export const inspectorName = "checks";

/** Titles of the checks, in the order in which the inspector lists them. */
export const checks = {
  fields: translate("Fields"),
  address: translate("Slug and redirects"),
  headings: translate("Headings"),
  pictures: translate("Images and alt text"),
  links: translate("Links"),
  languages: translate("Languages of the content"),
  gates: translate("Sign-in gates"),
  anchors: translate("Anchors"),
  videos: translate("Videos"),
  animations: translate("Animations"),
  uploads: translate("Files in sign-in gates"),
  search: translate("SEO"),
};

export type Check = keyof typeof checks;

export type Finding = {
  check: Check;
  /** `error` prevents publishing. `warning` is displayed before publishing. `info` is only listed. */
  level: "error" | "warning" | "info";
  /** The field in which the editor can fix the problem. */
  path: Path;
  message: string;
};

/** Returns the id of a finding, which stays the same until the finding is fixed. */
export const nameOf = ({ path, message }: Finding): string => `${JSON.stringify(path)} ${message}`;
