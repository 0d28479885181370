import { lazy, Suspense } from "react";
import type { FormFacts } from "../forms/enhance-form.client.ts";
import type { CountdownFacts } from "./countdown/count-down.client.ts";
import type { TableFacts } from "./table/sort-table.client.ts";

const CountdownStart = lazy(() => import("./countdown/countdown-start.client.tsx"));
const FormStart = lazy(() => import("./form/form-start.client.tsx"));
const TableStart = lazy(() => import("./table/table-start.client.tsx"));

/** Data of a block that a script starts. */
export type StartFacts = CountdownFacts | FormFacts | TableFacts;

/** Loads the code of the block that the data belongs to. */
export default function StartBlock(facts: StartFacts) {
  return (
    <Suspense>
      {"texts" in facts ? (
        <FormStart {...facts} />
      ) : "sort" in facts ? (
        <TableStart {...facts} />
      ) : (
        <CountdownStart {...facts} />
      )}
    </Suspense>
  );
}
