import { TranslateIcon } from "@sanity/icons/Translate";
import { Button, Flex } from "@sanity/ui";
import { type ToolMenuProps, useLocale } from "sanity";
import { languageOf, studioLanguage } from "./language.ts";

/** Names of the studio's languages in themselves. */
const names = { en: "English", de: "Deutsch" } as const;

/**
 * Buttons that change the language of the studio. The Studio 6.9.2 has the setting, but its menu no longer displays it.
 * The plugin reloads the studio after a change.
 */
function LanguageSwitch() {
  const { locales, changeLocale } = useLocale();
  return locales
    .map(({ id }) => ({ id, language: languageOf(id, []) }))
    .filter(({ language }) => language !== studioLanguage)
    .map(({ id, language }) => (
      <Button
        key={id}
        lang={language}
        icon={TranslateIcon}
        mode="bleed"
        fontSize={1}
        padding={2}
        text={names[language]}
        onClick={() => void changeLocale(id)}
      />
    ));
}

export const ToolMenuWithLanguages = (props: ToolMenuProps) => (
  <Flex
    align={props.context === "sidebar" ? "flex-start" : "center"}
    direction={props.context === "sidebar" ? "column" : "row"}
    flex={1}
    gap={2}
  >
    {props.renderDefault(props)}
    <LanguageSwitch />
  </Flex>
);
