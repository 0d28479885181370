import { beforeEach, expect, test, vi } from "vitest";
import { contextFixture } from "../blocks/block.fixture.ts";
import { renderHtml } from "../blocks/render-html.fixture.ts";
import { DocumentNotes } from "./document-notes.tsx";
import { PreviewFailure } from "./preview-failure.tsx";
import { stubSiteEnv } from "../runtime/site-env.fixture.ts";

const { t } = contextFixture;
vi.mock("../content/texts/texts.server.ts", () => ({ getTranslate: async () => t }));

beforeEach(() => {
  stubSiteEnv();
  vi.spyOn(console, "error").mockImplementation(() => {});
});

test("[TOL-1] names an invalid field with its reason and a link to it in the studio", async () => {
  const keyed = 'languages[_key=="fr"].name';
  const field = { field: "languages[1].name", keyed, message: "Write the language's name." };
  const id = "localeSettings";
  const problem = { documentId: id, documentType: id, fields: [field] } as const;
  const html = await renderHtml(DocumentNotes({ t, problems: [problem] }));
  expect(html).toContain("Some language settings are not valid");
  expect(html).toContain("Languages › 2 › Name");
  expect(html).toContain(
    "id=localeSettings;type=localeSettings;path=languages%5B_key%3D%3D%22fr%22%5D.name",
  );
});

test("[TOL-2] names the cause and offers a retry when a preview can't be rendered", async () => {
  const error = new Error("The content service did not answer.");
  const html = await renderHtml(await PreviewFailure({ language: "en", error, children: "tools" }));
  expect(html).toContain('role="alert"');
  expect(html).toContain("The content service did not answer.");
  expect(html).toMatch(/<a href="\?">[^<]+<\/a>/);
  expect(html).toContain("tools");
});
