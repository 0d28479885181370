import type { Observable } from "rxjs";
import type { InitialValueResolverContext, Template } from "sanity";
import type { StructureBuilder, StructureResolverContext } from "sanity/structure";
import * as z from "zod";
import { followQuery } from "../connection/follow-query.ts";
import { translate } from "../../i18n/translate.ts";
import { freshKey, withFreshKeys } from "../composing/new-block.ts";
import { storedBlock } from "./reuse-block.ts";
import { apiVersion } from "../../lib/api-version.ts";

/** Id of the initial value template (a Sanity feature) that creates a page from an editor's page template. */
export const pageFromTemplate = "pageFromTemplate";

type Chosen = { language: string; template: string };

const held = z.array(storedBlock).catch([]);

async function valueOf(
  { language, template }: Chosen,
  { getClient }: Pick<InitialValueResolverContext, "getClient">,
) {
  const client = getClient({ apiVersion }).withConfig({ perspective: "published" });
  const blocks = await client.fetch<unknown>("*[_id == $template][0].blocks", { template });
  return { language, blocks: held.parse(blocks).map((block) => withFreshKeys(block, freshKey)) };
}

/**
 * Sanity's initial value template for a new page. The page gets copies of the blocks in an editor's page template. The
 * copies have new keys.
 */
export const pageFromTemplateValue: Template<Chosen> = {
  id: pageFromTemplate,
  title: translate("Page from template"),
  schemaType: "page",
  parameters: [
    { name: "language", title: translate("Language"), type: "string" },
    { name: "template", title: translate("Page template"), type: "string" },
  ],
  value: valueOf,
};

const offeredShape = z.array(
  z.object({ _id: z.string(), title: z.string(), description: z.string().nullable() }),
);
export type OfferedTemplate = z.infer<typeof offeredShape>[number];

const offered = `*[_type == "template" && defined(title) && (!defined(language) || language == $language)]
  | order(title asc){ _id, title, description }`;

export function templatesFor(
  language: string,
  { documentStore }: StructureResolverContext,
): Observable<OfferedTemplate[]> {
  return followQuery(
    documentStore,
    offered,
    { language },
    {
      apiVersion,
      perspective: "published",
      tag: "templates",
      parse: (found) => offeredShape.safeParse(found).data ?? [],
    },
  );
}

export const templateItems = (
  S: StructureBuilder,
  language: string,
  templates: readonly OfferedTemplate[],
) =>
  templates.map(({ _id, title, description }) =>
    S.initialValueTemplateItem(pageFromTemplate, { language, template: _id })
      .title(title)
      .description(description ?? translate("Page template")),
  );
