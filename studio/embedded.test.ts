import { expect, test } from "vitest";
import { embeddedWorkspace } from "./embedded.ts";

test("[RUN-2] sends every request of the embedded studio to the lake's URL, without a project's host name", () => {
  const { apiHost, unstable_clientFactory: makeClient } =
    embeddedWorkspace("http://localhost:3400");
  const client = makeClient({
    projectId: "marquee",
    dataset: "production",
    apiVersion: "2025-02-19",
  });
  expect(apiHost).toBe("http://localhost:3400");
  expect(client.getUrl("/data/query/production")).toBe(
    "http://localhost:3400/v2025-02-19/data/query/production",
  );
  expect(client.config().url).toBe(client.config().cdnUrl);
});
