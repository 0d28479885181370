import { Select, Stack, Text } from "@sanity/ui";
import { useEffect, useState } from "react";
import { set, type StringInputProps, unset, useDocumentStore, useFormValue } from "sanity";
import { followQuery } from "../connection/follow-query.ts";
import { fieldAt, textAt } from "../checks/stored-page.ts";
import { translate } from "../../i18n/translate.ts";
import { type Section, sectionsOf, sectionsQuery } from "./sections.ts";
import { apiVersion } from "../../lib/api-version.ts";

const options = { apiVersion, perspective: "drafts" as const, tag: "link-sections" };

function useSections(id: string): readonly Section[] | null {
  const store = useDocumentStore();
  const [found, setFound] = useState<{ id: string; sections: Section[] } | null>(null);
  useEffect(() => {
    if (id === "") return undefined;
    const parse = (page: unknown) => ({ id, sections: sectionsOf(page, translate) });
    const following = followQuery(store, sectionsQuery, { id }, { ...options, parse }).subscribe(
      setFound,
    );
    return () => following.unsubscribe();
  }, [store, id]);
  return found?.id === id ? found.sections : null;
}

export function SectionInput({
  path,
  value = "",
  onChange,
  elementProps,
  readOnly,
}: StringInputProps) {
  const target = useFormValue([...path.slice(0, -1), "page"]);
  const sections = useSections(textAt(target, "_ref"));
  const isMissing = value !== "" && sections !== null && !sections.some(({ key }) => key === value);
  // The list lacks the stored section if the linked page doesn't have that section, or if the list
  // isn't loaded yet. The value must stay visible.
  const isUnlisted = isMissing || (value !== "" && sections === null);
  return (
    <Stack gap={3}>
      <Select
        {...elementProps}
        value={value}
        readOnly={readOnly === true}
        disabled={fieldAt(target, "_ref") === undefined}
        onChange={({ currentTarget: { value: key } }) => onChange(key === "" ? unset() : set(key))}
      >
        <option value="">{translate("Top of the page")}</option>
        {isUnlisted ? (
          <option value={value}>
            {isMissing ? translate("A section that no longer exists") : "…"}
          </option>
        ) : null}
        {(sections ?? []).map(({ key, title }) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </Select>
      {isMissing ? (
        <Text size={1} muted>
          {translate(
            "The section no longer exists on the page, so the link leads to the top of the page.",
          )}
        </Text>
      ) : null}
    </Stack>
  );
}
