import { say } from "../../i18n/say.ts";
import type { ContentService } from "./said.ts";
import type { Finding } from "./site-report.ts";
import { contentFindings } from "./words-of-content.ts";
import { frameFindings } from "./words-of-frames.ts";
import { siteFindings } from "./words-of-site.ts";

/** Displayed texts of a finding: title, description and fix (null if none is needed). */
export type Words = { title: string; said: string; mend: string | null };

const titles: Readonly<Record<string, string>> = {
  site: say("The site answers"),
  secret: say("You may preview"),
  origin: say("The site knows this studio"),
  content: say("Both read the same content"),
  token: say("The site may read drafts"),
  address: say("Both call the site the same"),
  frame: say("The site’s pages allow the frame"),
  shown: say("The frame shows the site"),
  enable: say("Previewing can begin"),
  cookie: say("Your browser keeps the preview"),
  disable: say("Previewing can end"),
  ends: say("Your browser ends the preview"),
  live: say("Published changes reach the site"),
  signIn: say("Members can sign in"),
  dataset: say("Gates can hold"),
};

/** Texts of all findings, by `<check> <finding>`. */
export const sayings = { ...siteFindings, ...contentFindings, ...frameFindings };

const fill = (text: string, facts: Finding["facts"]): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);

/** Returns the texts of a finding. For findings of a newer site, which have no texts, returns their short names. */
export function wordsOf({ check, finding, facts }: Finding, service: ContentService): Words {
  const [said = finding, mend] = sayings[`${check} ${finding}`] ?? [];
  const toDo = typeof mend === "object" ? mend[service] : mend;
  return {
    title: titles[check] ?? check,
    said: fill(said, facts),
    mend: toDo === undefined ? null : fill(toDo, facts),
  };
}
