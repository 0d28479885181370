import { translate } from "../../i18n/translate.ts";
import type { ContentService, CheckResult } from "./check-result.ts";
import { contentTexts } from "./content-texts.ts";
import { frameTexts } from "./frame-texts.ts";
import { siteTexts } from "./site-texts.ts";

export type DisplayedResult = { title: string; description: string; fix: string | null };

const titles: Readonly<Record<string, string>> = {
  site: translate("Site connection"),
  secret: translate("Preview permission"),
  origin: translate("Requests from the studio"),
  content: translate("Project and dataset"),
  token: translate("Read token"),
  address: translate("Site URL"),
  frame: translate("Embedding settings"),
  shown: translate("Display in the studio"),
  enable: translate("Start preview"),
  cookie: translate("Preview cookie"),
  disable: translate("Exit preview"),
  ends: translate("Exit preview in this browser"),
  live: translate("Live updates"),
  signIn: translate("Sign-in service"),
  dataset: translate("Dataset visibility"),
};

export const resultTexts = { ...siteTexts, ...contentTexts, ...frameTexts };

const fill = (text: string, facts: CheckResult["facts"]): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);

/**
 * Returns the texts of a finding. A newer site may report a finding without texts in this studio.
 * Then the title and the description are the names of the check and the finding, and `fix` is null.
 */
export function textsOfResult(
  { check, finding, facts }: CheckResult,
  service: ContentService,
): DisplayedResult {
  const [description = finding, fix] = resultTexts[`${check} ${finding}`] ?? [];
  const toDo = typeof fix === "object" ? fix[service] : fix;
  return {
    title: titles[check] ?? check,
    description: fill(description, facts),
    fix: toDo === undefined ? null : fill(toDo, facts),
  };
}
