import type { Path, ValidationMarker } from "sanity";
import { publicUploadWarning } from "@marquee/schemas/studio";
import type { Facts } from "./facts.ts";
import { type Check, checks, type Finding, nameOf } from "./finding.ts";
import { checkedPage, type CheckedPage, entriesAt } from "./stored-page.ts";
import { addressAndRedirects } from "./rules/address.ts";
import { duplicateAnchors } from "./rules/anchors.ts";
import { headingOrder } from "./rules/headings.ts";
import { otherLanguages } from "./rules/languages.ts";
import { deadLinks } from "./rules/links.ts";
import { alternativeTexts } from "./rules/pictures.ts";
import { titlesAndDescriptions } from "./rules/search.ts";
import { type Dataset, readFacts } from "./read-facts.ts";
import { translate } from "../../i18n/translate.ts";

const fields: Readonly<Record<string, Check>> = {
  slug: "address",
  language: "address",
  title: "search",
  seo: "search",
};

function checkOf(path: Path, message: string): Check {
  const names = path.filter((part) => typeof part === "string");
  const [first = ""] = names;
  const last = names.at(-1);
  if (message === publicUploadWarning) return "uploads";
  if (last === "alt" || last === "decorative") return "pictures";
  if (names.includes("animation")) return "animations";
  if (last === "hasCaptions" || (last === "address" && first === "blocks")) return "videos";
  if (last === "href" || last === "page") return "links";
  return fields[first] ?? "fields";
}

const findingsOfForm = (markers: readonly ValidationMarker[]): Finding[] =>
  markers.map(({ level, path, message }) => ({
    check: checkOf(path, message),
    level,
    path,
    message,
  }));

export type Checked = {
  /** The page's document, as the studio's form displays it. */
  value: unknown;
  markers: readonly ValidationMarker[];
  facts: Facts | null;
  site: string;
};

const ranks = { error: 0, warning: 1, info: 2 } as const;
const places = Object.keys(checks);

const inOrder = (a: Finding, b: Finding): number =>
  ranks[a.level] - ranks[b.level] || places.indexOf(a.check) - places.indexOf(b.check);

const placeOf = ({ path }: Finding): string => JSON.stringify(path);

/**
 * Combines the findings of the form and of our checks. If both report the same link, the form's finding is dropped,
 * because our message explains more. Our finding then gets the level `error`, because the studio never publishes a
 * reference that the form rejects.
 */
function withoutEchoes(form: readonly Finding[], ownFindings: readonly Finding[]): Finding[] {
  const refused = new Set(
    form.filter(({ level, check }) => level === "error" && check === "links").map(placeOf),
  );
  const reported = new Set(ownFindings.filter(({ check }) => check === "links").map(placeOf));
  return [
    ...form.filter((finding) => !(refused.has(placeOf(finding)) && reported.has(placeOf(finding)))),
    ...ownFindings.map((finding): Finding =>
      finding.check === "links" && refused.has(placeOf(finding))
        ? { ...finding, level: "error" }
        : finding,
    ),
  ];
}

/** Reports sign-in gates without blocks, after which members find nothing. */
export const emptyGates = ({ objects }: CheckedPage): Finding[] =>
  objects
    .filter(
      ({ type, value, path }) =>
        type === "signInGate" && entriesAt(value, "blocks", path).length === 0,
    )
    .map(({ path }) => ({
      check: "gates",
      level: "warning",
      path: [...path, "blocks"],
      message: translate(
        "The sign-in gate is empty, so members see nothing after they have signed in. Add a block for members, or remove the gate.",
      ),
    }));

export function checkPage({ value, markers, facts, site }: Checked): Finding[] {
  const page = checkedPage(value);
  const ownFindings = [
    ...(facts === null ? [] : addressAndRedirects(page, facts)),
    ...headingOrder(page),
    ...alternativeTexts(page),
    ...deadLinks(page, facts, site),
    ...otherLanguages(page, facts),
    ...emptyGates(page),
    ...duplicateAnchors(page),
    ...titlesAndDescriptions(page, facts),
  ];
  const known = new Set(ownFindings.map(nameOf));
  // Drops the form's findings that repeat one of `ownFindings`. For a page version in a release, the
  // validation rule `withReleaseRule` makes the form report the errors of `ownFindings` too.
  const form = findingsOfForm(markers).filter((finding) => !known.has(nameOf(finding)));
  return withoutEchoes(form, ownFindings).toSorted(inOrder);
}

/**
 * Time limit for loading facts, in ms. If loading takes longer, the checks that need facts are
 * skipped.
 */
const PATIENCE = 3_000;

const afterPatience = () =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), PATIENCE);
  });

/** Returns a page's errors and warnings, for display before publishing. Never rejects. */
export async function checkBeforePublishing({
  client,
  ...page
}: Omit<Checked, "facts"> & { client: Dataset }): Promise<Finding[]> {
  const loading = readFacts(client, page.value, page.site).catch(() => null);
  const facts = await Promise.race([loading, afterPatience()]);
  return checkPage({ ...page, facts }).filter(({ level }) => level !== "info");
}
