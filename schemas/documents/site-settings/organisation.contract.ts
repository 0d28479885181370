import * as z from "zod";
import { identifier } from "../../fields/identifier.contract.ts";
import { regionCode } from "../../fields/region.contract.ts";
import { optionalList, requiredList } from "../../fields/list.contract.ts";
import { optionalPicture, pictureProjection } from "../../fields/picture/picture.contract.ts";
import { optionalText } from "../../fields/text.contract.ts";
import { frameRules, MOST_LINKS } from "./frame.contract.ts";

export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

/** Maximum number of opening hours: two a day. */
export const MOST_HOURS = 14;

const line = (max: number) => optionalText(max, { hasPlaceholder: false });

const clockTime = identifier(
  (time) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time),
  "Enter a time from 00:00 to 23:59, such as 09:30.",
);

export const organisationRules = {
  name: optionalText(120),
  profile: frameRules.socialUrl,
  street: line(120),
  postalCode: line(20),
  town: line(80),
  country: regionCode,
  phone: line(40),
  days: requiredList(
    identifier((day) => weekdays.some((name) => name === day), "Select days of the week."),
    weekdays.length,
    "Select at least one day.",
  ),
  opens: clockTime,
  closes: clockTime,
};

/** The organization behind the site, published as structured data. */
export const organisationShape = z.strictObject({
  /** Without a name, the structured data omits the organization. */
  name: organisationRules.name,
  logo: optionalPicture,
  /** URLs of the organization's pages on other sites. */
  profiles: optionalList(organisationRules.profile, MOST_LINKS),
  street: organisationRules.street,
  postalCode: organisationRules.postalCode,
  town: organisationRules.town,
  country: organisationRules.country.nullable(),
  phone: organisationRules.phone,
  /** If `closes` is not after `opens`, it is a time of the next day. */
  openingHours: optionalList(
    z.strictObject({
      days: organisationRules.days,
      opens: organisationRules.opens,
      closes: organisationRules.closes,
    }),
    MOST_HOURS,
  ),
});

export const organisationProjection = `{
      name,
      logo${pictureProjection},
      profiles,
      street,
      postalCode,
      town,
      country,
      phone,
      openingHours[]{ days, opens, closes }
    }`;
