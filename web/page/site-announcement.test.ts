import type { SiteSettings } from "@marquee/schemas/types";
import { expect, test } from "vitest";
import { settingsDocuments } from "../content/settings/settings-documents.ts";
import { shownPage } from "../seo/displayed-page.fixture.ts";
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
  [0, false, 1_000],
  [999, false, 1_000],
  [1_000, true, 2_000],
  [1_999, true, 2_000],
  [2_000, false, null],
])(
  "[PAGE-10] an announcement from 1000 to 2000 is displayed at %s: %s, and pages are renewed at %s",
  (at, isDisplayed, change) => {
    expect(announcementAt(period, "de", at) !== null).toBe(isDisplayed);
    expect(announcementChange(period, "de", at)).toBe(change);
  },
);

test("[PAGE-10] an announcement without a period never renews a page, and other languages have none", () => {
  const always = site({ from: null, until: null });
  expect(announcementChange(always, "de", 0)).toBeNull();
  expect(announcementAt(always, "fr", 0)).toBeNull();
  expect(announcementAt(period, "de", null)).not.toBeNull();
});
