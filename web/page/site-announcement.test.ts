import type { SiteSettings } from "@marquee/schemas/types";
import { expect, test } from "vitest";
import { settingsDocuments } from "../content/settings/settings-documents.ts";
import { shownPage } from "./displayed-page.fixture.ts";
import { announcementAt, announcementChange } from "./site-announcement.ts";

const { settings } = shownPage();
const site = (shown: { from: number | null; until: number | null }): SiteSettings => ({
  ...settingsDocuments.site.defaults,
  languages: settings.site.languages.map((words) => ({
    ...words,
    announcement: { text: "Closed on Friday.", link: null, shown },
  })),
});

const period = site({ from: 1_000, until: 2_000 });

test.each([
  [999, false],
  [1_000, true],
  [1_999, true],
  [2_000, false],
  [null, true],
])("[PAGE-10] displays an announcement from 1000 to 2000 at %s: %s", (at, isDisplayed) => {
  expect(announcementAt(period, "de", at) !== null).toBe(isDisplayed);
});

test.each([
  [0, 1_000],
  [1_000, 2_000],
  [2_000, null],
])("[PAGE-10] the pages of time %s are renewed at %s", (at, change) => {
  expect(announcementChange(period, "de", at)).toBe(change);
});

test("[PAGE-10] an announcement without a period never renews a page, and other languages have none", () => {
  const always = site({ from: null, until: null });
  expect(announcementChange(always, "de", 0)).toBeNull();
  expect(announcementAt(always, "fr", 0)).toBeNull();
});
