import { Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { translate } from "../i18n/translate.ts";

/**
 * Card with a problem and a button that fixes the problem. While the fix runs, the button is
 * `aria-disabled`, because `disabled` would remove the focus from the button.
 */
export function FixCard({
  problem,
  action,
  isBusy,
  isDisabled = false,
  fix,
}: {
  problem: string;
  action: string;
  isBusy: boolean;
  /** Whether the user's role doesn't allow the fix. */
  isDisabled?: boolean;
  fix: () => void;
}) {
  return (
    <Card padding={3} radius={2} tone="caution" border>
      <Stack gap={3}>
        <Text size={1}>{problem}</Text>
        <Flex>
          <Button
            fontSize={1}
            padding={2}
            mode="ghost"
            text={action}
            title={isDisabled ? translate("Your role doesn't allow this.") : undefined}
            disabled={isDisabled}
            aria-disabled={isBusy}
            onClick={fix}
          />
        </Flex>
      </Stack>
    </Card>
  );
}
