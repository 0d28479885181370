import { blockContracts, migrateDocument } from "@marquee/schemas/contract";
import { Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { useMemo } from "react";
import { type ArrayOfObjectsInputProps, set, stringToPath } from "sanity";
import { useSettled } from "../../ui/use-settled.ts";
import { translate } from "../../i18n/translate.ts";

/**
 * Finds blocks that were stored by an earlier or newer version of the site. The forms can't edit
 * such blocks. `field` is the name of the field with the blocks, `value` its value.
 */
function useOtherVersions(field: string, value: unknown) {
  const settled = useSettled(value);
  return useMemo(() => migrateDocument({ [field]: settled }, blockContracts), [field, settled]);
}

/**
 * Displays how many of a document's blocks were stored by an earlier or newer version of the site.
 * A button migrates the blocks of earlier versions.
 */
export function OtherVersions({
  field,
  value,
  readOnly,
  onChange,
}: {
  field: string;
  value: unknown;
  readOnly: boolean;
  onChange: ArrayOfObjectsInputProps["onChange"];
}) {
  const { earlier, newer, changes } = useOtherVersions(field, value);
  // Removes the first step of each path, because the paths in an input's patch are relative to the input's field.
  const update = () =>
    onChange(changes.map(({ path, after }) => set(after, stringToPath(path).slice(1))));
  return (
    <>
      {newer.length === 0 ? null : (
        <Card padding={3} radius={2} tone="caution" border>
          <Text size={1}>
            {translate(
              "Blocks from a newer version of the site: {count}. Visitors don't see these blocks. To edit the blocks, ask a developer to update the site.",
              { count: String(newer.length) },
            )}
          </Text>
        </Card>
      )}
      {earlier.length === 0 ? null : (
        <Card padding={3} radius={2} border>
          <Stack gap={3}>
            <Text size={1}>
              {translate(
                "Blocks from an earlier version of the site: {count}. Visitors still see these blocks. To edit these blocks, select “Update blocks”.",
                { count: String(earlier.length) },
              )}
            </Text>
            <Flex>
              <Button
                mode="ghost"
                fontSize={1}
                text={translate("Update blocks")}
                disabled={readOnly}
                onClick={update}
              />
            </Flex>
          </Stack>
        </Card>
      )}
    </>
  );
}

export function WhyReadOnly({ version }: { version: "earlier" | "newer" }) {
  return (
    <Card padding={3} radius={2} tone="caution" border>
      <Text size={1}>
        {version === "newer"
          ? translate(
              "This block is from a newer version of the site. To edit the block, ask a developer to update the site.",
            )
          : translate(
              "This block is from an earlier version of the site. To edit the block, select “Update blocks” above the list of blocks.",
            )}
      </Text>
    </Card>
  );
}
