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

/** What a page is checked with. */
export type Checked = {
  /** The page as the form holds it. */
  value: unknown;
  /** What the form says of its fields. */
  markers: readonly ValidationMarker[];
  /** What the dataset says around it; null as long as that is not known. */
  facts: Facts | null;
  /** The site's address. */
  site: string;
};

const ranks = { error: 0, warning: 1, info: 2 } as const;
const places = Object.keys(checks);

const inOrder = (a: Finding, b: Finding): number =>
  ranks[a.level] - ranks[b.level] || places.indexOf(a.check) - places.indexOf(b.check);

const placeOf = ({ path }: Finding): string => JSON.stringify(path);

/**
 * Where the form and a check speak of one link, the check says more: its words stay, with the weight of the form's (the
 * studio publishes no page that refers to one which nobody published).
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

/** Everything there is to say of a page before it is published, what must be mended first. */
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
  // In a release a rule of the document says what would break the site, as nobody presses our Publish there.
  const form = findingsOfForm(markers).filter((finding) => !known.has(nameOf(finding)));
  return withoutEchoes(form, ours).toSorted(inOrder);
}
