import { isAddressed } from "@marquee/schemas/contract";
import { useEffect, useState } from "react";
import { type ReleaseActionProps, useClient } from "sanity";
import { checkPage } from "../check-page.ts";
import type { Finding } from "../finding.ts";
import { readFacts } from "../read-facts.ts";
import { apiVersion } from "../../../lib/api-version.ts";

export type CheckedVersion = {
  page: { _id: string; _type: string };
  title: string;
  findings: Finding[];
};

type Documents = ReleaseActionProps["documents"];

/** Returns the pages of a release, except the pages that the release unpublishes. */
const pagesIn = (documents: Documents) =>
  documents.filter(
    ({ document: { _type, _system } }) => isAddressed(_type) && !Object(_system).delete,
  );

export function useReleaseFindings(
  documents: Documents,
  site: string,
): readonly CheckedVersion[] | null {
  const client = useClient({ apiVersion });
  const [checked, setChecked] = useState<readonly CheckedVersion[] | null>(null);
  useEffect(() => {
    let isOver = false;
    const check = async ({ document, validation }: Documents[number]): Promise<CheckedVersion> => {
      // If the dataset doesn't respond, the result still has the problems that the
      // document's own validation found.
      const facts = await readFacts(client, document, site).catch(() => null);
      const { validation: markers } = validation;
      const findings = checkPage({ value: document, markers, facts, site });
      return { page: document, title: String(document["title"] ?? document._id), findings };
    };
    void Promise.all(pagesIn(documents).map(check)).then((all) =>
      isOver
        ? undefined
        : setChecked(all.toSorted((a, b) => b.findings.length - a.findings.length)),
    );
    return () => {
      isOver = true;
    };
  }, [client, documents, site]);
  return checked;
}
