import type { SiteSettings } from "@marquee/schemas/types";
import type { Member } from "../auth/member.ts";
import type { Settings } from "../content/settings.server.ts";
import type { Translate } from "../i18n/translate.ts";

/** What header and footer know of the page between them. */
export type Frame = {
  settings: Settings;
  /** Language of the page. */
  language: string;
  /** The same page in other languages. */
  versions: readonly { language: string; slug: string }[];
  t: Translate;
  member: Member | null;
};

/** What the site says of itself in one language: tagline, menu, footer. Undefined where nothing was written. */
export function wordsOf(
  site: SiteSettings,
  language: string,
): SiteSettings["languages"][number] | undefined {
  return site.languages.find((words) => words.language === language);
}
