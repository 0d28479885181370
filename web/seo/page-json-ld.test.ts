import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { beforeAll, expect, test, vi } from "vitest";
import * as z from "zod";
import { JsonLd } from "../design/ui/json-ld.tsx";
import { plainLook } from "../content/settings/plain-look.ts";
import { pageJsonLd } from "./page-json-ld.ts";
import { picture, shownPage, siteUrl } from "../page/displayed-page.fixture.ts";

beforeAll(() => {
  vi.stubEnv("NEXT_PUBLIC_SANITY_PROJECT_ID", "abc123");
  vi.stubEnv("SANITY_API_READ_TOKEN", "a-token-of-the-tests");
  vi.stubEnv("MARQUEE_SITE_URL", siteUrl);
});

const address = z.url({ protocol: /^https$/ });
const image = z.strictObject({
  "@type": z.literal("ImageObject"),
  url: address,
  width: z.int(),
  height: z.int(),
});
const reference = z.strictObject({ "@id": address });

/** Properties that Google and schema.org require of each type. */
const kinds = z.discriminatedUnion("@type", [
  z.strictObject({
    "@type": z.literal("Organization"),
    "@id": address,
    name: z.string().min(1),
    url: address,
    logo: image.optional(),
    sameAs: z.array(address).min(1).optional(),
  }),
  z.strictObject({
    "@type": z.literal("WebSite"),
    "@id": address,
    url: address,
    name: z.string().min(1),
    inLanguage: z.array(z.string()).min(1),
    publisher: reference.optional(),
  }),
  z.strictObject({
    "@type": z.literal("WebPage"),
    "@id": address,
    url: address,
    name: z.string().min(1),
    description: z.string().optional(),
    inLanguage: z.string(),
    dateModified: z.iso.datetime(),
    isPartOf: reference,
    primaryImageOfPage: image.optional(),
    breadcrumb: reference.optional(),
  }),
  z.strictObject({
    "@type": z.literal("BreadcrumbList"),
    "@id": address,
    itemListElement: z.array(
      z.strictObject({
        "@type": z.literal("ListItem"),
        position: z.int().positive(),
        name: z.string().min(1),
        item: address,
      }),
    ),
  }),
]);
const graph = z.strictObject({ "@graph": z.array(kinds) });

const organisation = {
  name: "The Meridian",
  logo: picture,
  profiles: ["https://social.example/@meridian"],
};
const namesIn = (data: ReturnType<typeof pageJsonLd>) =>
  data["@graph"].map((each) => each["@type"]);

test("[PAGE-8] describes the page, its site, its organization and its breadcrumb", () => {
  const data = graph.parse(pageJsonLd(shownPage({}, { organisation })));
  expect(data["@graph"].map((each) => each["@type"])).toEqual([
    "Organization",
    "WebSite",
    "WebPage",
    "BreadcrumbList",
  ]);
  const ids = new Set(data["@graph"].map((each) => each["@id"]));
  const named = JSON.stringify(data).matchAll(/\{"@id":"([^"]+)"\}/g);
  expect([...named].map(([, id]) => id).filter((id) => !ids.has(id ?? ""))).toEqual([]);
});

test("[PAGE-8] starts the breadcrumb at the home page and ends it at the page", () => {
  const way = pageJsonLd(shownPage())["@graph"].at(-1);
  expect(way?.["itemListElement"]).toMatchObject([
    { position: 1, name: "Nightlight", item: "https://example.org/de" },
    { position: 2, name: "Programm", item: "https://example.org/de/programm" },
    { position: 3, name: "Salz", item: "https://example.org/de/programm/salz" },
  ]);
});

test("[PAGE-8] omits an unknown organization and breadcrumb", () => {
  const data = { ...shownPage({ title: "Сеанс" }, { languages: [] }), above: [] };
  expect(namesIn(graph.parse(pageJsonLd(data)) && pageJsonLd(data))).toEqual([
    "WebSite",
    "WebPage",
  ]);
  const unnamed = { ...organisation, name: null };
  expect(namesIn(pageJsonLd(shownPage({}, { organisation: unnamed })))).not.toContain(
    "Organization",
  );
});

test("[THEME-1][PAGE-8] the organization has its own logo, else the theme's, else the theme's icon", () => {
  const logoWith = (look: Partial<typeof plainLook>, logo: typeof picture | null = null) => {
    const shown = shownPage({}, { organisation: { ...organisation, logo } });
    const settings = { ...shown.settings, look: { ...plainLook, ...look } };
    const [found] = graph.parse(pageJsonLd({ ...shown, settings }))["@graph"];
    return found?.["@type"] === "Organization" ? found.logo?.url : null;
  };
  const other = { ...picture, asset: { ...picture.asset, url: `${siteUrl}/theme.svg` } };
  const themed = { logo: { light: other, dark: null }, icon: picture };
  expect(logoWith(themed, picture)).toBe(picture.asset.url);
  expect(logoWith(themed)).toBe(`${siteUrl}/cdn/theme.svg`);
  expect(logoWith({ icon: picture })).toMatch(
    /^https:\/\/example\.org\/icons\/[\w-]{16}\/icon-512\.png$/,
  );
  expect(logoWith({})).toBeUndefined();
});

test("[SEC-2] escapes a title with a closing script tag", () => {
  const title = "</script><script>alert(1)</script>\u2028";
  const data = pageJsonLd(shownPage({ title }));
  const html = renderToStaticMarkup(createElement(JsonLd, { data }));
  expect(html.match(/<\/?script/g)).toHaveLength(2);
  expect(html).not.toContain("\u2028");
  const read: unknown = JSON.parse(html.replace(/<[^>]*>/g, ""));
  expect(read).toMatchObject({ "@graph": [{}, { name: title }, {}] });
});

test("[LIST-1] describes a page with a date as an article, with its authors and topics", () => {
  const author = {
    _id: "author-iris",
    name: "Iris Vaal",
    picture: null,
    url: "https://iris.example/",
  };
  const data = shownPage({
    date: Date.parse("2026-11-21T09:00:00Z"),
    summary: "Ein Boot.",
    picture,
    authors: [author],
    topics: [{ _id: "topic-boats", name: "Salz" }],
  });
  const article = pageJsonLd(data)["@graph"].find((each) => each["@type"] === "Article");
  expect(article).toMatchObject({
    "@id": "https://example.org/de/programm/salz#article",
    headline: "Salz",
    description: "Ein Boot.",
    datePublished: "2026-11-21T09:00:00.000Z",
    dateModified: "2026-11-21T18:00:00Z",
    author: [{ "@type": "Person", name: "Iris Vaal", url: "https://iris.example/" }],
    keywords: ["Salz"],
    image: expect.stringMatching(/^https:/),
  });
  expect(JSON.stringify(pageJsonLd(shownPage()))).not.toContain("Article");
});
