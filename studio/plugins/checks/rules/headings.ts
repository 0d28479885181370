import { translate } from "../../../i18n/translate.ts";
import type { Finding } from "../finding.ts";
import { headingFields, type Leaf, leavesOfPage, richHeadings } from "../outline.ts";
import { type CheckedPage, fieldAt, type StoredObject, textAt } from "../stored-page.ts";

const warning = (path: Finding["path"], message: string): Finding => ({
  check: "headings",
  level: "warning",
  path,
  message,
});

/** Types of blocks that never have a heading. A page that begins with such a block has no main heading. */
const withoutHeading = new Set(["quote", "imageBlock"]);

const isWithoutTitle = ({ block }: Leaf): boolean => {
  const field = headingFields[block.type];
  if (field === undefined) return withoutHeading.has(block.type);
  // Doesn't report a video without a title: the page then displays the video's title on Vimeo or
  // YouTube.
  return block.type !== "video" && textAt(block.value, field) === "";
};

/** Reports a page whose first block has no heading. The heading of the first block is the page's main heading. */
function mainHeading(leaves: readonly Leaf[]): Finding[] {
  const opening = leaves.find(({ isFirst }) => isFirst);
  if (opening === undefined) return [];
  const { block } = opening;
  if (block.type === "signInGate") {
    return [
      warning(
        block.path,
        translate(
          "Signed-in members don't see the heading of this sign-in gate, so the page has no main heading for them. Add a block with a heading, either at the top of the page or as the first block of the gate's teaser.",
        ),
      ),
    ];
  }
  if (!isWithoutTitle(opening)) return [];
  const field = headingFields[block.type];
  return [
    field === undefined
      ? warning(
          block.path,
          translate(
            "The page has no main heading, because the first block has no heading. Before the first block, add a block with a heading, such as a Hero.",
          ),
        )
      : warning(
          [...block.path, field],
          translate(
            "Add a heading to this block. The heading of the first block is the main heading of the page.",
          ),
        ),
  ];
}

const isAlwaysShown = ({ value }: StoredObject): boolean => {
  const shown = fieldAt(value, "shown");
  return textAt(shown, "from") === "" && textAt(shown, "until") === "";
};

/** Reports a page that has no main heading while blocks with a display period are hidden. */
function mainHeadingMeanwhile(page: CheckedPage): Finding[] {
  const opening = leavesOfPage(page.value, isAlwaysShown).find(({ isFirst }) => isFirst);
  return opening !== undefined && isWithoutTitle(opening)
    ? [
        warning(
          opening.block.path,
          translate(
            "While the previous block is hidden, the page starts with this block and has no main heading. Start the page with a block that has a heading and is always visible.",
          ),
        ),
      ]
    : [];
}

function inText(block: StoredObject, field: string): Finding[] {
  let last = 0;
  return richHeadings(block, field, 1).flatMap(({ rank, text, path }) => {
    if (text === "") {
      return [warning(path, translate("This heading is empty. Enter text, or delete the line."))];
    }
    const before = last;
    last = rank;
    // The first heading of a rich text may have any style, because the site derives its level from
    // the headings before the text. Only the later headings are checked.
    const skips = before > 0 && rank > before + 1;
    return skips
      ? [
          warning(
            path,
            translate(
              "The heading “{text}” skips a heading level. Change its style to “Smaller heading”.",
              { text },
            ),
          ),
        ]
      : [];
  });
}

const richFields: Readonly<Record<string, string>> = {
  textBlock: "body",
  faqQuestion: "answer",
  video: "transcript",
};

export function headingOrder(page: CheckedPage): Finding[] {
  const main = mainHeading(leavesOfPage(page.value));
  return [
    ...(main.length > 0 ? main : mainHeadingMeanwhile(page)),
    ...page.objects.flatMap((object) => {
      const field = richFields[object.type];
      return field === undefined ? [] : inText(object, field);
    }),
  ];
}
