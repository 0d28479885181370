import * as z from "zod";
import {
  linkProjection,
  linkShape,
  optionalLink,
  optionalLinkProjection,
} from "../../fields/link/link.contract.ts";
import { safeAddress } from "../../fields/link/safe-address.contract.ts";
import { optionalList } from "../../fields/list.contract.ts";
import { choice } from "../../fields/option.contract.ts";
import { isInOrder, shownRules } from "../../fields/shown/shown.contract.ts";
import { optionalText, requiredText } from "../../fields/text.contract.ts";
import type { ToneName } from "../../fields/tone/tone.contract.ts";

const frameTones = [
  "inverted",
  "default",
  "primary",
  "secondary",
  "tertiary",
] as const satisfies readonly ToneName[];

/**
 * The choices of each property of the header and the footer. The first choice is the default.
 * [PAGE-10]
 */
export const frameOptions = {
  /** `inline`: one row. `stacked`: the logo in the middle, above the navigation. `compact`: one low row. */
  headerLayout: ["inline", "stacked", "compact"],
  headerTone: frameTones,
  /** `statement`: the site's name across the whole width, below the links. */
  footerLayout: ["columns", "simple", "statement"],
  footerTone: frameTones,
} as const;

export const frameRules = {
  columnTitle: requiredText(60, "Enter a title for the column."),
  announcement: optionalText(200),
  notFoundHeading: optionalText(80),
  notFoundText: optionalText(300),
  socialUrl: safeAddress.refine((address) => address.startsWith("https://"), {
    error: "Enter the full URL of the profile, beginning with https://.",
  }),
  socialLabel: optionalText(40),
};

export const MOST_COLUMNS = 6;

export const MOST_SOCIAL_LINKS = 12;

/** Maximum number of links in a list: a menu, a footer column, the footer links, or the profiles of the organization. */
export const MOST_LINKS = 100;

/** Error message for an announcement that would disappear before it appears. */
export const announcementTooEarly =
  "The announcement would disappear before it appears: select a later time, or clear this field.";

const inMs = (moment: string | null) => (moment === null ? null : Date.parse(moment));

/** A line below the header of every page, with its display period. Null if it has no text. */
const announcementShape = z
  .strictObject({
    text: frameRules.announcement,
    link: optionalLink,
    from: shownRules.moment.nullable(),
    until: shownRules.moment.nullable(),
  })
  .refine(({ from, until }) => isInOrder(from, until), {
    path: ["until"],
    error: announcementTooEarly,
  })
  .transform(({ text, link, from, until }) =>
    text === null ? null : { text, link, shown: { from: inMs(from), until: inMs(until) } },
  )
  .nullable();

/** The fields of the header and the footer whose values are the same in every language. */
export const frameFields = {
  headerLayout: choice(frameOptions.headerLayout),
  headerTone: choice(frameOptions.headerTone),
  footerLayout: choice(frameOptions.footerLayout),
  footerTone: choice(frameOptions.footerTone),
  /** Whether visitors can search the site. */
  search: z.boolean(),
  /** Profiles on other sites, displayed in the footer. */
  socialLinks: optionalList(
    z.strictObject({
      _key: z.string(),
      url: frameRules.socialUrl,
      /** The link's text. Null: the name of the network, or the host of an unknown network. */
      label: frameRules.socialLabel,
    }),
    MOST_SOCIAL_LINKS,
  ),
};

/** The fields of the header, the footer and the 404 page that editors fill in separately for each language. */
export const frameWordFields = {
  /** The call to action in the header. */
  headerAction: optionalLink,
  announcement: announcementShape,
  footerColumns: optionalList(
    z.strictObject({
      _key: z.string(),
      title: frameRules.columnTitle,
      links: optionalList(linkShape, MOST_LINKS),
    }),
    MOST_COLUMNS,
  ),
  /** Heading of the 404 page. Null: the built-in heading. */
  notFoundHeading: frameRules.notFoundHeading,
  /** Text of the 404 page. Null: the built-in text. */
  notFoundText: frameRules.notFoundText,
};

/** GROQ: the fields that {@link frameFields} reads, without braces. */
export const frameProperties =
  'headerLayout, headerTone, footerLayout, footerTone, "search": coalesce(search, true), socialLinks[]{ _key, url, label }';

/** GROQ: the fields that {@link frameWordFields} reads, without braces. */
export const frameWordProperties = `headerAction${optionalLinkProjection},
      announcement{ text, "link": link${optionalLinkProjection}, from, until },
      footerColumns[]{ _key, title, links[]${linkProjection} },
      notFoundHeading,
      notFoundText`;
