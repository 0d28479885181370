import { Checkbox, Flex, Stack, Text } from "@sanity/ui";
import { useId, useMemo, useState } from "react";
import { type ReferenceInputProps, useFormValue } from "sanity";
import { translate } from "../../i18n/translate.ts";
import { languageAt } from "./own-language.ts";

/**
 * Input of a link's page. Lists only pages in the language of the page that contains the link. The
 * editor can request the pages in all languages.
 */
export function PageInput(props: ReferenceInputProps) {
  const { path, schemaType, renderDefault, value } = props;
  const id = useId();
  const [listsAll, setListsAll] = useState(false);
  const language = languageAt(useFormValue([]), path);
  const ownType = useMemo(
    () => ({
      ...schemaType,
      options: {
        ...schemaType.options,
        filter: "language == $language",
        filterParams: { language },
      },
    }),
    [schemaType, language],
  );
  if (language === null) return renderDefault(props);
  return (
    <Stack gap={3}>
      {renderDefault(listsAll ? props : { ...props, schemaType: ownType })}
      {value?._ref === undefined ? (
        <Flex as="label" gap={2} align="center" htmlFor={id}>
          <Checkbox
            id={id}
            checked={listsAll}
            onChange={({ currentTarget: { checked } }) => setListsAll(checked)}
          />
          <Text size={1} muted>
            {translate("Show pages in all languages")}
          </Text>
        </Flex>
      ) : null}
    </Stack>
  );
}
