import { languageOfTexts } from "@marquee/schemas/contract";
import { Box, Button, Card, Checkbox, Flex, Spinner, Stack, Text, TextInput } from "@sanity/ui";
import { SearchIcon } from "@sanity/icons/Search";
import { useCallback, useDeferredValue, useId, useMemo, useState, useEffect } from "react";
import { getPublishedId, type ObjectInputProps, useClient, type Path } from "sanity";
import * as z from "zod";
import { translate } from "../../../i18n/translate.ts";
import type { FetchDefaults, DefaultText } from "./fetch-defaults.ts";
import { entriesOf, matches, type TextEntry } from "./group-texts.ts";
import { storedTexts, type StoredText } from "./stored-texts.ts";
import { TextGroups } from "./text-groups.tsx";
import { type ChangeText, useTextChanges } from "./use-text-changes.ts";
import { createEditorFetch } from "../../../site/fetch-from-site.ts";
import { focusSoon } from "../../../ui/focus-field.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { apiVersion } from "../../../lib/api-version.ts";

const MOST_FOUND = 60;

const valueShape = z.object({ _id: z.string(), texts: z.unknown().optional() });

function Search({
  search,
  onSearch,
  isOnlyChanged,
  onOnlyChange,
}: {
  search: string;
  onSearch: (search: string) => void;
  isOnlyChanged: boolean;
  onOnlyChange: (isOnlyChanged: boolean) => void;
}) {
  const id = useId();
  return (
    <Stack gap={3}>
      <TextInput
        type="search"
        icon={SearchIcon}
        fontSize={1}
        aria-label={translate("Search texts")}
        placeholder={translate("Search texts")}
        value={search}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
      />
      <Flex align="center" gap={2}>
        <Checkbox
          id={id}
          checked={isOnlyChanged}
          onChange={({ currentTarget }) => onOnlyChange(currentTarget.checked)}
        />
        <Text as="label" htmlFor={id} size={1}>
          {translate("Only changed texts")}
        </Text>
      </Flex>
    </Stack>
  );
}

function countOf(found: number): string {
  if (found === 0) return translate("No texts found.");
  if (found === 1) return translate("1 text found.");
  return found > MOST_FOUND
    ? translate("{count} texts found. The first {most} are listed: enter more words.", {
        count: String(found),
        most: String(MOST_FOUND),
      })
    : translate("{count} texts found.", { count: String(found) });
}

function keyOf(path: Path, stored: readonly StoredText[]): string | null {
  const [list, entry] = path;
  if (list !== "texts" || typeof entry !== "object" || Array.isArray(entry)) return null;
  return stored.find(({ _key }) => "_key" in entry && _key === entry._key)?.key ?? null;
}

/**
 * Returns the key of the text that the form's focus path (`path`) leads to. The path changes, for
 * example, when the editor clicks an entry in the list of validation errors. Focuses the text's
 * field unless it has the focus already. Returns null if the path leads to no text.
 */
function useFocusedText(path: Path, stored: readonly StoredText[]): string | null {
  const key = keyOf(path, stored);
  useEffect(() => {
    if (key === null) return;
    const row = `[data-text="${CSS.escape(key)}"]`;
    if (document.activeElement?.closest(row) === null) focusSoon(row);
  }, [key]);
  return key;
}

function Texts({
  defaults,
  language,
  form,
}: {
  defaults: readonly DefaultText[];
  language: string;
  form: ObjectInputProps;
}) {
  const [search, setSearch] = useState("");
  const [isOnlyChanged, setOnlyChanged] = useState(false);
  const texts = valueShape.safeParse(form.value).data?.texts;
  const stored = useMemo(() => storedTexts(texts), [texts]);
  // Keys of the texts that were reset since the filter was turned on. They stay listed, so that a row
  // doesn't disappear while the editor types in it.
  const [resetKeys, setResetKeys] = useState<ReadonlySet<string>>(new Set());
  const store = useTextChanges(language, stored, form.onChange);
  const change = useCallback<ChangeText>(
    (entry, text) => {
      if (text === null) setResetKeys((known) => new Set([...known, entry.key]));
      store(entry, text);
    },
    [store],
  );
  const filter = (isOn: boolean) => {
    setOnlyChanged(isOn);
    setResetKeys(new Set());
  };
  const entries = useMemo(() => entriesOf(defaults, stored), [defaults, stored]);
  const searchText = useDeferredValue(search.trim());
  const isSearch = searchText !== "" || isOnlyChanged;
  const found = entries.filter(
    (entry) =>
      matches(entry, searchText) &&
      (!isOnlyChanged || entry.stored !== null || resetKeys.has(entry.key)),
  );
  const { onPathFocus } = form;
  const onFocus = useCallback(
    ({ stored: own }: TextEntry) =>
      onPathFocus(own === null ? ["texts"] : ["texts", { _key: own._key }, "text"]),
    [onPathFocus],
  );
  const opened = useFocusedText(form.focusPath, stored);
  return (
    <Stack gap={5}>
      <Search
        search={search}
        onSearch={setSearch}
        isOnlyChanged={isOnlyChanged}
        onOnlyChange={filter}
      />
      <Text as="output" size={1} muted hidden={!isSearch}>
        {isSearch ? countOf(found.length) : null}
      </Text>
      <TextGroups
        entries={isSearch ? found.slice(0, MOST_FOUND) : entries}
        isSearch={isSearch}
        opened={opened}
        rows={{ language, isReadOnly: form.readOnly === true, change, onFocus }}
      />
    </Stack>
  );
}

type Defaults =
  | { state: "loading" }
  | { state: "failed"; why: string }
  | { state: "loaded"; texts: readonly DefaultText[] };

/** Fetches a language's default texts. `retry` fetches them again after a failure. */
function useDefaults(
  language: string,
  { site, fetchDefaults }: { site: string; fetchDefaults: FetchDefaults },
): { defaults: Defaults; retry: () => void } {
  const client = useClient({ apiVersion });
  const [defaults, setDefaults] = useState<Defaults>({ state: "loading" });
  const load = useCallback(
    () =>
      fetchDefaults(language, createEditorFetch(site, client)).then(
        (texts) => setDefaults({ state: "loaded", texts }),
        (error: unknown) =>
          setDefaults({
            state: "failed",
            why: errorMessage(error),
          }),
      ),
    [fetchDefaults, client, language, site],
  );
  useEffect(() => void load(), [load]);
  return {
    defaults,
    retry: () => {
      setDefaults({ state: "loading" });
      void load();
    },
  };
}

/**
 * The form of a language's interface texts. It lists all texts of the site. The document stores
 * only the texts that editors have changed.
 */
export function TextsForm({
  site,
  fetchDefaults,
  form,
}: {
  site: string;
  fetchDefaults: FetchDefaults;
  form: ObjectInputProps;
}) {
  const id = valueShape.safeParse(form.value).data?._id ?? "";
  const language = languageOfTexts(getPublishedId(id)) ?? "";
  const { defaults, retry } = useDefaults(language, { site, fetchDefaults });
  return (
    <Stack gap={5} data-testid="texts-form">
      <Text size={1} muted style={{ lineHeight: 1.6 }}>
        {translate(
          "Texts of the site's buttons, messages and forms. Type to change a text; reset it to use the default text again.",
        )}
      </Text>
      {defaults.state === "loaded" ? (
        <Texts defaults={defaults.texts} language={language} form={form} />
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element must not contain cards */}
      <div role="status">
        {defaults.state === "loading" ? <Spinner muted /> : null}
        {defaults.state === "failed" ? (
          <Card padding={3} radius={2} tone="caution" border>
            <Flex align="center" gap={3}>
              <Box flex={1}>
                <Text size={1}>
                  {translate("The site can't be reached: {why}", { why: defaults.why })}
                </Text>
              </Box>
              <Button
                fontSize={1}
                padding={2}
                mode="ghost"
                text={translate("Try again")}
                onClick={retry}
              />
            </Flex>
          </Card>
        ) : null}
      </div>
    </Stack>
  );
}
