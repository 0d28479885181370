import { Checkbox, Flex, Stack, Text } from "@sanity/ui";
import { useId, useMemo, useState } from "react";
import { type ReferenceInputProps, useFormValue } from "sanity";
import { translate } from "../../i18n/translate.ts";
import { referenceOrder } from "./internals/reference-order.ts";
import { languageAt } from "./own-language.ts";

/** Input of a reference. Lists the documents that match the typed words best first. */
export function OrderedReferenceInput(props: ReferenceInputProps) {
  const { schemaType, renderDefault } = props;
  const orderedType = useMemo(
    () => ({ ...schemaType, options: { ...schemaType.options, sort: referenceOrder } }),
    [schemaType],
  );
  return renderDefault({ ...props, schemaType: orderedType });
}

/**
 * Input of a link's page. Lists only pages in the language of the page that contains the link. The
 * editor can request the pages in all languages.
 */
export function PageInput(props: ReferenceInputProps) {
  const { path, schemaType, renderDefault, value } = props;
  const id = useId();
  const [isListingAll, setListingAll] = useState(false);
  const language = languageAt(useFormValue([]), path);
  const ownType = useMemo(
    () => ({
      ...schemaType,
      options: {
        ...schemaType.options,
        sort: referenceOrder,
        filter: "language == $language",
        filterParams: { language },
      },
    }),
    [schemaType, language],
  );
  if (language === null) return <OrderedReferenceInput {...props} />;
  return (
    <Stack gap={3}>
      {isListingAll ? (
        <OrderedReferenceInput {...props} />
      ) : (
        renderDefault({ ...props, schemaType: ownType })
      )}
      {value?._ref === undefined ? (
        <Flex as="label" gap={2} align="center" htmlFor={id}>
          <Checkbox
            id={id}
            checked={isListingAll}
            onChange={({ currentTarget: { checked } }) => setListingAll(checked)}
          />
          <Text size={1} muted>
            {translate("Show pages in all languages")}
          </Text>
        </Flex>
      ) : null}
    </Stack>
  );
}
