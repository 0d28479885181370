import type { Submission } from "@marquee/schemas/submission";

/** The signs that begin a formula, with the wide and small ones, which spreadsheets may read alike. */
const signs = "=+-@＝＋－＠﹦﹢﹣﹫−";

/**
 * Matches each run of spaces, invisible characters, quotes and separators, with the sign after it. It reads every
 * character once.
 */
const beginnings = /[\s\p{C}"';,|]+[=+\-@＝＋－＠﹦﹢﹣﹫−]?|^[=+\-@＝＋－＠﹦﹢﹣﹫−]/gu;

/** Matches what a spreadsheet may end a cell or a line at. */
const splits = /[;,|\t\r\n\v\f\u0085\u2028\u2029"]/;

/**
 * Returns a cell of a CSV file. A text that a spreadsheet would read as a formula gets an apostrophe in front, because
 * visitors write it: at the start of the cell, and after a separator or line break, because spreadsheets in other
 * languages split cells at `;` or a tab.
 */
export function cell(text: string): string {
  const safe = text.replaceAll(beginnings, (found, offset: number) => {
    const isSplit = offset === 0 || splits.test(found);
    return isSplit && signs.includes(found.at(-1) ?? " ")
      ? `${found.slice(0, -1)}'${found.at(-1)}`
      : found;
  });
  return `"${safe.replaceAll('"', '""')}"`;
}

const line = (cells: readonly string[]) => cells.map(cell).join(",");

/** Returns the columns of the answers: one for each field, with the label that was used last. */
function columnsOf(submissions: readonly Submission[]): Map<string, string> {
  const columns = new Map<string, string>();
  for (const { form, answers } of submissions.toReversed()) {
    for (const { _key, label } of answers) columns.set(`${form} ${_key}`, label);
  }
  return columns;
}

/**
 * Returns submissions as a CSV file (RFC 4180), newest first. It begins with a byte order mark,
 * without which Excel reads another encoding.
 */
export function submissionsCsv(submissions: readonly Submission[]): string {
  const columns = columnsOf(submissions);
  const head = ["submitted", "form", "language", ...columns.values()];
  const rows = submissions.map(({ submittedAt, form, formTitle, language, answers }) => {
    const values = new Map(answers.map((each) => [`${form} ${each._key}`, each.values.join("; ")]));
    const cells = [...columns.keys()].map((key) => values.get(key) ?? "");
    return line([submittedAt, formTitle, language, ...cells]);
  });
  return `\uFEFF${[line(head), ...rows].join("\r\n")}\r\n`;
}
