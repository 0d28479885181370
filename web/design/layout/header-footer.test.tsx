import type { SiteSettings } from "@marquee/schemas/types";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { contextFixture } from "../../blocks/block.fixture.ts";
import { plainLook } from "../../content/settings/plain-look.ts";
import { picture, shownPage } from "../../seo/displayed-page.fixture.ts";
import { Footer } from "./footer.tsx";
import type { Frame, SiteTexts } from "./frame.ts";
import { Header } from "./header/header.tsx";
import { menuFits } from "./header/menu-width.ts";
import { networkName } from "./social-links.tsx";

const { settings } = shownPage();
const [german] = settings.site.languages;
const link = (label: string, href: string | null = "https://example.org/") => ({
  _key: label,
  label,
  kind: "external" as const,
  href,
  page: null,
  section: null,
});

function frame(
  site: Partial<SiteSettings>,
  words: Partial<SiteTexts> = {},
  look: Frame["look"] = plainLook,
  path: string | null = null,
): Frame {
  const languages = german ? [{ ...german, ...words }] : [];
  return {
    settings: { ...settings, site: { ...settings.site, ...site, languages } },
    language: "de",
    path,
    versions: [],
    t: contextFixture.t,
    look,
  };
}

const header = (...own: Parameters<typeof frame>) =>
  renderToStaticMarkup(<Header {...frame(...own)} accountMenu={null} />);
const footer = (...own: Parameters<typeof frame>) =>
  renderToStaticMarkup(<Footer {...frame(...own)} renderConsentButton={() => null} />);

test("[PAGE-10] the header has the layout and tone of the settings, and its call to action in bar and menu", () => {
  const { _key: _, ...action } = link("Request a quote");
  const html = header({ headerLayout: "stacked", headerTone: "primary" }, { headerAction: action });
  expect(html).toContain('data-tone="primary" data-layout="stacked"');
  expect(html.split("Request a quote")).toHaveLength(3);
  expect(header({}, { headerAction: { ...action, href: null } })).not.toContain("Request");
});

test("[PAGE-10] a logo has its size and the site's name if it has no alt text, and loads in the displayed version only", () => {
  const plain = { light: { ...picture, alt: null, decorative: true }, dark: null };
  expect(header({}, {}, { ...plainLook, logo: plain })).toContain(
    'width="2400" height="1260" alt="Nightlight"',
  );
  const logo = { light: picture, dark: { ...picture, alt: "bright" } };
  const html = header({ headerTone: "default" }, {}, { ...plainLook, logo });
  expect(html.match(/<img/g)).toHaveLength(2);
  expect(html.match(/loading="lazy"/g)).toHaveLength(2);
});

test("[PAGE-10] a footer column is omitted if none of its links has a target", () => {
  const footerColumns = [
    { _key: "a", title: "Products", links: [link("Sensors")] },
    { _key: "b", title: "Empty", links: [link("Nowhere", null)] },
  ];
  const html = footer({ footerLayout: "columns" }, { footerColumns });
  expect(html).toContain("Products</h2>");
  expect(html).not.toContain("Empty");
  expect(footer({ footerLayout: "simple" }, { footerColumns })).not.toContain("Products");
});

test("[PAGE-10] only the layout `statement` has the large name, and only the others have a link to the home page", () => {
  expect(footer({ footerLayout: "statement" })).toMatch(/^(?!.*href="\/de").*--letters:10/s);
  expect(footer({ footerLayout: "columns" })).toMatch(/^(?!.*--letters).*href="\/de"/s);
});

test.each([
  ["https://www.youtube.com/@kernmass", "YouTube"],
  ["https://uk.linkedin.com/company/kernmass", "LinkedIn"],
  ["https://phoenix.com/kernmass", "phoenix.com"],
])("[PAGE-10] the profile %s is named %s", (url, name) => {
  expect(networkName(url)).toBe(name);
});

test("[PAGE-10] a menu that is too long for a row goes behind a button", () => {
  const row = { layout: "inline", name: "Nightlight", languages: 4, search: true } as const;
  const links = ["Programme", "The house", "About", "Screening room"].map((label) => link(label));
  expect(menuFits({ ...row, action: null, links })).toBe(true);
  expect(menuFits({ ...row, action: null, links: [...links, ...links, ...links] })).toBe(false);
});

test.each([
  ["/de/journal", ["Journal", "page"]],
  ["/de/journal/first-night", ["Journal", "true"]],
  ["/de", ["Start", "page"]],
  ["/de/journalism", []],
  [null, []],
])(
  "[PAGE-8] the menu marks the link to the page at %s, or to the page above it",
  (path, marked) => {
    const to = (label: string, slug: string, section: string | null = null) => ({
      ...link(label),
      kind: "internal" as const,
      page: { language: "de", slug },
      section,
    });
    const menu = [to("Start", "index"), to("Journal", "journal"), to("Dates", "journal", "dates")];
    const html = header({}, { menu }, plainLook, path);
    const current = [...html.matchAll(/aria-current="(page|true)">(?:<[^>]*>)?([^<]+)/g)];
    expect(current.flatMap(([, value, label]) => [label, value])).toEqual(marked);
  },
);
