import { Button, Flex, Stack, Text, TextArea, TextInput } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useId, useState } from "react";
import { useClient } from "sanity";
import { translate } from "../../i18n/translate.ts";
import { useBusy } from "../../ui/use-busy.ts";
import { useMay } from "../../ui/use-may.ts";
import type { Asset } from "./asset.ts";
import { apiVersion } from "../../lib/api-version.ts";

type Field = {
  name: "title" | "originalFilename" | "altText" | "description";
  title: string;
  note?: string;
  isLong?: boolean;
};

const fieldsOf = ({ _type }: Asset): Field[] => [
  { name: "title", title: translate("Title") },
  {
    name: "originalFilename",
    title: translate("File name"),
    note: translate("Suggested to users who download the file."),
  },
  ...(_type === "sanity.imageAsset"
    ? [
        {
          name: "altText" as const,
          title: translate("Default alt text"),
          note: translate(
            "Copied into an image field without alt text when you choose this image.",
          ),
        },
      ]
    : []),
  { name: "description", title: translate("Description"), isLong: true },
];

export function AssetForm({ asset }: { asset: Asset }) {
  const client = useClient({ apiVersion });
  const toast = useToast();
  const { isBusy, run } = useBusy();
  const prefix = useId();
  const mayChange = useMay("update", asset);
  const [typed, setTyped] = useState<Partial<Record<Field["name"], string>>>({});
  const changed = Object.entries(typed).filter(
    ([name, value]) => value !== (Reflect.get(asset, name) ?? ""),
  );
  const save = () =>
    run(translate("The changes were not saved"), async () => {
      const set = Object.fromEntries(changed.filter(([, value]) => value.trim() !== ""));
      const unset = changed.flatMap(([name, value]) => (value.trim() === "" ? [name] : []));
      await client.patch(asset._id).set(set).unset(unset).commit();
      toast.push({ status: "success", title: translate("Saved") });
    });

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (changed.length > 0) void save();
      }}
    >
      <Stack gap={4}>
        {fieldsOf(asset).map(({ name, title, note, isLong }) => {
          const id = `${prefix}${name}`;
          const common = {
            id,
            fontSize: 1,
            value: typed[name] ?? asset[name] ?? "",
            readOnly: !mayChange,
            "aria-describedby": note === undefined ? undefined : `${id}-note`,
          } as const;
          const onChange = (value: string) => setTyped({ ...typed, [name]: value });
          return (
            <Stack gap={2} key={name}>
              <Text as="label" size={1} weight="medium" htmlFor={id}>
                {title}
              </Text>
              {note === undefined ? null : (
                <Text size={1} muted id={`${id}-note`}>
                  {note}
                </Text>
              )}
              {isLong ? (
                <TextArea
                  {...common}
                  rows={3}
                  onChange={({ currentTarget }) => onChange(currentTarget.value)}
                />
              ) : (
                <TextInput
                  {...common}
                  onChange={({ currentTarget }) => onChange(currentTarget.value)}
                />
              )}
            </Stack>
          );
        })}
        <Flex>
          <Button
            type="submit"
            tone="primary"
            mode={changed.length === 0 ? "ghost" : "default"}
            fontSize={1}
            text={translate("Save")}
            title={mayChange ? undefined : translate("Your role doesn't allow this.")}
            disabled={!mayChange}
            aria-disabled={isBusy || changed.length === 0}
          />
        </Flex>
      </Stack>
    </form>
  );
}
