import { defineEnableDraftMode } from "next-sanity/draft-mode";
import { readingClient } from "../../../live.ts";

/** Where the Studio's preview turns draft mode on. */
export const { GET } = defineEnableDraftMode({ client: readingClient });
