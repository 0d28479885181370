import { Card, Stack, Text } from "@sanity/ui";
import { Autocomplete } from "@sanity/ui/autocomplete";
import { useEffect, useState } from "react";
import { useClient } from "sanity";
import * as z from "zod";
import { translate } from "../../i18n/translate.ts";
import { pagePath } from "../../page-address.ts";
import { useSettled } from "../../ui/use-settled.ts";
import { matchRank } from "../links/match-order.ts";
import { apiVersion } from "../../lib/api-version.ts";

const text = z.string().nullable();
const candidates = z.array(
  z.object({ id: z.string(), title: z.string(), language: text, slug: text }),
);
type Candidate = { id: string; title: string; note: string | null };

/** Returns what the list displays beside a title: the path of a page, or else the document's language. */
const withNotes = (found: unknown): Candidate[] =>
  candidates.parse(found).map(({ id, title, language, slug }) => ({
    id,
    title: title || translate("Untitled"),
    note: pagePath({ language, slug }) ?? language,
  }));

/**
 * Query for the published documents of the type `$type` that can take the place of the documents `$ids`: in the
 * same language, the best match of `$search` first.
 */
const candidatesQuery = `*[
  _type == $type && !(_id in $ids) &&
  ($language == "" || !defined(language) || language == $language) &&
  ($search == "" || [title, name, slug.current] match "*" + $search + "*")
] | order(${matchRank("$search")} asc, lower(coalesce(title, name, "")) asc)[0...20]{
  "id": _id, "title": coalesce(title, name, slug.current, ""), language, "slug": slug.current
}`;

/** What the list offers: documents of this type and language, without those that are removed. */
type CandidateScope = { type: string; language: string; ids: readonly string[] };

function useCandidates({ type, language, ids }: CandidateScope, typed: string) {
  const client = useClient({ apiVersion });
  const search = useSettled(typed);
  const [found, setFound] = useState<{ search: string; list: Candidate[] } | null>(null);
  const json = JSON.stringify({ type, language, ids, search });
  useEffect(() => {
    let isOver = false;
    client
      .fetch<unknown>(candidatesQuery, JSON.parse(json), { perspective: "published" })
      .then((result) => (isOver ? undefined : setFound({ search, list: withNotes(result) })))
      .catch(() => (isOver ? undefined : setFound({ search, list: [] })));
    return () => {
      isOver = true;
    };
  }, [client, json, search]);
  return { list: found?.list ?? [], isLoading: found?.search !== typed };
}

export function SubstituteInput({
  id,
  label,
  scope,
  value,
  onChange,
}: {
  id: string;
  label: string;
  scope: CandidateScope;
  value: { id: string; title: string } | null;
  onChange: (value: { id: string; title: string } | null) => void;
}) {
  const [typed, setTyped] = useState("");
  const { list, isLoading } = useCandidates(scope, typed.trim().replace(/^\//, ""));
  return (
    <Autocomplete
      id={id}
      aria-label={label}
      fontSize={1}
      padding={3}
      openButton
      placeholder={translate("Search by title or slug")}
      loading={isLoading}
      options={list.map((candidate) => ({ ...candidate, value: candidate.id }))}
      value={value?.id ?? ""}
      filterOption={() => true}
      renderValue={() => value?.title ?? ""}
      renderOption={({ title, note }) => (
        <Card as="button" type="button" padding={3} radius={2}>
          <Stack gap={2}>
            <Text size={1}>
              <bdi>{title}</bdi>
            </Text>
            {note === null ? null : (
              <Text size={0} muted>
                {note}
              </Text>
            )}
          </Stack>
        </Card>
      )}
      onQueryChange={(query) => setTyped(query ?? "")}
      onChange={(chosen) => onChange(list.find((candidate) => candidate.id === chosen) ?? null)}
    />
  );
}
