import { Button, Flex } from "@sanity/ui";
import { translate } from "../i18n/translate.ts";

type Confirmation = {
  text: string;
  tone: "primary" | "critical";
  isBusy: boolean;
  isDisabled?: boolean;
  onConfirm: () => void;
};

/** Footer of a dialog, with buttons that cancel and confirm. Without a `confirmation`, it can only be canceled. */
export function DialogButtons({
  onCancel,
  confirmation,
}: {
  onCancel: () => void;
  confirmation: Confirmation | null;
}) {
  return (
    <Flex gap={2} justify="flex-end" padding={3}>
      <Button mode="bleed" text={translate("Cancel")} onClick={onCancel} />
      {confirmation === null ? null : (
        <Button
          tone={confirmation.tone}
          text={confirmation.isBusy ? translate("In progress …") : confirmation.text}
          disabled={confirmation.isDisabled === true}
          // `disabled` would remove the focus of the busy button.
          aria-disabled={confirmation.isBusy}
          onClick={confirmation.onConfirm}
        />
      )}
    </Flex>
  );
}
