type Entry =
  | { _type: "block"; children: readonly { text: string }[] }
  | { _type: "figure" }
  | { _type: "codeSample"; code: string };

/** Returns the plain text of rich text, one line per paragraph, for structured data. Images are omitted. */
export function wordsOf(entries: readonly Entry[]): string {
  const lines = entries.map((entry) => {
    switch (entry._type) {
      case "block":
        return entry.children.map(({ text }) => text).join("");
      case "codeSample":
        return entry.code;
      case "figure":
        return "";
    }
  });
  return lines.filter((line) => line.trim() !== "").join("\n");
}
