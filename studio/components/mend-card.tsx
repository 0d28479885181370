import { Button, Card, Flex, Stack, Text } from "@sanity/ui";

/** Says what is wrong, with the one button that mends it; while it does, the button keeps the keyboard's place. */
export function MendCard({
  words,
  action,
  isBusy,
  mend,
}: {
  words: string;
  action: string;
  isBusy: boolean;
  mend: () => void;
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
            onClick={mend}
          />
        </Flex>
      </Stack>
    </Card>
  );
}
