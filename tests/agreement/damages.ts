/** A value with one change in it, as an editor or a client may store it. */
export type Damage = {
  /** What was done, and where. */
  name: string;
  value: unknown;
};

type Path = readonly (string | number)[];

// What no form shows: an editor cannot change it.
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

// Blocks inside a block are judged by themselves.
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

/** Entries of a list with the same fields are damaged once. */
const kindOf = (entry: unknown): string =>
  isObject(entry) ? `${String(entry["_type"])} ${Object.keys(entry).join(" ")}` : typeof entry;

/** Every way to damage one thing in a stored value: to take it away, to empty it, to write too much or the wrong kind. */
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
