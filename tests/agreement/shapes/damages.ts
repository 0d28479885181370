/** A copy of a stored value with one change that an editor or an API client could make. */
export type Damage = {
  name: string;
  value: unknown;
};

type Path = readonly (string | number)[];

// Fields that no form displays, so an editor cannot change them.
const hidden = /^(?:_(?:key|type|ref|weak)|version|marks|style|listItem|level)$/;

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
  if (typeof value === "number") return Object.entries({ negative: -1, huge: 1e9 });
  if (!Array.isArray(value)) return [];
  const crowded = value.length === 0 ? {} : { crowded: crowd(value) };
  return Object.entries({ emptied: [], ...crowded });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the same text for all list entries of which `damagesOf` damages only the first. */
const kindOf = (entry: unknown): string =>
  isObject(entry) ? `${String(entry["_type"])} ${Object.keys(entry).join(" ")}` : typeof entry;

/** Returns copies of a stored value in which one part is missing, empty, too long, out of range, or unsafe. */
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
    .filter(([name]) => !hidden.test(name))
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
