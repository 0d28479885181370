import { blockContracts } from "@marquee/schemas/contract";

const storedNames = new Map(
  Object.entries(blockContracts).flatMap(([name, contract]) =>
    "storedAs" in contract ? [[name, contract.storedAs] as const] : [],
  ),
);

const reference = (_ref: unknown) => ({ _type: "reference", _ref });

// Where the query follows a reference, or renames, the dataset holds something else.
const stored: Record<string, (value: unknown) => [name: string, value: unknown]> = {
  _type: (name) => ["_type", storedNames.get(String(name)) ?? name],
  asset: (asset) => ["asset", reference(Object(asset)._id)],
  original: (id) => ["original", reference(id)],
  page: () => ["page", reference("page-en-programme")],
  fileUrl: (url) => ["file", { _type: "file", asset: reference(`file-${String(url)}-json`) }],
};

/** Takes a fixture (what the lake answers), gives the block as the dataset holds it: no nulls, references for what was followed. */
export function storedBlock(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(storedBlock);
  if (typeof answer !== "object" || answer === null) return answer;
  // The blocks of a reusable one are another document's.
  const isElsewhere = (name: string) => name === "blocks" && Object(answer)._type === "reusable";
  const fields = Object.entries(answer).filter(
    ([name, value]) => value !== null && !isElsewhere(name),
  );
  return Object.fromEntries(
    fields.map(([name, value]) => stored[name]?.(value) ?? [name, storedBlock(value)]),
  );
}
