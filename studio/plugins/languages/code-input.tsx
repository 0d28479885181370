import { Button, Flex, Stack } from "@sanity/ui";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { isKeySegment, set, type StringInputProps, definePlugin, isStringInputProps } from "sanity";
import { translate } from "../../i18n/translate.ts";
import { useSiteLanguages } from "../../site-languages.ts";
import { FixCard } from "../../ui/fix-card.tsx";

const RenameDialog = lazy(async () => ({
  default: (await import("./rename-dialog.tsx")).RenameDialog,
}));

/**
 * Renders the code of a site language. The code of a published language is read-only, because a new code would leave
 * the pages of the language without an address. A dialog renames the language together with its content.
 */
export function CodeInput({
  onChange,
  path,
  readOnly = false,
  value,
  renderInput,
}: Pick<StringInputProps, "onChange" | "path" | "readOnly" | "value"> & {
  renderInput: (isReadOnly: boolean) => ReactNode;
}) {
  const site = useSiteLanguages();
  const [isRenaming, setRenaming] = useState(false);
  const keys = new Set(path.filter(isKeySegment).map(({ _key }) => _key));
  const published = site?.languages.find(({ _key }) => _key !== null && keys.has(_key))?.code;
  if (site === null || published === undefined) {
    return renderInput(readOnly || site === null);
  }
  return (
    <Stack gap={3}>
      {renderInput(true)}
      {value === published ? (
        <Flex>
          <Button
            fontSize={1}
            padding={2}
            mode="ghost"
            text={translate("Rename …")}
            disabled={readOnly}
            onClick={() => setRenaming(true)}
          />
        </Flex>
      ) : (
        <FixCard
          problem={translate(
            "The site's pages in this language have the code “{code}”. Restore it, then select “Rename”.",
            { code: published },
          )}
          action={translate("Restore “{code}”", { code: published })}
          isBusy={false}
          isDisabled={readOnly}
          fix={() => onChange(set(published))}
        />
      )}
      {isRenaming ? (
        <Suspense fallback={null}>
          <RenameDialog
            from={published}
            codes={site.languages.map(({ code }) => code)}
            onClose={() => setRenaming(false)}
          />
        </Suspense>
      ) : null}
    </Stack>
  );
}

/** Plugin that renames a site language together with everything that is stored in it. [I18N-2] */
export const languages = definePlugin({
  name: "languages",
  form: {
    components: {
      input: (props) =>
        isStringInputProps(props) && props.schemaType.options?.isLanguageCode === true ? (
          <CodeInput
            {...props}
            renderInput={(readOnly) =>
              props.renderDefault({
                ...props,
                readOnly,
                elementProps: { ...props.elementProps, readOnly },
              })
            }
          />
        ) : (
          props.renderDefault(props)
        ),
    },
  },
});
