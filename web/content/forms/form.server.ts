import "server-only";
import {
  formDeliveryQuery,
  formDeliveryShape,
  formQuery,
  formShape,
} from "@marquee/schemas/contract";
import { contentQuery } from "../service/content-query.ts";
import { readContent } from "../service/fetch.server.ts";
import { visitorView } from "../view.ts";

const form = contentQuery({
  query: formQuery,
  shape: formShape.nullable(),
  isCachedOnDisk: true,
  isCachedInMemory: (found) => found !== null,
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

/** Returns a published form by the id of its document; null if there is none. */
export const readForm = async (id: string) => (await readContent(requestView, form, { id })).result;

/** Returns the recipients, webhook and retention of a published form; null if there is none. */
export const readFormDelivery = async (id: string) =>
  (await readContent(requestView, delivery, { id })).result;
