import { Button, Card, Flex, Stack, Text } from "@sanity/ui";

/**
 * Card with a problem and a button that fixes the problem. While the fix runs, the button is
 * `aria-disabled`, because `disabled` would remove the focus from the button.
 */
export function FixCard({
  words,
  action,
  isBusy,
  fix,
}: {
  words: string;
  action: string;
  isBusy: boolean;
  fix: () => void;
}) {
  return (
    <Card padding={3} radius={2} tone="caution" border>
      <Stack gap={3}>
        <Text size={1}>{words}</Text>
        <Flex>
          <Button
            fontSize={1}
            padding={2}
            mode="ghost"
            text={action}
            aria-disabled={isBusy}
            onClick={fix}
          />
        </Flex>
      </Stack>
    </Card>
  );
}
