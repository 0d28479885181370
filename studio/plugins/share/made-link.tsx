import { CopyIcon } from "@sanity/icons/Copy";
import { Button, Card, Flex, Stack, Text, TextInput } from "@sanity/ui";
import { useEffect, useRef, useState } from "react";
import { translate } from "../../i18n/translate.ts";

/**
 * Displays a new preview link. The studio can't display it again later, because the dataset stores
 * only a hash of the secret that the link contains.
 */
export function MadeLink({ link }: { link: string }) {
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The focus selects the link for copying and makes screen readers announce it.
  useEffect(() => field.current?.focus(), []);
  // If access to the clipboard is denied, the editor can still copy the selected link.
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => {},
    );
  return (
    <Card border padding={3} radius={2} tone="positive" data-testid="made-link">
      <Stack gap={3}>
        <Text size={1}>
          {translate(
            "Copy the link now. For security reasons, the studio displays the link only once.",
          )}
        </Text>
        <TextInput
          aria-label={translate("Preview link")}
          fontSize={1}
          readOnly
          ref={field}
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Flex align="center" gap={3}>
          <Button
            icon={CopyIcon}
            fontSize={1}
            padding={2}
            tone="primary"
            text={translate("Copy link")}
            onClick={() => void copy()}
          />
          <Text as="output" size={1}>
            {isCopied ? translate("Copied") : null}
          </Text>
        </Flex>
      </Stack>
    </Card>
  );
}
