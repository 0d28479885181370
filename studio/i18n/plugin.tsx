import { deDELocale } from "@sanity/locale-de-de";
import { useEffect } from "react";
import { definePlugin, type LayoutProps, useCurrentLocale } from "sanity";
import { chosenLanguage, languageOf, studioLanguage } from "./language.ts";
import { ownWords } from "./own-words.ts";

/** Opens the page anew once another language was chosen: what forms say was settled when it was opened. */
function LayoutInOneLanguage(props: LayoutProps) {
  const { id } = useCurrentLocale();
  useEffect(() => {
    const now = languageOf(id, []);
    if (now !== studioLanguage && now === chosenLanguage()) location.reload();
  }, [id]);
  return props.renderDefault(props);
}

/** The studio in German beside English: Sanity's own words, and ours. */
export const studioLanguages = definePlugin({
  name: "studio-languages",
  plugins: [deDELocale()],
  i18n: {
    bundles: ownWords,
    // Sanity takes the last one where nobody has chosen: that is the browser's own.
    locales: (known) =>
      known.toSorted(
        (a, b) => Number(a.id.startsWith(studioLanguage)) - Number(b.id.startsWith(studioLanguage)),
      ),
  },
  studio: { components: { layout: LayoutInOneLanguage } },
});
