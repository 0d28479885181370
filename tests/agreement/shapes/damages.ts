/** A copy of a stored value with one change that an editor or an API client could make. */
export type Damage = {
  /** Description of the change: the path of the changed field, then the kind of change. */
  name: string;
  value: unknown;
};

type Path = readonly (string | number)[];

// Fields that no form displays, so an editor cannot change them.
const hidden = new Set([
  "_key",
  "_type",
  "_ref",
  "_weak",
  "version",
  "marks",
  "style",
  "listItem",
  "level",
]);

// Fields that contain blocks. Their entries are left intact, because each block type is damaged in a test of its own.
const lists = new Set(["start", "end", "teaser", "blocks"]);

const texts = {
  emptied: "",
  blank: "  ",
  endless: "a ".repeat(11_000),
  script: "javascript:alert(1)",
};

const crowd = (list: readonly unknown[]): unknown[] =>
  Array.from({ length: 80 }, (_, index) => {
    const entry = list[index % list.length];
    return typeof entry === "object" ? { ...entry, _key: `copy-${index}` } : entry;
  });

function changesOf(value: unknown): [name: string, value: unknown][] {
  if (typeof value === "string") return Object.entries(texts);
  if (typeof value === "number")
    return [
      ["negative", -1],
      ["huge", 1e9],
    ];
  if (Array.isArray(value))
    return [
      ["emptied", []],
      ...(value.length === 0 ? [] : [["crowded", crowd(value)] satisfies [string, unknown]]),
    ];
  return [];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Returns a text that is the same for all list entries of one type with the same fields. Of the
 * entries with the same text, `damagesOf` damages only the first.
 */
const kindOf = (entry: unknown): string =>
  isObject(entry) ? `${String(entry["_type"])} ${Object.keys(entry).join(" ")}` : typeof entry;

/**
 * Returns copies of a stored value. In each copy, one part is damaged: it is missing, empty, too
 * long, out of range, or unsafe.
 */
export function damagesOf(value: unknown, path: Path = []): Damage[] {
  const changed = changesOf(value).map(([name, other]) => ({
    name: `${path.join(".")} ${name}`,
    value: other,
  }));
  if (Array.isArray(value)) {
    const isList = lists.has(String(path.at(-1)));
    const kinds = value.map(kindOf);
    const inside = value.flatMap((entry, index) =>
      isList || kinds.indexOf(kindOf(entry)) < index
        ? []
        : damagesOf(entry, [...path, index]).map((damage) => ({
            ...damage,
            value: value.with(index, damage.value),
          })),
    );
    return [...changed, ...inside];
  }
  if (!isObject(value)) return changed;
  const inside = Object.entries(value)
    .filter(([name]) => !hidden.has(name))
    .flatMap(([field, held]) => {
      const { [field]: _gone, ...without } = value;
      const at = [...path, field];
      return [
        { name: `${at.join(".")} taken away`, value: without },
        ...damagesOf(held, at).map((damage) => ({
          ...damage,
          value: { ...value, [field]: damage.value },
        })),
      ];
    });
  return [...changed, ...inside];
}
