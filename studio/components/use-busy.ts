import { useToast } from "@sanity/ui/toast";
import { useState } from "react";

/**
 * One piece of work at a time, started by a button: whether it runs, and what runs it and says why it failed. Meanwhile
 * the button does nothing but stays in use (`aria-disabled`): one that is switched off loses the keyboard's place.
 */
export function useBusy() {
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const run = async (failure: string, work: () => Promise<unknown>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error);
      toast.push({ status: "error", title: failure, description });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}
