import { say } from "../../i18n/say.ts";
import type { ContentService, Finding } from "./check-result.ts";
import { contentFindings } from "./words-of-content.ts";
import { frameFindings } from "./words-of-frames.ts";
import { siteFindings } from "./words-of-site.ts";

/** Displayed texts of a finding: title, description and fix (null if none is needed). */
export type Words = { title: string; said: string; fix: string | null };

const titles: Readonly<Record<string, string>> = {
  site: say("Site connection"),
  secret: say("Preview permission"),
  origin: say("Studio origin"),
  content: say("Project and dataset"),
  token: say("Read token"),
  address: say("Site URL"),
  frame: say("Frame headers"),
  shown: say("Preview frame"),
  enable: say("Start preview"),
  cookie: say("Preview cookie"),
  disable: say("Exit preview"),
  ends: say("Exit in this browser"),
  live: say("Live updates"),
  signIn: say("Sign-in service"),
  dataset: say("Dataset visibility"),
};

/** Texts of all findings, by `<check> <finding>`. */
export const sayings = { ...siteFindings, ...contentFindings, ...frameFindings };

const fill = (text: string, facts: Finding["facts"]): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);

/** Returns the texts of a finding. For findings of a newer site, which have no texts, returns their short names. */
export function wordsOf({ check, finding, facts }: Finding, service: ContentService): Words {
  const [said = finding, fix] = sayings[`${check} ${finding}`] ?? [];
  const toDo = typeof fix === "object" ? fix[service] : fix;
  return {
    title: titles[check] ?? check,
    said: fill(said, facts),
    fix: toDo === undefined ? null : fill(toDo, facts),
  };
}
