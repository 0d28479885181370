import * as z from "zod";
import { identifier } from "../../fields/identifier.contract.ts";
import { optionalMoment } from "../../fields/moment.contract.ts";
import { choice, option } from "../../fields/option.contract.ts";
import { regionCode } from "../../fields/region.contract.ts";
import { optionalText } from "../../fields/text.contract.ts";

/** What a page can be about. */
export const subjectKinds = ["product", "job"] as const;

/** Whether a product can be bought, the default first. */
export const availabilities = ["inStock", "preOrder", "outOfStock", "discontinued"] as const;

/** Kinds of employment, the default first. */
export const employments = ["fullTime", "partTime", "contract", "temporary", "internship"] as const;

const line = (max: number) => optionalText(max, { hasPlaceholder: false });

export const subjectRules = {
  kind: option(subjectKinds),
  brand: line(120),
  sku: line(80),
  price: z.number({ error: "Enter a number." }).min(0, { error: "Enter 0 or more." }),
  currency: identifier(
    (code) => /^[A-Z]{3}$/.test(code),
    "Enter a currency of three capital letters, such as EUR.",
  ),
  until: optionalMoment,
  town: line(80),
  country: regionCode,
};

/** What a page is about, for search engines: a product or a job. */
export const subjectShape = z
  .strictObject({
    /** Null if the page is about nothing in particular. The other fields then have no effect. */
    kind: subjectRules.kind.nullable(),
    brand: subjectRules.brand,
    sku: subjectRules.sku,
    price: subjectRules.price.nullable(),
    currency: subjectRules.currency.nullable(),
    availability: choice(availabilities),
    employment: choice(employments),
    /** Time at which the job posting ends, in ms since 1970. */
    until: subjectRules.until,
    town: subjectRules.town,
    country: subjectRules.country.nullable(),
    remote: z
      .boolean()
      .nullable()
      .transform((isRemote) => isRemote === true),
  })
  .nullable();

export const subjectProjection = `{
      kind,
      brand,
      sku,
      price,
      currency,
      availability,
      employment,
      until,
      town,
      country,
      remote
    }`;
