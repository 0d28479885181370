import type { SiteSettings } from "@marquee/schemas/types";
import { beforeAll, expect, test, vi } from "vitest";
import { plainLook } from "../content/settings/plain-look.ts";
import { pageJsonLd } from "./page-json-ld.ts";
import { picture, shownPage, siteUrl } from "./displayed-page.fixture.ts";
import { stubSiteEnv } from "../runtime/site-env.fixture.ts";

beforeAll(() => {
  stubSiteEnv();
  vi.stubEnv("MARQUEE_SITE_URL", siteUrl);
});

const nowhere = { street: null, postalCode: null, town: null, country: null, phone: null };
const organisation: NonNullable<SiteSettings["organisation"]> = {
  ...nowhere,
  name: "The Meridian",
  logo: picture,
  profiles: ["https://social.example/@meridian"],
  openingHours: [],
};
const graphOf = (...shown: Parameters<typeof shownPage>) =>
  pageJsonLd(shownPage(...shown))["@graph"];
const entryOf = (type: string, ...shown: Parameters<typeof shownPage>) =>
  graphOf(...shown).find((each) => each["@type"] === type);

test("[PAGE-8] describes the page, its site, its organization and its breadcrumb", () => {
  const home = "https://example.org/";
  const page = `${home}de/programm/salz`;
  const social = /^https:\/\/example\.org\/social\/de\/programm\/salz\//;
  const step = (position: number, name: string, item: string) => ({
    "@type": "ListItem",
    position,
    name,
    item,
  });
  expect(graphOf({}, { organisation })).toEqual([
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
      primaryImageOfPage: expect.objectContaining({ url: expect.stringMatching(social) }),
      breadcrumb: { "@id": `${page}#way` },
    },
    {
      "@type": "BreadcrumbList",
      "@id": `${page}#way`,
      itemListElement: [
        step(1, "Nightlight", `${home}de`),
        step(2, "Programm", `${home}de/programm`),
        step(3, "Salz", page),
      ],
    },
  ]);
});

test("[PAGE-8] omits an unknown organization and breadcrumb", () => {
  const data = { ...shownPage({ title: "Сеанс" }, { languages: [] }), above: [] };
  const types = pageJsonLd(data)["@graph"].map((each) => each["@type"]);
  expect(types).toEqual(["WebSite", "WebPage"]);
  const unnamed = { ...organisation, name: null };
  expect(entryOf("Organization", {}, { organisation: unnamed })).toBeUndefined();
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
  const author = { name: "Iris Vaal", url: "https://iris.example/" };
  const data = {
    date: Date.parse("2026-11-21T09:00:00Z"),
    summary: "Ein Boot.",
    picture,
    authors: [{ ...author, _id: "author-iris", picture: null }],
    topics: [{ _id: "topic-boats", name: "Salz" }],
  };
  expect(entryOf("Article", data)).toMatchObject({
    "@id": "https://example.org/de/programm/salz#article",
    headline: "Salz",
    description: "Ein Boot.",
    datePublished: "2026-11-21T09:00:00.000Z",
    dateModified: "2026-11-21T18:00:00Z",
    author: [{ "@type": "Person", ...author }],
    keywords: ["Salz"],
    image: expect.stringMatching(/^https:/),
  });
  expect(entryOf("Article")).toBeUndefined();
});

const town: Partial<typeof organisation> = { town: "Tallowby", country: "GB" };
const place = { ...organisation, ...town, street: "Quay 1" };

test("[PAGE-8] an organization with an address has opening hours", () => {
  const hours = { days: ["monday" as const, "friday" as const], opens: "09:30", closes: "18:00" };
  const open = { ...place, openingHours: [hours] };
  const data = (more: Partial<typeof organisation>) =>
    graphOf({}, { organisation: { ...open, ...more } })[0];
  expect(data({ phone: "+44 20 7946 0958" })).toMatchObject({
    "@type": "LocalBusiness",
    telephone: "+44 20 7946 0958",
    address: { "@type": "PostalAddress", streetAddress: "Quay 1", addressLocality: "Tallowby" },
    openingHoursSpecification: [
      { dayOfWeek: ["Monday", "Friday"], opens: "09:30", closes: "18:00" },
    ],
  });
  expect(data({ town: null })).not.toHaveProperty("openingHoursSpecification");
});

const subject = {
  kind: null,
  brand: null,
  sku: "KM-100",
  price: 1_290.5,
  currency: "EUR",
  availability: "preOrder" as const,
  employment: "partTime" as const,
  until: Date.parse("2027-03-01T00:00:00Z"),
  town: null,
  country: null,
  remote: false,
};

test("[PAGE-8] describes the product that a page is about", () => {
  const page = { subject: { ...subject, kind: "product" as const }, picture };
  expect(entryOf("Product", page, { organisation })).toMatchObject({
    name: "Salz",
    description: "Fünf Filme.",
    sku: "KM-100",
    brand: { "@type": "Brand", name: "The Meridian" },
    image: expect.stringMatching(/^https:/),
    offers: {
      "@type": "Offer",
      price: 1_290.5,
      priceCurrency: "EUR",
      availability: "https://schema.org/PreOrder",
    },
  });
  expect(entryOf("Product", { subject })).toBeUndefined();
});

test("[PAGE-8] describes the job that a page is about, if it has a date, an employer and a place", () => {
  const job = { ...subject, kind: "job" as const };
  const dated = { subject: job, date: Date.parse("2027-01-01T00:00:00Z") };
  const jobOf = (page: Parameters<typeof shownPage>[0], own = place) =>
    entryOf("JobPosting", { ...dated, ...page }, { organisation: own });
  expect(jobOf({})).toMatchObject({
    title: "Salz",
    description: "Fünf Filme.",
    datePosted: "2027-01-01T00:00:00.000Z",
    validThrough: "2027-03-01T00:00:00.000Z",
    employmentType: "PART_TIME",
    hiringOrganization: { "@id": "https://example.org/#organisation" },
    jobLocation: { "@type": "Place", address: { addressLocality: "Tallowby" } },
  });
  const remote = { ...job, remote: true };
  expect(jobOf({ subject: remote })).toMatchObject({
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "Country", name: "GB" },
  });
  expect(jobOf({ date: null })).toBeUndefined();
  expect(jobOf({}, { ...place, town: null })).toBeUndefined();
});
