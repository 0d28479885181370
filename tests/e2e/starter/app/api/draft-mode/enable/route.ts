import { defineEnableDraftMode } from "next-sanity/draft-mode";
import { readingClient } from "../../../live.ts";

/** The endpoint with which the studio's preview enables draft mode. */
export const { GET } = defineEnableDraftMode({ client: readingClient });
