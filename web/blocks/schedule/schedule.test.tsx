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

const levelsOf = (html: string) => [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));

test("[PAGE-1] renders a schedule's days, and time, place and title of each session", async () => {
  const html = await render(full);
  expect(html).toMatch(/<time dateTime="2026-11-27">.*Friday.*November 27<\/time>/);
  expect(html).toContain('<time dateTime="2026-11-27T20:30">8:30');
  expect(html).toContain('<time dateTime="2026-11-29T00:15">12:15');
  expect(html).toContain("The one room");
  expect(html).toMatch(/<a href="https:\/\/tickets\.example[^>]*>Buy a ticket/);
});

test("skips no heading level, with and without a heading of its own", async () => {
  expect(levelsOf(await render(full))).toEqual([2, 3, 4, 4, 4, 3, 4, 4]);
  expect(levelsOf(await render(full, { first: true }))[0]).toBe(1);
  expect(levelsOf(await render(empty))).toEqual([2, 3]);
});

test("renders nothing that depends on the time of rendering", async () => {
  const html = await render(full);
  expect(html).not.toContain("aria-current");
  expect(html).toBe(await render(full));
});

const jsonLdIn = (html: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "null");

test("[PAGE-8] lists sessions in JSON-LD when time zone, venue and address are known, but not in a preview", async () => {
  const events = jsonLdIn(await render(full));
  expect(events).toMatchObject({
    "@graph": [
      {
        "@type": "Event",
        name: "The foyer opens",
        startDate: "2026-11-27T20:00:00+01:00",
        endDate: "2026-11-27T20:30:00+01:00",
        location: { "@type": "Place", name: "The Meridian", address: "9 Tallow Street, Tallowby" },
      },
      {},
      {},
      {},
      { startDate: "2026-11-28T23:30:00+01:00", endDate: "2026-11-29T00:15:00+01:00" },
    ],
  });
  for (const field of ["timeZone", "venue", "address"] as const) {
    expect(jsonLdIn(await render({ ...full, [field]: null }))).toBeNull();
  }
  expect(jsonLdIn(await render(full, { draft: true }))).toBeNull();
});

test("[PAGE-8] links to its calendar file when it has a time zone", async () => {
  const offered = 'href="/calendar/page-en-test/schedule.ics"';
  expect(await render(full)).toContain(offered);
  expect(await render({ ...full, venue: null, address: null })).toContain(offered);
  expect(await render({ ...full, timeZone: null })).not.toContain("/calendar/");
});

test("[GATE-2] offers no calendar file and no JSON-LD behind a gate", async () => {
  const document = { id: "page-en-test", path: 'blocks[_key=="gate"].blocks[_key=="schedule"]' };
  expect(await render(full, { document })).not.toMatch(/\/calendar\/|ld\+json/);
});
