import { useEffect, useState } from "react";
import { useDocumentStore } from "sanity";
import * as z from "zod";
import { followQuery } from "../connection/follow-query.ts";
import { useSettled } from "../../ui/use-settled.ts";
import { type Asset, listQuery, listShape, type View } from "./asset.ts";
import { type Use, usesOf, usesQuery, usesShape } from "./uses.ts";
import { apiVersion } from "../../lib/api-version.ts";

const options = { apiVersion, perspective: "raw", tag: "media" } as const;
const changes = '*[_type in ["sanity.imageAsset", "sanity.fileAsset"]]';

/**
 * The query, its parameters and the `round` of {@link useAssets}, as one string that effects
 * compare.
 */
const keyShape = z.tuple([
  z.string(),
  z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
  z.number(),
]);

type Listed = { key: string; total: number; assets: readonly Asset[] };

/**
 * Subscribes to the assets of a view. Repeats the query when the number `round` changes. Returns
 * null until the first list is loaded. Returns the previous list while a new one is loading.
 */
export function useAssets(view: View, round: number) {
  const store = useDocumentStore();
  const [listed, setListed] = useState<Listed | null>(null);
  const search = useSettled(view.search);
  const request = listQuery({ ...view, search });
  const key = JSON.stringify([request.fetch, request.params, round]);
  useEffect(() => {
    const [query, params] = keyShape.parse(JSON.parse(key));
    const parse = (found: unknown) => ({ key, ...listShape.parse(found) });
    const following = followQuery(store, { fetch: query, listen: changes }, params, {
      ...options,
      parse,
    }).subscribe(setListed);
    return () => following.unsubscribe();
  }, [store, key]);
  return { listed, isLoading: listed?.key !== key || search !== view.search };
}

export function useUses(id: string): readonly Use[] | null {
  const store = useDocumentStore();
  const [found, setFound] = useState<{ id: string; uses: readonly Use[] } | null>(null);
  useEffect(() => {
    const parse = (result: unknown) => ({ id, uses: usesOf(usesShape.parse(result)) });
    const following = followQuery(store, usesQuery, { id }, { ...options, parse }).subscribe(
      setFound,
    );
    return () => following.unsubscribe();
  }, [store, id]);
  return found?.id === id ? found.uses : null;
}
