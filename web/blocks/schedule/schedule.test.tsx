import { blockFixtures } from "@marquee/schemas/fixtures";
import { expect, test } from "vitest";
import { blockOf, contextFixture } from "../block.fixture.ts";
import { renderHtml } from "../render-html.fixture.ts";
import { Schedule } from "./schedule.tsx";

const { full, empty } = blockFixtures.schedule;

const render = (raw: unknown, context = {}) =>
  renderHtml(
    <Schedule block={blockOf("schedule", raw)} context={{ ...contextFixture, ...context }} />,
  );

/** Levels of the headings, in their order. */
const levelsOf = (html: string) => [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));

test("[PAGE-1] a timetable is its days, and what takes place when and where on each", async () => {
  const html = await render(full);
  expect(html).toMatch(/<time dateTime="2026-11-27">.*Friday.*November 27<\/time>/);
  expect(html).toContain('<time dateTime="2026-11-27T20:30">8:30');
  expect(html).toContain('<time dateTime="2026-11-29T00:15">12:15');
  expect(html).toContain("The one room");
  expect(html).toMatch(/<a href="https:\/\/tickets\.example[^>]*>Buy a ticket/);
});

test("its headings skip no level, with a heading of its own and without", async () => {
  expect(levelsOf(await render(full))).toEqual([2, 3, 4, 4, 4, 3, 4, 4]);
  expect(levelsOf(await render(full, { first: true }))[0]).toBe(1);
  expect(levelsOf(await render(empty))).toEqual([2, 3]);
});

test("it says nothing that depends on when the page was made, and no structured data it lacks", async () => {
  const html = await render(full);
  expect(html).not.toMatch(/ld\+json|aria-current/);
  expect(html).toBe(await render(full));
});
