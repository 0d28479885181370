import { type PresetName, presets } from "@marquee/schemas/studio";
import type { Template } from "sanity";
import type { StructureBuilder } from "sanity/structure";
import { translate } from "../../i18n/translate.ts";

const titles: Readonly<Record<PresetName, string>> = {
  cinema: translate("Cinema"),
  museum: translate("Museum"),
  instrument: translate("Instrument"),
  blackAndWhite: translate("Black and white"),
  magazine: translate("Magazine"),
  friendly: translate("Friendly"),
  poster: translate("Poster"),
  garden: translate("Garden"),
};

const isPreset = (name: unknown): name is PresetName =>
  typeof name === "string" && Object.hasOwn(presets, name);

const THEME = "theme";

function valuesOf(name: PresetName) {
  const { palette, typefaces, shape } = presets[name];
  const colors = Object.fromEntries(Object.entries(palette).filter(([, color]) => color !== null));
  return { title: titles[name], ...colors, typefaces, shape };
}

/**
 * The only initial value template of themes. The preset is its parameter. If each preset had its own
 * template, a link that names no template would create a theme without initial values.
 */
export const themeTemplate: Template = {
  id: THEME,
  title: translate("Theme"),
  schemaType: THEME,
  parameters: [{ name: "preset", type: "string" }],
  value: ({ preset }: { preset?: unknown }) => (isPreset(preset) ? valuesOf(preset) : {}),
};

/** The “Create” menu of the list of themes: a plain theme, and the presets. */
export const themeItems = (S: StructureBuilder) => [
  S.initialValueTemplateItem(THEME).title(translate("Plain")),
  ...Object.entries(titles).map(([preset, title]) =>
    S.initialValueTemplateItem(THEME, { preset }).title(title),
  ),
];
