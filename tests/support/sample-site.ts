import * as z from "zod";
import { readDocuments } from "../../studio/sample-sites/documents.ts";
import { sampleSites } from "../../studio/sample-sites/sites.ts";

const documents = readDocuments(sampleSites[0]);

const pageShape = z.object({
  _id: z.string(),
  _type: z.literal("page"),
  language: z.string(),
  slug: z.object({ current: z.string() }),
  seo: z.object({ noindex: z.boolean() }),
});

/** The pages of the sample site that tests use. */
export const samplePages = documents.flatMap(
  (document) => pageShape.safeParse(document).data ?? [],
);

const settings = (id: string) => documents.find(({ _id }) => _id === id);

/** The settings of the sample site that tests use. */
export const sampleSettings = {
  auth: z.looseObject({}).parse(settings("authSettings")),
  locale: z
    .object({
      languages: z.array(
        z.looseObject({ code: z.string(), name: z.string(), direction: z.string() }),
      ),
    })
    .parse(settings("localeSettings")),
  site: z
    .object({
      languages: z.array(z.object({ language: z.string(), notFoundHeading: z.string() })),
    })
    .parse(settings("siteSettings")),
};
