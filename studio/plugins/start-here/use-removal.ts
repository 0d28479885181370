import { useToast } from "@sanity/ui/toast";
import { useEffect, useState } from "react";
import { useClient } from "sanity";
import { useBusy } from "../../ui/use-busy.ts";
import { say } from "../../i18n/say.ts";
import type { Removal } from "../../sample-site/remove/plan-removal.ts";
import { readRemoval, removeSample } from "../../sample-site/remove/remove-sample.ts";

/**
 * Returns the plan for removing the sample site (null until loaded) and a function that carries it out. A toast reports
 * the result.
 */
export function useRemoval(alsoChanged: boolean) {
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
    run(say("The sample site was not removed"), async () => {
      await removeSample(client, plan);
      setRemoval(await readRemoval(client, { alsoChanged }));
      toast.push({ status: "success", title: say("Sample site removed") });
    });
  return { removal, isBusy, remove };
}
