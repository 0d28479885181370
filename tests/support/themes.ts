import type { SanityClient } from "@sanity/client";

/** A theme document as the Studio stores it, with the colors of {@link plainColors} by default. */
export type StoredTheme = { _id: `theme-${string}`; _type: "theme"; [field: string]: unknown };

const plainColors = { paper: "#f2f4f1", ink: "#0e1113", primary: "#2e6f57" };

export const themeDocument = (name: string, fields: object = {}): StoredTheme => ({
  _id: `theme-${name}`,
  _type: "theme",
  title: name,
  ...plainColors,
  ...fields,
});

const reference = (id: string) => ({ _type: "reference", _ref: id });

export async function useTheme(lake: SanityClient, theme: StoredTheme): Promise<void> {
  await lake
    .transaction()
    .createOrReplace(theme)
    .patch("siteSettings", { set: { theme: reference(theme._id) } })
    .commit();
}

/** Restores the sample site's theme, and deletes all other themes and the pages with a theme of their own. */
export async function restoreTheme(lake: SanityClient): Promise<void> {
  const sample = "theme-nightlight";
  await lake
    .patch("siteSettings")
    .set({ theme: reference(sample) })
    .commit();
  await lake.delete({ query: '*[_type == "page" && defined(theme)]' });
  await lake.delete({
    query: '*[_type == "theme" && !(_id in [$sample, "drafts." + $sample])]',
    params: { sample },
  });
}
