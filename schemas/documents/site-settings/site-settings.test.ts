import { expect, test } from "vitest";
import { siteLinkFixture } from "../../fields/link/link.fixture.ts";
import { defaultSiteSettings, siteSettingsShape } from "./site-settings.contract.ts";

const footer = { footerText: null, footerLinks: null, footerColumns: null };
const header = { tagline: null, description: null, menu: null, headerAction: null };
const notFound = { notFoundHeading: null, notFoundText: null };
const words = { language: "en", announcement: null, ...header, ...footer, ...notFound };

const parse = (own: object, more: object = {}) =>
  siteSettingsShape.safeParse({
    ...defaultSiteSettings,
    ...more,
    languages: [{ ...words, ...own }],
  });
const announcementIn = (own: object) =>
  parse({ announcement: { ...announcement, ...own } }).data?.languages[0]?.announcement;

const announcement = { text: "Closed on Friday.", link: siteLinkFixture, from: null, until: null };

test("[PAGE-10] uses the default of each layout and tone that the document lacks", () => {
  const empty = { headerLayout: null, headerTone: null, footerLayout: null, footerTone: null };
  expect(parse({}, empty).data).toMatchObject({
    headerLayout: "inline",
    headerTone: "inverted",
    footerLayout: "columns",
    footerTone: "inverted",
  });
});

test("[PAGE-10] returns an announcement's display period in ms, and none without a text", () => {
  const shown = { from: Date.UTC(2026, 10, 1, 8), until: null };
  expect(announcementIn({ from: "2026-11-01T09:00:00+01:00" })).toMatchObject({ shown });
  expect(announcementIn({ text: "  " })).toBeNull();
});

test("[PAGE-10] rejects an announcement that ends before it begins, and names the field `until`", () => {
  const period = { from: "2026-11-02T09:00:00Z", until: "2026-11-01T09:00:00Z" };
  const { error } = parse({ announcement: { ...announcement, ...period } });
  const paths = error?.issues.map(({ path }) => path.join("."));
  expect(paths).toEqual(["languages.0.announcement.until"]);
});

test.each(["http://example.org/us", "javascript:alert(1)", "https://a:b@example.org/"])(
  "[SEC-2][PAGE-10] rejects the social link %s",
  (url) => {
    expect(parse({}, { socialLinks: [{ _key: "a", url, label: null }] }).success).toBe(false);
  },
);
