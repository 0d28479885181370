import { ComponentIcon } from "@sanity/icons/Component";
import { Button, Card, Dialog, Flex, Stack, Text, TextInput } from "@sanity/ui";
import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { type ObjectInputProps, set, useClient, useFormValue } from "sanity";
import { useBusy } from "../../ui/use-busy.ts";
import { useFocusBack } from "../../ui/use-focus-back.ts";
import { useMay } from "../../ui/use-may.ts";
import { translate } from "../../i18n/translate.ts";
import type { StoredBlock } from "../composing/block-path.ts";
import { freshKey } from "../composing/new-block.ts";
import { toReuse } from "./reuse-block.ts";
import { apiVersion } from "../../lib/api-version.ts";

type Props = { block: StoredBlock; onChange: ObjectInputProps["onChange"] };

function NameDialog({ block, onChange, onClose }: Props & { onClose: () => void }) {
  const [title, setTitle] = useState("");
  const language = useFormValue(["language"]);
  const client = useClient({ apiVersion });
  const { isBusy, run } = useBusy();
  const id = useId();
  const name = useRef<HTMLInputElement>(null);
  useFocusBack();
  useEffect(() => name.current?.focus(), []);
  const save = () =>
    run(translate("The reusable block was not saved"), async () => {
      const document = crypto.randomUUID();
      const { reusable, placed } = toReuse(block, document, freshKey);
      const held = { _type: "reusableBlock", title: title.trim(), language, blocks: [reusable] };
      await client.create({ _id: document, ...held });
      onClose();
      onChange(set(placed));
    });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // Stops the event, because it would also submit the document's form around the dialog.
    event.stopPropagation();
    if (title.trim() !== "" && !isBusy) void save();
  };
  return (
    <Dialog
      id="save-as-reusable"
      header={translate("Save as reusable block")}
      onClose={onClose}
      width={0}
    >
      <form onSubmit={submit}>
        <Stack gap={4} padding={4}>
          <Text size={1} muted>
            {translate(
              "The reusable block is published immediately. Changes to the block appear on every page that uses it.",
            )}
          </Text>
          <Stack gap={3}>
            <Text as="label" size={1} weight="medium" htmlFor={id}>
              {translate("Name")}
            </Text>
            <TextInput
              id={id}
              value={title}
              maxLength={120}
              onChange={({ currentTarget }) => setTitle(currentTarget.value)}
              placeholder={translate("Contact details")}
              ref={name}
            />
          </Stack>
          <Flex justify="flex-end">
            <Button
              type="submit"
              tone="primary"
              text={translate("Save and replace block")}
              disabled={title.trim() === "" || isBusy}
            />
          </Flex>
        </Stack>
      </form>
    </Dialog>
  );
}

export function SaveAsReusable(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const language = useFormValue(["language"]);
  const mayCreate = useMay("create", { _id: "new", _type: "reusableBlock", language });
  if (!mayCreate) return null;
  return (
    <Card borderTop paddingTop={4}>
      <Button
        mode="ghost"
        fontSize={1}
        icon={ComponentIcon}
        text={translate("Save as reusable block …")}
        onClick={() => setOpen(true)}
      />
      {isOpen ? <NameDialog {...props} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}
