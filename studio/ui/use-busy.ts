import { useToast } from "@sanity/ui/toast";
import { useState } from "react";
import { reasonOf } from "./reason-of.ts";

/**
 * Runs one task of a button at a time, and displays a toast if it fails. Set `aria-disabled` on the
 * busy button, because `disabled` would remove its focus.
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
      toast.push({ status: "error", title: failure, description: reasonOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}
