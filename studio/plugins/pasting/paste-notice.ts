import type { PasteLoss } from "@marquee/schemas/editing";
import { translate } from "../../i18n/translate.ts";

/** Time in ms until the notice disappears. It may have several sentences. */
const READING = 15_000;

const sentences: Record<PasteLoss["kind"], (count: string) => string> = {
  table: (count) => translate("Tables became paragraphs, one for each row: {count}.", { count }),
  image: (count) =>
    translate("Images were left out: {count}. Add them to the text in the form.", { count }),
  embed: (count) =>
    translate("Videos and other embedded content were left out: {count}.", { count }),
  comment: (count) => translate("Comments were left out: {count}.", { count }),
  link: (count) =>
    translate("Links became plain text because their URL doesn't work on a website: {count}.", {
      count,
    }),
  letters: () => translate("Underline, strikethrough, superscript and subscript were removed."),
  heading: (count) => translate("Lower headings became the smallest heading: {count}.", { count }),
  numbering: (count) =>
    translate("Numbered lists that started at a higher number start at 1: {count}.", { count }),
  checkbox: () => translate("Checklists became bulleted lists."),
  divider: (count) => translate("Dividing lines were left out: {count}.", { count }),
  length: () => translate("The content was too long. Only the beginning was pasted."),
};

const noticeOf = (description: string) =>
  ({
    id: "paste",
    status: "warning",
    closable: true,
    duration: READING,
    title: translate("Not everything was pasted unchanged"),
    description,
  }) as const;

export const pasteNotice = (losses: readonly PasteLoss[]) =>
  noticeOf(losses.map(({ kind, count }) => sentences[kind](String(count))).join(" "));

/** Returns the notice that says that a table has no place for some of the pasted content. */
export const cellsNotice = () =>
  noticeOf(translate("Some cells, or a caption, didn't fit into the table."));
