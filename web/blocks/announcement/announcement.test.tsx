import { blockFixtures } from "@marquee/schemas/fixtures";
import { expect, test } from "vitest";
import { blockOf, contextFixture } from "../block.fixture.ts";
import { renderHtml } from "../render-html.fixture.ts";
import { Announcement } from "./announcement.tsx";

const { full, empty } = blockFixtures.announcement;

const render = (raw: unknown, first = false) =>
  renderHtml(
    <Announcement block={blockOf("announcement", raw)} context={{ ...contextFixture, first }} />,
  );

test("[PAGE-1] renders an announcement's label, sentence and link", async () => {
  const html = await render(full);
  expect(html).toContain("Tonight");
  expect(html).toContain("A sixth film, found behind the screen, runs after the fifth.");
  expect(html).toMatch(/<a href="\/en\/programme"[^>]*>See the programme<\/a>/);
});

test("renders no heading, even as the first block of the page", async () => {
  expect(await render(full, true)).not.toMatch(/<h\d/);
});

test("renders only the sentence without a label and a link", async () => {
  const html = await render(empty);
  expect(html).toContain("Doors open at eight.");
  expect(html).not.toMatch(/<a|<b/);
});

test("[PAGE-3] omits a link whose page no longer exists", async () => {
  expect(await render({ ...full, link: { ...full.link, page: null } })).not.toContain("<a");
});
