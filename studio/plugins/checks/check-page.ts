import type { ValidationMarker } from "sanity";
import type { Facts } from "./facts.ts";
import { checks, type Finding, nameOf } from "./finding.ts";
import { checkedPage } from "./page.ts";
import { addressAndRedirects } from "./rules/address.ts";
import { duplicateAnchors } from "./rules/anchors.ts";
import { colours } from "./rules/colours.ts";
import { headingOrder } from "./rules/headings.ts";
import { deadLinks } from "./rules/links.ts";
import { findingsOfForm } from "./rules/markers.ts";
import { alternativeTexts } from "./rules/pictures.ts";
import { titlesAndDescriptions } from "./rules/search.ts";

/** The input of the checks. */
export type Checked = {
  /** The page as the form holds it. */
  value: unknown;
  markers: readonly ValidationMarker[];
  /** The dataset's facts about the page; null until they are loaded. */
  facts: Facts | null;
  /** The site's base URL. */
  site: string;
};

const ranks = { error: 0, warning: 1, info: 2 } as const;
const places = Object.keys(checks);

const inOrder = (a: Finding, b: Finding): number =>
  ranks[a.level] - ranks[b.level] || places.indexOf(a.check) - places.indexOf(b.check);

const placeOf = ({ path }: Finding): string => JSON.stringify(path);

/**
 * Merges the findings of the form and of our checks. If both report the same link, the result has our message, which
 * explains more, and the form's level: the studio refuses to publish references to unpublished pages.
 */
function withoutEchoes(form: readonly Finding[], ours: readonly Finding[]): Finding[] {
  const refused = new Set(
    form.filter(({ level, check }) => level === "error" && check === "links").map(placeOf),
  );
  const answered = new Set(ours.filter(({ check }) => check === "links").map(placeOf));
  return [
    ...form.filter((finding) => !(refused.has(placeOf(finding)) && answered.has(placeOf(finding)))),
    ...ours.map((finding): Finding =>
      finding.check === "links" && refused.has(placeOf(finding))
        ? { ...finding, level: "error" }
        : finding,
    ),
  ];
}

/** Returns all findings about a page, errors first. */
export function checkPage({ value, markers, facts, site }: Checked): Finding[] {
  const page = checkedPage(value);
  const ours = [
    ...(facts === null ? [] : addressAndRedirects(page, facts)),
    ...headingOrder(page),
    ...alternativeTexts(page),
    ...deadLinks(page, facts, site),
    ...duplicateAnchors(page),
    ...colours(page),
    ...titlesAndDescriptions(page, facts),
  ];
  const known = new Set(ours.map(nameOf));
  // In a release, a validation rule reports the same errors (`withReleaseRule`).
  const form = findingsOfForm(markers).filter((finding) => !known.has(nameOf(finding)));
  return withoutEchoes(form, ours).toSorted(inOrder);
}
