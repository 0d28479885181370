import { addressed } from "@marquee/schemas/contract";
import { switchMap } from "rxjs";
import { useEffect, useState } from "react";
import { useDocumentStore } from "sanity";
import * as z from "zod";
import { followQuery } from "../connection/follow-query.ts";
import { useSettled } from "../../ui/use-settled.ts";
import {
  listQuery,
  listShape,
  type PageRow,
  rowsOf,
  storedIds,
  storedQuery,
  storedShape,
  type View,
} from "./page-row.ts";
import { apiVersion } from "../../lib/api-version.ts";

const options = { apiVersion, tag: "pages" } as const;

/** The query and its parameters. They are stored as one JSON string (`key`), which effects compare. */
const keyShape = z.tuple([
  z.string(),
  z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
]);

type Listed = { key: string; total: number; rows: readonly PageRow[] };

/**
 * Subscribes to the pages of a view. Returns null until the first list is loaded. Returns the
 * previous list while a new one is loading.
 */
export function usePages(view: View) {
  const store = useDocumentStore();
  const [listed, setListed] = useState<Listed | null>(null);
  const search = useSettled(view.search);
  const request = listQuery({ ...view, search });
  const key = JSON.stringify([request.fetch, request.params]);
  useEffect(() => {
    const [fetch, params] = keyShape.parse(JSON.parse(key));
    const query = { fetch, listen: `*[${addressed}]` };
    const parse = (found: unknown) => listShape.parse(found);
    const following = followQuery(store, query, params, {
      ...options,
      perspective: "drafts",
      parse,
    })
      .pipe(
        switchMap((list) => {
          const ids = storedIds(list.pages.map(({ id }) => id));
          return followQuery(
            store,
            storedQuery,
            { ids },
            {
              ...options,
              perspective: "raw",
              parse: (stored) => ({ list, stored: storedShape.parse(stored) }),
            },
          );
        }),
      )
      .subscribe({
        next: ({ list, stored }) =>
          setListed({ key, total: list.total, rows: rowsOf(list, stored) }),
      });
    return () => following.unsubscribe();
  }, [store, key]);
  return { listed, isLoading: listed?.key !== key || search !== view.search };
}

const codesShape = z.array(z.string().nullable());

export function useLanguages(): readonly string[] {
  const store = useDocumentStore();
  const [codes, setCodes] = useState<readonly string[]>([]);
  useEffect(() => {
    const following = followQuery(
      store,
      `array::unique(*[${addressed}].language)`,
      {},
      {
        ...options,
        perspective: "drafts",
        parse: (found) =>
          codesShape
            .parse(found)
            .flatMap((code) => code ?? [])
            .toSorted(),
      },
    ).subscribe(setCodes);
    return () => following.unsubscribe();
  }, [store]);
  return codes;
}
