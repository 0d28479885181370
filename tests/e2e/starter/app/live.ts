import { createClient } from "next-sanity";
import { defineLive } from "next-sanity/live";

const serverToken = process.env["LAKE_TOKEN"] ?? "";

/**
 * Sanity's client for the lake. `apiHost` and `useProjectHostname` are the options that Sanity
 * documents for hosts other than its own.
 */
export const client = createClient({
  apiHost: process.env["LAKE_URL"] ?? "",
  useProjectHostname: false,
  projectId: "marquee",
  dataset: "production",
  apiVersion: "2025-02-19",
  useCdn: false,
});

export const { sanityFetch, SanityLive } = defineLive({
  client,
  serverToken,
  browserToken: serverToken,
});

/** A client that may read drafts and preview secrets. */
export const readingClient = client.withConfig({ token: serverToken });
