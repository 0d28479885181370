import { localeSettingsQuery } from "@marquee/schemas/contract";
import { Select } from "@sanity/ui";
import { useEffect, useState } from "react";
import {
  definePlugin,
  isStringInputProps,
  set,
  type StringInputProps,
  unset,
  useDocumentStore,
  useFormValue,
} from "sanity";
import * as z from "zod";
import { translate } from "../i18n/translate.ts";
import { followQuery } from "../plugins/connection/follow-query.ts";
import { apiVersion } from "../lib/api-version.ts";

const named = z.looseObject({ code: z.string(), name: z.string().nullish().catch(null) });
type Language = z.output<typeof named>;

/** Returns the entries that have a code, because an editor may not have filled in all of them yet. */
export const languagesIn = (entries: unknown): Language[] =>
  z
    .array(z.unknown())
    .catch([])
    .parse(entries)
    .flatMap((entry) => named.safeParse(entry).data ?? []);

/** Subscribes to the languages of the language settings, drafts included. */
function useStoredLanguages(): Language[] {
  const store = useDocumentStore();
  const [languages, setLanguages] = useState<Language[]>([]);
  useEffect(() => {
    const following = followQuery(
      store,
      localeSettingsQuery,
      {},
      {
        apiVersion,
        perspective: "drafts",
        tag: "languages",
        parse: (found) => languagesIn(Object(found).languages),
      },
    ).subscribe(setLanguages);
    return () => following.unsubscribe();
  }, [store]);
  return languages;
}

/** Select with languages. Keeps a value that is not among them. */
export function LanguageSelect({
  value,
  onChange,
  elementProps,
  readOnly,
  languages,
}: Pick<StringInputProps, "value" | "onChange" | "elementProps" | "readOnly"> & {
  languages: readonly Language[];
}) {
  const { ref, id, onBlur, onFocus, "aria-describedby": describedBy } = elementProps;
  const isListed = value === undefined || languages.some(({ code }) => code === value);
  return (
    <Select
      ref={ref}
      id={id}
      onBlur={onBlur}
      onFocus={onFocus}
      aria-describedby={describedBy}
      readOnly={readOnly}
      value={value ?? ""}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === "" ? unset() : set(currentTarget.value))
      }
    >
      <option value="">{translate("Choose a language")}</option>
      {languages.map(({ code, name }) => (
        <option key={code} value={code}>
          {name ? `${name} (${code})` : code}
        </option>
      ))}
      {isListed ? null : (
        <option value={value}>{translate("{code}: not a site language", { code: value })}</option>
      )}
    </Select>
  );
}

const OfferedBySettings = (props: StringInputProps) => (
  <LanguageSelect {...props} languages={useStoredLanguages()} />
);

const OfferedByForm = (props: StringInputProps) => (
  <LanguageSelect {...props} languages={languagesIn(useFormValue(["languages"]))} />
);

function SiteLanguageInput(props: StringInputProps) {
  const isSettings = useFormValue(["_type"]) === "localeSettings";
  return isSettings ? <OfferedByForm {...props} /> : <OfferedBySettings {...props} />;
}

/** Plugin that offers the site's languages in the fields that contain one of them. */
export const siteLanguageInput = definePlugin({
  name: "site-language-input",
  form: {
    components: {
      input: (props) =>
        isStringInputProps(props) && props.schemaType.options?.isSiteLanguage === true ? (
          <SiteLanguageInput {...props} />
        ) : (
          props.renderDefault(props)
        ),
    },
  },
});
