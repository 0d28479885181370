import { createClient } from "@sanity/client";
import { expect, test } from "vitest";
import { canary } from "../../tests/support/canary.ts";
import { addressByPlainHost } from "./plain-host.ts";

const lake = "http://localhost:3400";
const settings = {
  projectId: "marquee",
  dataset: "production",
  apiVersion: "2025-02-19",
  useCdn: false,
};

test(
  "[RUN-2][COMP-5] a client that is created without the workspace's factory uses the lake's own host name",
  canary(
    {
      dependency: "@sanity/client",
      writtenFor: "7.28.0",
      check: "studio/internals/plain-host.ts: how a client's constructor reads its settings.",
    },
    () => {
      addressByPlainHost(lake);
      const client = createClient({ ...settings, apiHost: lake });
      const comments = client.withConfig({ dataset: "production-comments" });
      for (const each of [client, client.observable, comments, comments.observable, client.clone()])
        expect(each.getUrl("/ping")).toBe(`${lake}/v2025-02-19/ping`);
      expect(comments.config().dataset).toBe("production-comments");
      const hosted = createClient(settings);
      expect(hosted.getUrl("/ping")).toBe("https://marquee.api.sanity.io/v2025-02-19/ping");
    },
  ),
);
