import { Button, Card, Checkbox, Dialog, Flex, Stack, Text } from "@sanity/ui";
import type { ReactNode } from "react";
import { useSchema } from "sanity";
import type { CatalogSite } from "../../sample-sites/replace/catalog.ts";
import type { Removal } from "../../sample-sites/replace/plan-removal.ts";
import { titleOfType } from "../../ui/title-of-type.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { AddressChoice } from "./address-choice.tsx";
import { useFocusBack } from "../../ui/use-focus-back.ts";
import { translate } from "../../i18n/translate.ts";
import type { Replacement } from "./use-replacement.ts";

const reasons = {
  changed: translate("edited since the import"),
  used: translate("still in use"),
};

function Staying({ remaining }: Pick<Removal, "remaining">) {
  const schema = useSchema();
  return (
    <Card padding={3} radius={2} tone="caution" border>
      <Stack gap={3}>
        <Text size={1} weight="semibold">
          {translate("Documents that will not be removed:")}
        </Text>
        <Stack as="ul" gap={3} padding={0} style={{ listStyle: "none" }}>
          {remaining.map(({ id, type, title, why }) => (
            <Text as="li" size={1} key={id}>
              <TextLink id={id} type={type}>
                {title ?? titleOfType(schema, type)}
              </TextLink>
              : {reasons[why]}
            </Text>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

function Option({
  isChecked,
  onChange,
  children,
}: {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  children: ReactNode;
}) {
  return (
    <Flex as="label" gap={3} align="flex-start">
      <Checkbox
        checked={isChecked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <Text size={1} style={{ lineHeight: 1.4 }}>
        {children}
      </Text>
    </Flex>
  );
}

function removalText({ length }: readonly string[]): string {
  if (length === 1) return translate("Remove 1 document");
  return translate("Remove {count} documents", { count: `${length}` });
}

const isSettings = ({ type, why }: Removal["remaining"][number]) =>
  type.endsWith("Settings") && why === "changed";

/**
 * Checkboxes for documents that are kept by default because an editor changed them: one to remove edited
 * documents, one to replace edited settings. Each is displayed only if the dataset contains such documents.
 */
function Options({ site, plan, options, setOptions }: Shown & { plan: Removal }) {
  const { alsoChanged, alsoSettings } = options;
  const changed = plan.remaining.filter(({ why }) => why === "changed");
  const hasSettings = alsoSettings || changed.some(isSettings);
  const hasChanged = alsoChanged || changed.some((each) => site === null || !isSettings(each));
  return (
    <>
      {site !== null && hasSettings && !alsoChanged ? (
        <Option
          isChecked={alsoSettings}
          onChange={(isChecked) => setOptions({ ...options, alsoSettings: isChecked })}
        >
          {translate(
            "Also replace edited settings. Otherwise the site keeps its name, navigation, languages and theme.",
          )}
        </Option>
      ) : null}
      {hasChanged ? (
        <Option
          isChecked={alsoChanged}
          onChange={(isChecked) => setOptions({ ...options, alsoChanged: isChecked })}
        >
          {translate("Also remove edited documents")}
        </Option>
      ) : null}
    </>
  );
}

type Shown = Pick<Replacement, "options" | "setOptions"> & { site: CatalogSite | null };

/**
 * Dialog that asks an editor to confirm the import of the sample site `site`. The import replaces
 * the current sample site, if there is one. If `site` is null, the dialog asks only for the removal
 * of the current sample site.
 */
export function ReplaceDialog({
  site,
  hasSample,
  replacement,
  onClose,
}: {
  site: CatalogSite | null;
  hasSample: boolean;
  replacement: Replacement;
  onClose: () => void;
}) {
  useFocusBack();
  const { plan, uploads, isBusy, options, setOptions, replace } = replacement;
  const close = isBusy ? () => undefined : onClose;
  const replaceText = hasSample
    ? translate("Replace sample site")
    : translate("Import sample site");
  const isNothing = site === null && plan?.remove.length === 0;
  return (
    <Dialog
      id="replace-sample"
      header={
        site === null
          ? translate("Remove sample site?")
          : translate("Use the sample site {title}?", { title: site.title })
      }
      width={1}
      onClose={close}
      onClickOutside={close}
      footer={
        <Flex padding={3} gap={2} align="center" justify="flex-end">
          <output style={{ marginInlineEnd: "auto" }}>
            <Text size={1} muted>
              {uploads === null
                ? null
                : translate("{done} of {all} files uploaded", {
                    done: `${uploads.done}`,
                    all: `${uploads.all}`,
                  })}
            </Text>
          </output>
          <Button mode="bleed" text={translate("Cancel")} disabled={isBusy} onClick={close} />
          <Button
            tone="critical"
            text={site === null ? removalText(plan?.remove ?? []) : replaceText}
            disabled={isBusy || plan === null || isNothing}
            loading={isBusy}
            onClick={replace}
          />
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        <Text size={1} style={{ lineHeight: 1.5 }}>
          {site === null
            ? translate(
                "This action removes the sample pages and the images that only these pages use. It also removes the navigation and texts of the sample site from the settings. The published site changes immediately. You can restore the documents from their history, but only one at a time.",
              )
            : translate(
                "This action adds the pages, settings, theme and images of this sample site, and removes any other sample site. Your own pages stay. The published site changes immediately.",
              )}
        </Text>
        {plan === null || plan.remaining.length === 0 ? null : (
          <Staying remaining={plan.remaining} />
        )}
        {plan === null ? null : (
          <Options site={site} plan={plan} options={options} setOptions={setOptions} />
        )}
        {site === null || plan === null || plan.clashes.length === 0 ? null : (
          <AddressChoice
            site={site.title}
            clashes={plan.clashes}
            owner={options.addresses}
            onChange={(addresses) => setOptions({ ...options, addresses })}
          />
        )}
      </Stack>
    </Dialog>
  );
}
