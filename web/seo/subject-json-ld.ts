import { assetAddress } from "../design/images/loader.ts";
import { pagePath } from "../design/ui/page-path.ts";
import type { ShownBelow } from "./displayed-page.ts";
import { type JsonLd, withoutEmpty } from "./json-ld-data.ts";
import { absolute, descriptionOf } from "./metadata.ts";
import { socialPicture } from "./social-picture.ts";

type Subject = NonNullable<ShownBelow["page"]["subject"]>;

const availabilityNames: Record<Subject["availability"], string> = {
  inStock: "InStock",
  preOrder: "PreOrder",
  outOfStock: "OutOfStock",
  discontinued: "Discontinued",
};

const employmentNames: Record<Subject["employment"], string> = {
  fullTime: "FULL_TIME",
  partTime: "PART_TIME",
  contract: "CONTRACTOR",
  temporary: "TEMPORARY",
  internship: "INTERN",
};

type Address = {
  street?: string | null;
  postalCode?: string | null;
  town: string | null;
  country: string | null;
};

/** Returns an address; null if it has no town. */
export function addressJsonLd(address: Address | null): JsonLd | null {
  if (address === null || address.town === null) return null;
  const { street = null, postalCode = null, town, country } = address;
  return withoutEmpty({
    "@type": "PostalAddress",
    streetAddress: street,
    postalCode,
    addressLocality: town,
    addressCountry: country,
  });
}

function productJsonLd(data: ShownBelow, subject: Subject): JsonLd {
  const { page, settings } = data;
  const picture = page.picture ?? page.seo?.image ?? null;
  const image = picture ? assetAddress(picture.asset.url) : socialPicture(data)?.address;
  const brand = subject.brand ?? settings.site.organisation?.name ?? null;
  const { price, currency } = subject;
  return withoutEmpty({
    "@type": "Product",
    "@id": `${absolute(pagePath(page))}#product`,
    name: page.title,
    description: page.summary ?? descriptionOf(data),
    image: image === undefined ? null : absolute(image),
    sku: subject.sku,
    brand: brand === null ? null : { "@type": "Brand", name: brand },
    offers:
      price === null || currency === null
        ? null
        : {
            "@type": "Offer",
            url: absolute(pagePath(page)),
            price,
            priceCurrency: currency,
            availability: `https://schema.org/${availabilityNames[subject.availability]}`,
          },
  });
}

/** Returns a job posting; null if search engines would refuse it without a date, an employer or a place. */
function jobJsonLd(data: ShownBelow, subject: Subject, employer: JsonLd | null): JsonLd | null {
  const { page, settings } = data;
  const { organisation } = settings.site;
  const { town, country: ownCountry } = subject;
  const address = addressJsonLd({ town, country: ownCountry }) ?? addressJsonLd(organisation);
  const country = ownCountry ?? organisation?.country ?? null;
  const description = page.summary ?? descriptionOf(data);
  const hasPlace = address !== null || (subject.remote && country !== null);
  if (page.date === null || employer === null || description === null || !hasPlace) return null;
  return withoutEmpty({
    "@type": "JobPosting",
    "@id": `${absolute(pagePath(page))}#job`,
    title: page.title,
    description,
    datePosted: new Date(page.date).toISOString(),
    validThrough: subject.until === null ? null : new Date(subject.until).toISOString(),
    employmentType: employmentNames[subject.employment],
    hiringOrganization: employer,
    jobLocation: address === null ? null : { "@type": "Place", address },
    jobLocationType: subject.remote ? "TELECOMMUTE" : null,
    applicantLocationRequirements:
      subject.remote && country !== null ? { "@type": "Country", name: country } : null,
  });
}

/** Returns the schema.org data of what a page is about; empty if it is about nothing in particular. */
export function subjectJsonLd(data: ShownBelow, publisher: JsonLd | null): JsonLd[] {
  const { subject } = data.page;
  if (subject === null || subject.kind === null) return [];
  if (subject.kind === "product") return [productJsonLd(data, subject)];
  const job = jobJsonLd(data, subject, publisher);
  return job === null ? [] : [job];
}
