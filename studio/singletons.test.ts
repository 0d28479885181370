import { expect, test } from "vitest";
import { newDocumentOptions, templates } from "./singletons.ts";

const template = (id: string) => ({ id, title: id, schemaType: id, value: {} });
const option = (templateId: string) => ({
  id: templateId,
  templateId,
  type: "initialValueTemplateItem" as const,
});

test("[PAGE-11] a new singleton begins with its initial values, and no menu offers another one", () => {
  const known = templates([template("authSettings"), template("page")]);
  expect(known.map(({ id }) => id)).toContain("authSettings");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the function reads no context
  const context = {} as Parameters<typeof newDocumentOptions>[1];
  const items = known.map(({ id }) => option(id));
  const offered = newDocumentOptions(items, context);
  const ids = Array.isArray(offered) ? offered.map(({ templateId }) => templateId) : [];
  expect(ids).toContain("page");
  expect(ids).not.toContain("authSettings");
});
