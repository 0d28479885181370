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

test("[PAGE-1] renders a countdown's date and time in the venue's time zone", async () => {
  const html = await render(hour);
  expect(html).toContain("The lamp is lit in");
  expect(html).toMatch(/<time dateTime="2031-11-27T18:30:00\.000Z">Thursday, November 27, 2031/);
  expect(html).toMatch(/6:30\sPM Portugal Time<\/time>/);
});

test("renders the same HTML for any time left, so that a cached page stays correct", async () => {
  expect(await render(hour)).toBe(await render(20 * hour));
});

test("hides the dots from assistive technology and renders a timer that is not a live region", async () => {
  const html = await render(hour);
  expect(html).toMatch(/aria-hidden="true"[^>]*>(?:(?!<\/svg>).)*<svg/);
  expect(html).toContain('role="timer"');
  expect(html).not.toContain("aria-live");
});

test("renders the past text and no counter when the moment has passed", async () => {
  const html = await render(-hour);
  expect(html).toContain("The lamp is lit.");
  expect(html).not.toContain("The lamp is lit in");
  expect(html).toContain("data-begun");
});

test("[PAGE-6] renders a countdown for the time that the preview is set to", async () => {
  const block = blockOf("countdown", { ...full, moment: "2031-11-27T18:30:00.000Z" });
  const at = (time: string) =>
    renderHtml(<Countdown block={block} context={{ ...contextFixture, at: Date.parse(time) }} />);
  expect(await at("2031-11-27T18:29:59.000Z")).not.toContain("data-begun");
  expect(await at("2031-11-27T18:30:00.000Z")).toContain("data-begun");
});

test("displays the moment in UTC without a time zone", async () => {
  expect(await render(hour, { timeZone: null })).toMatch(/6:30\sPM UTC<\/time>/);
});
