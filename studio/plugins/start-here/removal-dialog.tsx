import { Button, Card, Checkbox, Dialog, Flex, Stack, Text } from "@sanity/ui";
import { TextLink } from "../../ui/text-link.tsx";
import { useFocusBack } from "../../ui/use-focus-back.ts";
import { translate } from "../../i18n/translate.ts";
import type { Removal } from "../../sample-sites/remove/plan-removal.ts";

const reasons = {
  changed: translate("edited since the import"),
  used: translate("still in use"),
};

/** Lists the documents that will be kept, with links and reasons. */
function Staying({ kept }: Pick<Removal, "kept">) {
  return (
    <Card padding={3} radius={2} tone="caution" border>
      <Stack gap={3}>
        <Text size={1} weight="semibold">
          {translate("Documents that will not be removed:")}
        </Text>
        <Stack as="ul" gap={3} padding={0} style={{ listStyle: "none" }}>
          {kept.map(({ id, type, title, why }) => (
            <Text as="li" size={1} key={id}>
              <TextLink id={id} type={type}>
                {title}
              </TextLink>
              : {reasons[why]}
            </Text>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

/** Dialog that confirms the removal of the sample site. */
export function RemovalDialog({
  removal,
  isBusy,
  alsoChanged,
  setAlsoChanged,
  onRemove,
  onClose,
}: {
  removal: Removal;
  isBusy: boolean;
  alsoChanged: boolean;
  setAlsoChanged: (also: boolean) => void;
  onRemove: () => void;
  onClose: () => void;
}) {
  useFocusBack();
  const hasChanged = alsoChanged || removal.kept.some(({ why }) => why === "changed");
  return (
    <Dialog
      id="remove-sample"
      header={translate("Remove sample site?")}
      width={1}
      onClose={onClose}
      onClickOutside={onClose}
      footer={
        <Flex padding={3} gap={2} justify="flex-end">
          <Button mode="bleed" text={translate("Cancel")} onClick={onClose} />
          <Button
            tone="critical"
            text={
              removal.remove.length === 1
                ? translate("Remove 1 document")
                : translate("Remove {count} documents", { count: `${removal.remove.length}` })
            }
            disabled={isBusy || removal.remove.length === 0}
            loading={isBusy}
            onClick={onRemove}
          />
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        <Text size={1}>
          {translate(
            "This action removes the sample pages and the images that only these pages use. It also removes the navigation and texts of the sample site from the settings. The published site changes immediately. You can restore the documents from their history, but only one at a time.",
          )}
        </Text>
        {removal.kept.length === 0 ? null : <Staying kept={removal.kept} />}
        {hasChanged ? (
          <Flex as="label" gap={3} align="center">
            <Checkbox
              checked={alsoChanged}
              onChange={({ currentTarget }) => setAlsoChanged(currentTarget.checked)}
            />
            <Text size={1}>{translate("Also remove edited documents")}</Text>
          </Flex>
        ) : null}
      </Stack>
    </Dialog>
  );
}
