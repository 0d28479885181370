import type { DocumentActionComponent } from "sanity";
import { beforeEach, expect, it, vi } from "vitest";
import { withSchedulePermission } from "./schedule-permission.ts";

const granted = { publish: true, create: true };
let isLoading = false;

const result = (isGranted: boolean) => [isLoading ? undefined : { granted: isGranted }, isLoading];
vi.mock("sanity", () => ({
  useDocumentPairPermissions: () => result(granted.publish),
  useDocumentValuePermissions: () => result(granted.create),
}));

beforeEach(() => {
  Object.assign(granted, { publish: true, create: true });
  isLoading = false;
});

const schedule: DocumentActionComponent = Object.assign(
  () => ({ label: "Schedule", onHandle: () => undefined }),
  { action: "schedule" as const },
);
const described = (): unknown =>
  Reflect.apply(withSchedulePermission([schedule])[0] ?? schedule, undefined, [
    { id: "page", type: "page" },
  ]);

it.each([
  ["may not publish the document", { publish: false }],
  ["may not create a release", { create: false }],
])("[LAKE-3] disables the schedule for a role that %s", (_title, refused) => {
  Object.assign(granted, refused);
  expect(described()).toMatchObject({ disabled: true, title: "Your role doesn't allow this." });
});

it("[LAKE-3] leaves the schedule as it is for a role that may do both, and disables it until that is known", () => {
  expect(described()).not.toHaveProperty("disabled");
  isLoading = true;
  expect(described()).toMatchObject({ disabled: true });
  expect(described()).not.toHaveProperty("title");
});
