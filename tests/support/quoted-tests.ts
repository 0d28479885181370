type QuotedTest = { file: string; title: string };

/**
 * Parses a table's cell such as `` `a.test.ts`: first title · second title ``. A title without a file belongs to the
 * file before it.
 */
export function quotedTests(cell: string): QuotedTest[] {
  let file = "";
  return cell.split(" · ").map((part) => {
    const [, path, title] = /^(?:`([^`]+)`: )?(.*)$/.exec(part) ?? [];
    file = path ?? file;
    return { file, title: title ?? "" };
  });
}

/** Returns the trimmed cells of each row of a document's Markdown tables, without the rows of dashes. */
export function tableRows(markdown: string): string[][] {
  return markdown
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| -"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}
