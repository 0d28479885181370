import type { Submission } from "@marquee/schemas/submission";

/**
 * Returns a cell of a CSV file. A cell that a spreadsheet would read as a formula gets an apostrophe
 * in front, because visitors write its text.
 */
export function cell(text: string): string {
  const safe = /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
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
