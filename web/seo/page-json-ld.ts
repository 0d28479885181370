import { assetAddress } from "../design/images/loader.ts";
import { pagePath } from "../design/ui/page-path.ts";
import type { PageContent } from "../content/parse/tolerant-page.ts";
import { iconOf, iconPath } from "./icons/icon.ts";
import { type JsonLd, withoutEmpty } from "./json-ld-data.ts";
import { absolute, descriptionOf, titleOf } from "./metadata.ts";
import { addressJsonLd, subjectJsonLd } from "./subject-json-ld.ts";
import type { ShownBelow } from "./displayed-page.ts";
import { socialPicture } from "./social-picture.ts";

type Organisation = NonNullable<ShownBelow["settings"]["site"]["organisation"]>;

const siteId = () => absolute("/#website");
const organisationId = () => absolute("/#organisation");

/**
 * Returns the organisation's own logo, else the theme's logo, else the theme's icon. Null if there is
 * none of these.
 */
function logoOf({ site, look }: ShownBelow["settings"]): JsonLd | null {
  const logo = site.organisation?.logo ?? look.logo?.light;
  if (logo) {
    const { url, width, height } = logo.asset;
    return { "@type": "ImageObject", url: absolute(assetAddress(url)), width, height };
  }
  if (look.icon === null) return null;
  const url = absolute(iconPath(iconOf({ site, look }), "icon-512.png"));
  return { "@type": "ImageObject", url, width: 512, height: 512 };
}

const hoursJsonLd = (hours: Organisation["openingHours"]): JsonLd[] =>
  hours.map(({ days, opens, closes }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: days.map((day) => `${day.charAt(0).toUpperCase()}${day.slice(1)}`),
    opens,
    closes,
  }));

/** Returns the organization. One with an address is a local business, of which search engines display opening hours. */
function organisationJsonLd(settings: ShownBelow["settings"]): JsonLd[] {
  const { organisation } = settings.site;
  if (organisation === null || organisation.name === null) return [];
  const { name, profiles, phone, openingHours } = organisation;
  const address = addressJsonLd(organisation);
  return [
    withoutEmpty({
      "@type": address === null ? "Organization" : "LocalBusiness",
      "@id": organisationId(),
      name,
      url: absolute("/"),
      logo: logoOf(settings),
      sameAs: profiles.length > 0 ? profiles : null,
      address,
      telephone: phone,
      openingHoursSpecification:
        address !== null && openingHours.length > 0 ? hoursJsonLd(openingHours) : null,
    }),
  ];
}

/** Returns the breadcrumb list from the home page to a page; empty for a page without parent pages. */
function breadcrumbJsonLd({ page, above, settings }: ShownBelow): JsonLd[] {
  if (above.length === 0) return [];
  const { language } = page;
  const home = { language, slug: "index", title: settings.site.name };
  const steps = [home, ...above.map((each) => ({ language, ...each })), page];
  return [
    {
      "@type": "BreadcrumbList",
      "@id": `${absolute(pagePath(page))}#way`,
      itemListElement: steps.map((step, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: step.title,
        item: absolute(pagePath(step)),
      })),
    },
  ];
}

const authorJsonLd = ({ name, url, picture }: PageContent["authors"][number]): JsonLd =>
  withoutEmpty({
    "@type": "Person",
    name,
    url,
    image: picture && absolute(assetAddress(picture.asset.url)),
  });

/** Returns the schema.org data of a page with a date, which search engines may treat as an article. */
function articleJsonLd(data: ShownBelow, publisher: JsonLd | null): JsonLd[] {
  const { page } = data;
  if (page.date === null) return [];
  const picture = socialPicture(data);
  const address = absolute(pagePath(page));
  return [
    withoutEmpty({
      "@type": "Article",
      "@id": `${address}#article`,
      headline: page.title,
      description: page.summary,
      datePublished: new Date(page.date).toISOString(),
      dateModified: page._updatedAt,
      inLanguage: page.language,
      mainEntityOfPage: { "@id": address },
      image: picture && absolute(picture.address),
      author: page.authors.length > 0 ? page.authors.map(authorJsonLd) : null,
      keywords: page.topics.length > 0 ? page.topics.map(({ name }) => name) : null,
      publisher,
    }),
  ];
}

/**
 * Returns the schema.org data of a page and its site. Blocks render their own schema.org data. Like the page's
 * metadata, the data contains no gated content. `own` returns the data of the owner's document.
 */
export function pageJsonLd(
  data: ShownBelow,
  own: (facts: {
    title: string;
    description: string | null;
    address: string;
    image: string | null;
  }) => JsonLd | null = () => null,
): { readonly "@graph": readonly JsonLd[] } {
  const { page, settings } = data;
  const address = absolute(pagePath(page));
  const organisation = organisationJsonLd(settings);
  const breadcrumb = breadcrumbJsonLd(data);
  const picture = socialPicture(data);
  const publisher = organisation.length > 0 ? { "@id": organisationId() } : null;
  const ofOwner = own({
    title: page.title,
    description: page.summary ?? descriptionOf(data),
    address,
    image: picture && absolute(picture.address),
  });
  return {
    "@graph": [
      ...organisation,
      withoutEmpty({
        "@type": "WebSite",
        "@id": siteId(),
        url: absolute("/"),
        name: settings.site.name,
        inLanguage: settings.locale.languages.map(({ code }) => code),
        publisher,
      }),
      withoutEmpty({
        "@type": "WebPage",
        "@id": address,
        url: address,
        name: titleOf(data),
        description: descriptionOf(data),
        inLanguage: page.language,
        dateModified: page._updatedAt,
        isPartOf: { "@id": siteId() },
        primaryImageOfPage: picture && {
          "@type": "ImageObject",
          url: absolute(picture.address),
          width: picture.width,
          height: picture.height,
        },
        breadcrumb: breadcrumb.length > 0 ? { "@id": `${address}#way` } : null,
      }),
      ...articleJsonLd(data, publisher),
      ...subjectJsonLd(data, publisher),
      ...(ofOwner === null ? [] : [ofOwner]),
      ...breadcrumb,
    ],
  };
}
