import { useToast } from "@sanity/ui/toast";
import { useEffect, useState } from "react";
import { useClient } from "sanity";
import { translate } from "../../i18n/translate.ts";
import type { CatalogSite } from "../../sample-sites/replace/catalog.ts";
import {
  type Choice,
  readPlan,
  type ReplacementPlan,
  replaceSample,
} from "../../sample-sites/replace/replace-sample.ts";
import { useBusy } from "../../ui/use-busy.ts";
import { choiceOf, type Catalog } from "./site-catalog.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { apiVersion } from "../../lib/api-version.ts";

type ReplacementOptions = Required<Omit<Choice, "sites" | "site">>;

const cautious: ReplacementOptions = {
  alsoChanged: false,
  alsoSettings: false,
  addresses: "own",
};

/**
 * Returns the plan for changing to a sample site, the plan's options and progress, and a function that executes the
 * plan. The plan is null until it is loaded. A toast displays the result. If `site` is null, the plan removes the
 * sample site.
 */
export function useReplacement(
  catalog: Catalog,
  site: CatalogSite | null,
  onDone: () => Promise<void>,
) {
  const client = useClient({ apiVersion });
  const toast = useToast();
  const [options, setOptions] = useState(cautious);
  const [plan, setPlan] = useState<ReplacementPlan | null>(null);
  const [uploads, setUploads] = useState<{ done: number; all: number } | null>(null);
  const { isBusy, run } = useBusy();
  const failure =
    site === null
      ? translate("The sample site was not removed")
      : translate("The sample site was not imported");

  useEffect(() => {
    let isOver = false;
    readPlan(client, choiceOf(catalog, site, options))
      .then((read) => (isOver ? undefined : setPlan(read)))
      .catch((error: unknown) => {
        const description = errorMessage(error);
        if (!isOver) toast.push({ status: "error", title: failure, description });
      });
    return () => {
      isOver = true;
    };
  }, [client, catalog, site, options, toast, failure]);

  const replace = () =>
    void run(failure, async () => {
      const onUpload = (done: number, all: number) => setUploads({ done, all });
      await replaceSample(client, choiceOf(catalog, site, options), onUpload).finally(() =>
        setUploads(null),
      );
      const title =
        site === null
          ? translate("Sample site removed")
          : translate("Sample site {title} imported", { title: site.title });
      toast.push({ status: "success", title });
      await onDone();
    });
  return { plan, options, setOptions, uploads, isBusy, replace };
}

export type Replacement = ReturnType<typeof useReplacement>;
