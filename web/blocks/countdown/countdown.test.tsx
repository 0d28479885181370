import { blockFixtures } from "@marquee/schemas/fixtures";
import { expect, test } from "vitest";
import { blockOf, contextFixture } from "../block.fixture.ts";
import { renderHtml } from "../render-html.fixture.ts";
import { Countdown, CountdownAt } from "./countdown.tsx";

const { full } = blockFixtures.countdown;

const hour = 3_600_000;

const render = (until: number, fields = {}) =>
  renderHtml(
    <CountdownAt
      block={blockOf("countdown", { ...full, ...fields })}
      context={contextFixture}
      until={until}
    />,
  );

test("[PAGE-1] a countdown says its moment in words, by the clocks of the venue", async () => {
  const html = await render(hour);
  expect(html).toContain("The lamp is lit in");
  expect(html).toMatch(/<time dateTime="2031-11-27T18:30:00\.000Z">Thursday, November 27, 2031/);
  expect(html).toMatch(/6:30\sPM Portugal Time<\/time>/);
});

test("a page may be old when it is read: its HTML says nothing of the time left", async () => {
  expect(await render(hour)).toBe(await render(20 * hour));
});

test("the lamps are for the eye alone; their sentence is no live region", async () => {
  const html = await render(hour);
  expect(html).toMatch(/aria-hidden="true"[^>]*>(?:(?!<\/svg>).)*<svg/);
  expect(html).toContain('role="timer"');
  expect(html).not.toContain("aria-live");
});

test("a moment that had come when the page was made is told as past, and counts nothing", async () => {
  const html = await render(-hour);
  expect(html).toContain("The lamp is lit.");
  expect(html).not.toContain("The lamp is lit in");
  expect(html).toContain("data-begun");
});

test("[PAGE-6] a countdown is shown as it stands at the moment that the page is shown at", async () => {
  const block = blockOf("countdown", { ...full, moment: "2031-11-27T18:30:00.000Z" });
  const at = (time: string) =>
    renderHtml(<Countdown block={block} context={{ ...contextFixture, at: Date.parse(time) }} />);
  expect(await at("2031-11-27T18:29:59.000Z")).not.toContain("data-begun");
  expect(await at("2031-11-27T18:30:00.000Z")).toContain("data-begun");
});

test("without a zone the moment is told in world time", async () => {
  expect(await render(hour, { timeZone: null })).toMatch(/6:30\sPM UTC<\/time>/);
});
