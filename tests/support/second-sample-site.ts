import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import * as z from "zod";
import {
  catalogFolder,
  documentsFile,
  type CatalogSite,
} from "../../studio/sample-sites/replace/catalog.ts";
import { site as nightlight } from "../../studio/sample-sites/nightlight/site.ts";
import { root } from "./stack/places.ts";

const documentsShape = z.array(
  z.looseObject({ _id: z.string(), _type: z.string(), language: z.string().optional() }),
);

/**
 * Reduces a list with one entry for each language to the entry for Spanish. Returns other values
 * unchanged.
 */
function onlySpanish(value: unknown): unknown {
  const entry = z
    .looseObject({ language: z.literal("es") })
    .or(z.looseObject({ code: z.literal("es") }));
  const list = z.array(z.unknown()).safeParse(value).data;
  const found = list?.filter((each) => entry.safeParse(each).success) ?? [];
  return found.length > 0 ? found : value;
}

/**
 * The documents of a second sample site, for tests: Nightlight's English pages, as the pages of a
 * site in Spanish with the name “Harbour” and another theme.
 */
function harbourDocuments() {
  const text = JSON.stringify(nightlight.documents())
    .replaceAll("page-en-", "page-harbour-es-")
    .replaceAll("theme-nightlight", "theme-harbour")
    .replaceAll(/"(language|code|defaultLanguage)":"en"/g, '"$1":"es"')
    .replaceAll('"name":"Nightlight"', '"name":"Harbour"');
  return documentsShape
    .parse(JSON.parse(text))
    .filter(
      ({ _type, language }) =>
        !["template", "redirect"].includes(_type) && (language ?? "es") === "es",
    )
    .map((document) =>
      Object.fromEntries(
        Object.entries(document)
          .filter(([name]) => name !== "translations")
          .map(([name, value]) => [name, name === "blocks" ? value : onlySpanish(value)]),
      ),
    );
}

/** Serves a catalog with a second sample site, “Harbour”, to a page of the studio. */
export async function offerSecondSite(page: Page): Promise<void> {
  const documents = harbourDocuments();
  const harbour: CatalogSite = {
    name: "harbour",
    title: "Harbour",
    description: "A site in Spanish.",
    languages: ["es"],
    ids: documents.map(({ _id }) => String(_id)),
    colors: ["#f7f8f4", "#10222b", "#d8492b", "#2e6f57"],
    hasPicture: false,
  };
  await page.route(`**/${catalogFolder}/catalog.json`, async (route) => {
    const response = await route.fetch();
    const sites = z.array(z.unknown()).parse(await response.json());
    await route.fulfill({ json: [...sites, harbour] });
  });
  await page.route(`**/${catalogFolder}/harbour/**`, async (route) => {
    const [, file = ""] = new URL(route.request().url()).pathname.split("/harbour/");
    if (file === documentsFile) {
      await route.fulfill({ body: documents.map((each) => JSON.stringify(each)).join("\n") });
    } else {
      const folder = join(root, "studio/sample-sites/nightlight");
      await route.fulfill({ body: readFileSync(join(folder, file)) });
    }
  });
}
