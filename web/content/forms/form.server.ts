import "server-only";
import {
  formDeliveryQuery,
  formDeliveryShape,
  formPlacesQuery,
  formPlacesShape,
  formQuery,
  formShape,
} from "@marquee/schemas/contract";
import type { Reader } from "../gates/reader.ts";
import { gatesAreSafe } from "../gates/gate-guard.server.ts";
import { contentQuery } from "../service/content-query.ts";
import { readContent } from "../service/fetch.server.ts";
import { visitorView } from "../view.ts";

const form = contentQuery({
  query: formQuery,
  shape: formShape.nullable(),
  // Not on disk, because a page may display the form only behind a gate.
  isCachedOnDisk: false,
  isCachedInMemory: (found) => found !== null,
});

const places = contentQuery({
  query: formPlacesQuery,
  shape: formPlacesShape,
  isCachedOnDisk: false,
  isCachedInMemory: ({ isPublic, gates }) => isPublic || gates.length > 0,
});

const delivery = contentQuery({
  query: formDeliveryQuery,
  shape: formDeliveryShape,
  // Not on disk, because recipients are addresses of people.
  isCachedOnDisk: false,
  isCachedInMemory: (found) => found !== null,
});

/** Not `cached`, because the results are not part of a page that is being rendered. */
const requestView = { ...visitorView, cached: false };

/**
 * Returns a published form by the id of its document. Null if there is none, or if all pages display
 * it behind gates, none of which opens for `reader`. A form that no page displays is not restricted,
 * so that visitors can still send it after it was removed from its page. [GATE-2]
 */
export async function readFormFor(id: string, reader: Reader) {
  const [{ result: found }, { result: shown }] = await Promise.all([
    readContent(requestView, form, { id }),
    readContent(requestView, places, { id }),
  ]);
  if (shown.isPublic || shown.gates.length === 0) return found;
  const opens = shown.gates.some((rules) => rules !== null && reader.gateState(rules) === "open");
  return opens && (await gatesAreSafe()) ? found : null;
}

/** Returns the recipients, webhook and retention of a published form; null if there is none. */
export const readFormDelivery = async (id: string) =>
  (await readContent(requestView, delivery, { id })).result;
