import { deDELocale } from "@sanity/locale-de-de";
import { useEffect } from "react";
import { definePlugin, type LayoutProps, useCurrentLocale } from "sanity";
import { chosenLanguage, languageOf, studioLanguage } from "./language.ts";
import { ToolMenuWithLanguages } from "./language-switch.tsx";
import { sanityTexts } from "./sanity-texts.ts";

/** Reloads the page after a change of language, because the schema's texts are translated only once. */
function LayoutInOneLanguage(props: LayoutProps) {
  const { id } = useCurrentLocale();
  useEffect(() => {
    const now = languageOf(id, []);
    if (now !== studioLanguage && now === chosenLanguage()) location.reload();
  }, [id]);
  return props.renderDefault(props);
}

/** Plugin that adds German translations of Sanity's texts and of the studio's own texts, and a switch of the language. */
export const studioLanguages = definePlugin({
  name: "studio-languages",
  plugins: [deDELocale()],
  i18n: {
    bundles: sanityTexts,
    // Moves the studio's language to the end, because Sanity uses the last locale in the list as
    // the default.
    locales: (known) =>
      known.toSorted(
        (a, b) => Number(a.id.startsWith(studioLanguage)) - Number(b.id.startsWith(studioLanguage)),
      ),
  },
  studio: { components: { layout: LayoutInOneLanguage, toolMenu: ToolMenuWithLanguages } },
});
