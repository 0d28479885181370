import { defineArrayMember, defineField } from "@sanity/types";
import { mayObey } from "../../fields/custom-from-zod.ts";
import { pictureField } from "../../fields/picture/picture.schema.ts";
import { listingRules } from "./listing.contract.ts";

/** Tab of the page form for the fields that lists, feeds and search engines display. */
export const listingGroup = { name: "listing", title: "Listing" };

const group = listingGroup.name;

/** Fields of a page for page lists and feeds. */
export const listingSchema = [
  defineField({
    name: "date",
    title: "Date",
    type: "datetime",
    description:
      "A page with a date is an article: the site displays the date, the topics and the authors above it. Page lists display the newest page first. A page with a date in the future appears in them at that time.",
    group,
    validation: mayObey(listingRules.date),
  }),
  defineField({
    name: "summary",
    title: "Summary",
    type: "text",
    rows: 3,
    description: "One to three sentences. Page lists and feeds display them to everyone.",
    group,
    validation: mayObey(listingRules.summary),
  }),
  pictureField({ name: "picture", title: "Image", group }),
  defineField({
    name: "topics",
    title: "Topics",
    type: "array",
    of: [defineArrayMember({ type: "reference", to: [{ type: "topic" }] })],
    group,
    validation: (rule) => [rule.unique(), mayObey(listingRules.topics)(rule)],
  }),
  defineField({
    name: "authors",
    title: "Authors",
    type: "array",
    of: [defineArrayMember({ type: "reference", to: [{ type: "author" }] })],
    group,
    validation: (rule) => [rule.unique(), mayObey(listingRules.authors)(rule)],
  }),
];
