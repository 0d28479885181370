import { Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { useEffect, useState } from "react";
import { useToast } from "@sanity/ui/toast";
import { useClient } from "sanity";
import { translate } from "../../i18n/translate.ts";
import { useBusy } from "../../ui/use-busy.ts";
import type { Removal } from "../../sample-sites/remove/plan-removal.ts";
import { readRemoval, removeSample } from "../../sample-sites/remove/remove-sample.ts";
import { RemovalDialog } from "./removal-dialog.tsx";

/**
 * Returns the plan for removing the sample site (null until loaded), and a function that executes it. A toast displays
 * the result.
 */
function useRemoval(alsoChanged: boolean) {
  const client = useClient({ apiVersion: "2025-02-19" });
  const toast = useToast();
  const [removal, setRemoval] = useState<Removal | null>(null);
  const { isBusy, run } = useBusy();
  useEffect(() => {
    let isOver = false;
    readRemoval(client, { alsoChanged })
      .then((plan) => {
        if (!isOver) setRemoval(plan);
        return plan;
      })
      .catch(() => setRemoval(null));
    return () => {
      isOver = true;
    };
  }, [client, alsoChanged]);

  const remove = (plan: Removal): Promise<void> =>
    run(translate("The sample site was not removed"), async () => {
      await removeSample(client, plan);
      setRemoval(await readRemoval(client, { alsoChanged }));
      toast.push({ status: "success", title: translate("Sample site removed") });
    });
  return { removal, isBusy, remove };
}

/** Card about the sample site with a button that removes it. Renders nothing if the sample site isn't there. */
export function SampleSite() {
  const [isOpen, setOpen] = useState(false);
  const [alsoChanged, setAlsoChanged] = useState(false);
  const { removal, isBusy, remove } = useRemoval(alsoChanged);
  if (removal === null || (removal.remove.length === 0 && removal.kept.length === 0)) return null;
  return (
    <Card padding={4} radius={2} border>
      <Stack gap={4}>
        <Text as="h2" size={2} weight="semibold">
          {translate("Sample site")}
        </Text>
        <Text size={1} muted>
          {translate(
            "The sample site is the website of a fictional festival and shows how the blocks look. Remove the sample site when you have your own pages.",
          )}
        </Text>
        <Flex>
          <Button
            mode="ghost"
            tone="critical"
            text={translate("Remove sample site …")}
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
