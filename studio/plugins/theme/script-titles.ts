import type { Script } from "@marquee/schemas/studio";
import { translate } from "../../i18n/translate.ts";

export const scriptTitles: Readonly<Record<Script, string>> = {
  latin: translate("Latin"),
  vietnamese: translate("Vietnamese"),
  cyrillic: translate("Cyrillic"),
  greek: translate("Greek"),
  arabic: translate("Arabic"),
  hebrew: translate("Hebrew"),
  devanagari: translate("Devanagari"),
  thai: translate("Thai"),
  japanese: translate("Japanese"),
  chinese: translate("Chinese (simplified)"),
  korean: translate("Korean"),
};

export const scriptList = (scripts: readonly Script[]): string =>
  scripts.map((script) => scriptTitles[script]).join(", ");
