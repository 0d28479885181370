import { blockContracts } from "@marquee/schemas/contract";

const storedNames = new Map(
  Object.entries(blockContracts).flatMap(([name, contract]) =>
    "storedAs" in contract ? [[name, contract.storedAs] as const] : [],
  ),
);

const reference = (_ref: unknown) => ({ _type: "reference", _ref });

// Functions that convert a field of the response back to its name and value in the dataset. The
// fields listed here are those that the query resolves or renames.
const stored: Record<string, (value: unknown) => [name: string, value: unknown]> = {
  _type: (name) => ["_type", storedNames.get(String(name)) ?? name],
  asset: (asset) => ["asset", reference(Object(asset)._id)],
  form: () => ["form", reference("form-en-contact")],
  original: (id) => ["original", reference(id)],
  topic: (id) => ["topic", reference(id)],
  author: (id) => ["author", reference(id)],
  chosen: (ids) => ["chosen", [ids].flat().map(reference)],
  page: () => ["page", reference("page-en-programme")],
  fileUrl: (url) => ["file", { _type: "file", asset: reference(`file-${String(url)}-json`) }],
};

/** Returns a fixture, the lake's response, as the dataset stores it: without nulls, with references. */
export function storedBlock(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(storedBlock);
  if (typeof answer !== "object" || answer === null) return answer;
  // Omits the blocks of a reusable block, because the dataset stores them in another document.
  const isElsewhere = (name: string) => name === "blocks" && Object(answer)._type === "reusable";
  const fields = Object.entries(answer).filter(
    ([name, value]) => value !== null && !isElsewhere(name),
  );
  return Object.fromEntries(
    fields.map(([name, value]) => stored[name]?.(value) ?? [name, storedBlock(value)]),
  );
}
