import { beforeAll, expect, test, vi } from "vitest";
import { plainLook } from "../content/settings/plain-look.ts";
import { pageJsonLd } from "./page-json-ld.ts";
import { picture, shownPage, siteUrl } from "../page/displayed-page.fixture.ts";
import { stubSiteEnv } from "../site-env.fixture.ts";

beforeAll(() => {
  stubSiteEnv();
  vi.stubEnv("MARQUEE_SITE_URL", siteUrl);
});

const organisation = {
  name: "The Meridian",
  logo: picture,
  profiles: ["https://social.example/@meridian"],
};
const namesIn = (data: ReturnType<typeof pageJsonLd>) =>
  data["@graph"].map((each) => each["@type"]);

test("[PAGE-8] describes the page, its site, its organization and its breadcrumb", () => {
  const home = "https://example.org/";
  const page = `${home}de/programm/salz`;
  expect(pageJsonLd(shownPage({}, { organisation }))).toEqual({
    "@graph": [
      {
        "@type": "Organization",
        "@id": `${home}#organisation`,
        name: "The Meridian",
        url: home,
        logo: { "@type": "ImageObject", url: picture.asset.url, width: 2400, height: 1260 },
        sameAs: ["https://social.example/@meridian"],
      },
      {
        "@type": "WebSite",
        "@id": `${home}#website`,
        url: home,
        name: "Nightlight",
        inLanguage: ["en", "de"],
        publisher: { "@id": `${home}#organisation` },
      },
      {
        "@type": "WebPage",
        "@id": page,
        url: page,
        name: "Salz",
        description: "Fünf Filme.",
        inLanguage: "de",
        dateModified: "2026-11-21T18:00:00Z",
        isPartOf: { "@id": `${home}#website` },
        primaryImageOfPage: {
          "@type": "ImageObject",
          url: expect.stringMatching(/^https:\/\/example\.org\/social\/de\/programm\/salz\//),
          width: 1200,
          height: 630,
        },
        breadcrumb: { "@id": `${page}#way` },
      },
      {
        "@type": "BreadcrumbList",
        "@id": `${page}#way`,
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "Nightlight", item: `${home}de` },
          { "@type": "ListItem", position: 2, name: "Programm", item: `${home}de/programm` },
          { "@type": "ListItem", position: 3, name: "Salz", item: page },
        ],
      },
    ],
  });
});

test("[PAGE-8] omits an unknown organization and breadcrumb", () => {
  const data = { ...shownPage({ title: "Сеанс" }, { languages: [] }), above: [] };
  expect(namesIn(pageJsonLd(data))).toEqual(["WebSite", "WebPage"]);
  const unnamed = { ...organisation, name: null };
  expect(namesIn(pageJsonLd(shownPage({}, { organisation: unnamed })))).not.toContain(
    "Organization",
  );
});

test("[THEME-1][PAGE-8] the organization has its own logo, else the theme's, else the theme's icon", () => {
  const logoWith = (look: Partial<typeof plainLook>, logo: typeof picture | null = null) => {
    const shown = shownPage({}, { organisation: { ...organisation, logo } });
    const settings = { ...shown.settings, look: { ...plainLook, ...look } };
    return pageJsonLd({ ...shown, settings })["@graph"][0]?.["logo"];
  };
  const other = { ...picture, asset: { ...picture.asset, url: `${siteUrl}/theme.svg` } };
  const themed = { logo: { light: other, dark: null }, icon: picture };
  expect(logoWith(themed, picture)).toMatchObject({ url: picture.asset.url });
  expect(logoWith(themed)).toMatchObject({ url: `${siteUrl}/cdn/theme.svg` });
  const url = expect.stringMatching(/^https:\/\/example\.org\/icons\/[\w-]{16}\/icon-512\.png$/);
  expect(logoWith({ icon: picture })).toMatchObject({ url });
  expect(logoWith({})).toBeUndefined();
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
