import { expect, test } from "vitest";
import { ContentUnavailable } from "../content/service/content-fault.ts";
import { plainLook } from "../content/settings/plain-look.ts";
import { shownPage } from "./displayed-page.fixture.ts";
import { pageViewport, siteViewport } from "./site-metadata.ts";

const { settings } = shownPage();
const { primary } = plainLook.tones;

test("[THEME-1] sets the toolbar's color to that of the header in each color scheme", () => {
  const site = { ...settings.site, headerTone: "primary" as const };
  expect(siteViewport({ look: plainLook, site }).themeColor).toEqual([
    { media: "(prefers-color-scheme: light)", color: primary.light.ground },
    { media: "(prefers-color-scheme: dark)", color: primary.dark.ground },
  ]);
});

test("[THEME-4] sets the toolbar's colors to those of the page's own theme", async () => {
  const look = { ...plainLook, tones: { ...plainLook.tones, inverted: primary } };
  const { page } = shownPage({ look });
  const { themeColor } = await pageViewport(Promise.resolve({ page, settings }));
  expect(themeColor).toMatchObject([{ color: primary.light.ground }, {}]);
});

test("[THEME-4] returns no viewport without a page, a theme or the content service, so that the layout's applies", async () => {
  const { page } = shownPage();
  for (const reading of [
    Promise.resolve(null),
    Promise.resolve({ page, settings }),
    Promise.reject(new ContentUnavailable("The service does not answer.")),
  ]) {
    expect(await pageViewport(reading)).toEqual({});
  }
  await expect(pageViewport(Promise.reject(new Error("a bug")))).rejects.toThrow("a bug");
});
