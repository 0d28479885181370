import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { root } from "./support/stack/places.ts";

const variables = z.record(z.string(), z.string()).default({});

const workflowShape = z.object({
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.object({
      if: z.string().optional(),
      "timeout-minutes": z.number(),
      env: variables,
      steps: z.array(
        z.object({ run: z.string().optional(), uses: z.string().optional(), env: variables }),
      ),
    }),
  ),
});

const folder = join(root, ".github/workflows");
const workflows = readdirSync(folder).map((file) => ({
  file,
  ...workflowShape.parse(parse(readFileSync(join(folder, file), "utf8"))),
}));

const jobsOf = (name: string) =>
  workflows.filter(({ file }) => file === name).flatMap(({ jobs }) => Object.values(jobs));

test.each(workflows)(
  "$file has a time limit for each job and uses GitHub's actions only",
  (flow) => {
    for (const job of Object.values(flow.jobs)) {
      expect(job["timeout-minutes"]).toBeLessThanOrEqual(60);
      const actions = job.steps.flatMap(({ uses }) => uses ?? []);
      expect(actions.filter((action) => !/^actions\/[\w-]+@v\d+$/.test(action))).toEqual([]);
    }
    expect(flow.permissions["contents"]).toBe("read");
  },
);

test.each(workflows)("$file runs files that exist", ({ jobs }) => {
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.map(({ run }) => run ?? ""));
  const files = commands.flatMap(
    (run) => run.match(/(?<=\s)(?:\.deploy|\.ci|studio|tests)\/[\w./-]+/g) ?? [],
  );
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test("[PROD-1] the studio's workflow passes each of its settings, and runs only if they are set", () => {
  const names = readFileSync(join(root, "studio/.env.example"), "utf8").match(/^SANITY_\w+(?==)/gm);
  const [job] = jobsOf("deploy-studio.yml");
  expect(names?.length).toBeGreaterThan(4);
  expect(Object.keys(job?.env ?? {})).toEqual(expect.arrayContaining(names ?? []));
  expect(job?.if).toBe("vars.SANITY_STUDIO_PROJECT_ID != ''");
});

test("[PROD-1] the workflow of the images builds each image of the compose file", () => {
  const compose = readFileSync(join(root, ".deploy/compose.yml"), "utf8");
  const built = [...compose.matchAll(/image: (\S+)\n\s+build: .*target: (\w+)/g)];
  const workflow = readFileSync(join(folder, "publish-images.yml"), "utf8");
  const published = [...workflow.matchAll(/target: (\w+), image: (\S+) /g)];
  expect(built).toHaveLength(3);
  expect(published.map(([, target, image]) => [image, target])).toEqual(
    built.map(([, image, target]) => [image, target]),
  );
  expect(jobsOf("publish-images.yml")[0]?.if).toBe("vars.PUBLISH_IMAGES == 'true'");
});
