import { Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import { say } from "../../i18n/say.ts";
import { RemovalDialog } from "./removal-dialog.tsx";
import { useRemoval } from "./use-removal.ts";

/** Card about the sample site, with a button that removes it. Renders nothing if the site isn't there. */
export function SampleSite() {
  const [isOpen, setOpen] = useState(false);
  const [alsoChanged, setAlsoChanged] = useState(false);
  const { removal, isBusy, remove } = useRemoval(alsoChanged);
  if (removal === null || (removal.remove.length === 0 && removal.kept.length === 0)) return null;
  return (
    <Card padding={4} radius={2} border>
      <Stack gap={4}>
        <Text as="h2" size={2} weight="semibold">
          {say("Sample site")}
        </Text>
        <Text size={1} muted>
          {say(
            "Pages of a fictional festival that show the blocks in use. Remove them when you have your own pages.",
          )}
        </Text>
        <Flex>
          <Button
            mode="ghost"
            tone="critical"
            text={say("Remove sample site …")}
            onClick={() => setOpen(true)}
          />
        </Flex>
      </Stack>
      {isOpen ? (
        <RemovalDialog
          removal={removal}
          isBusy={isBusy}
          alsoChanged={alsoChanged}
          setAlsoChanged={setAlsoChanged}
          onClose={() => setOpen(false)}
          onRemove={() => void remove(removal).then(() => setOpen(false))}
        />
      ) : null}
    </Card>
  );
}
