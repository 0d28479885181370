import type { Submission } from "@marquee/schemas/submission";

/**
 * Matches the beginning of a formula: at the start of a cell, or after a separator or line break, because spreadsheets
 * in other languages split cells at `;` or a tab, and there a quotation mark within the line quotes nothing. Includes
 * the full-width signs, which spreadsheets read like the others.
 */
const formula = /(^|[;,\t|\r\n"])([\s"']*)(?=[=+\-@＝＋－＠])/g;

/**
 * Returns a cell of a CSV file. A text that a spreadsheet would read as a formula gets an apostrophe in front, because
 * visitors write it.
 */
export function cell(text: string): string {
  return `"${text.replaceAll(formula, "$1$2'").replaceAll('"', '""')}"`;
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
