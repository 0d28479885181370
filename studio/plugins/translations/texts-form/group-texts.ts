import { translate } from "../../../i18n/translate.ts";
import type { DefaultText } from "./fetch-defaults.ts";
import type { StoredText } from "./stored-texts.ts";

/** An interface text in the form: its default, and the text that an editor stored instead, if there is one. */
export type TextEntry = {
  key: string;
  /** Null if the site no longer has this text. */
  standard: DefaultText | null;
  stored: StoredText | null;
};

export type TextGroup = { name: string; title: string; entries: readonly TextEntry[] };

/**
 * The groups of interface texts, in the order in which the form displays them. `starts` lists prefixes of keys. A key
 * belongs to the group with the longest matching prefix.
 */
const groups = [
  { name: "errors", title: translate("Error pages"), starts: ["errors."] },
  { name: "site", title: translate("Header and footer"), starts: ["site."] },
  { name: "consent", title: translate("Privacy choices"), starts: ["consent."] },
  { name: "blocks", title: translate("Blocks"), starts: ["blocks."] },
  { name: "sign-in", title: translate("Sign-in"), starts: ["auth."] },
  { name: "sign-in-errors", title: translate("Sign-in errors"), starts: ["auth.errors."] },
  { name: "account", title: translate("Account page"), starts: ["auth.account."] },
  { name: "links", title: translate("Email links"), starts: ["auth.action."] },
  { name: "share", title: translate("Shared previews"), starts: ["share."] },
  {
    name: "editors",
    title: translate("Preview and page editor"),
    starts: ["preview.", "compose."],
  },
  { name: "other", title: translate("Other texts"), starts: [""] },
] as const;

const unusedGroup = { name: "unused", title: translate("No longer used") };

function groupOf(key: string): string {
  const starts = groups.flatMap(({ name, starts: own }) => own.map((start) => ({ name, start })));
  const matching = starts.filter(({ start }) => key.startsWith(start));
  return matching.toSorted((a, b) => b.start.length - a.start.length)[0]?.name ?? "other";
}

/** Returns the form's entries. Stored texts that the site no longer has are at the end. */
export function entriesOf(
  defaults: readonly DefaultText[],
  stored: readonly StoredText[],
): readonly TextEntry[] {
  const changed = new Map(stored.map((each) => [each.key, each]));
  const known = new Set(defaults.map(({ key }) => key));
  return [
    ...defaults.map((standard) => ({
      key: standard.key,
      standard,
      stored: changed.get(standard.key) ?? null,
    })),
    ...stored
      .filter(({ key }) => !known.has(key))
      .map((each) => ({ key: each.key, standard: null, stored: each })),
  ];
}

export function groupTexts(entries: readonly TextEntry[]): readonly TextGroup[] {
  const byName = Map.groupBy(entries, ({ key, standard }) =>
    standard === null ? unusedGroup.name : groupOf(key),
  );
  return [...groups, unusedGroup].flatMap(({ name, title }) => {
    const own = byName.get(name);
    return own === undefined ? [] : [{ name, title, entries: own }];
  });
}

const plain = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Whether each word of a search occurs in an entry's key, default or stored text. Ignores case and accents. */
export function matches({ key, standard, stored }: TextEntry, search: string): boolean {
  const within = plain([key, standard?.text, stored?.text].join("\n"));
  return plain(search)
    .split(/\s+/)
    .every((word) => within.includes(word));
}
