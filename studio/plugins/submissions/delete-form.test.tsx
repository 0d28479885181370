// @vitest-environment jsdom
import { act } from "react";
import type { DocumentActionComponent, DocumentActionDescription } from "sanity";
import { beforeEach, expect, test, vi } from "vitest";
import { setUpView } from "../../ui/view.fixture.tsx";
import { withSubmissionsFirst } from "./delete-form.ts";

const client = {
  fetch: vi.fn<() => Promise<number>>(),
  mutate: vi.fn<(mutations: unknown) => Promise<void>>(),
};
vi.mock("@sanity/ui/toast", () => ({ useToast: () => ({ push: () => undefined }) }));
vi.mock("./use-submissions.ts", () => ({ useSubmissionsClient: () => client }));

const deleted = vi.fn<() => void>();
const remove: DocumentActionComponent = Object.assign(
  () => ({ label: "Delete", onHandle: deleted }),
  { action: "delete" as const },
);

const form = setUpView();
beforeEach(async () => {
  vi.clearAllMocks();
  await form.render(<DeleteButton />);
});

const [action = remove] = withSubmissionsFirst([remove]);
let described: DocumentActionDescription | null = null;

function DeleteButton() {
  described = Reflect.apply(action, undefined, [{ id: "contact", type: "form" }]);
  return null;
}

const press = () => act(async () => described?.onHandle?.());
const dialog = () => {
  const found = described?.dialog;
  return found && found.type === "confirm" ? found : null;
};

test("[FORM-2] refuses to delete a form with submissions, with their number, until they are deleted", async () => {
  client.fetch.mockResolvedValue(12);
  await press();
  expect(deleted).not.toHaveBeenCalled();
  expect(dialog()?.message).toMatch(/contains 12 of its submissions/);
  await act(async () => dialog()?.onConfirm());
  expect(JSON.stringify(client.mutate.mock.calls[0])).toContain('"form":"contact"');
  expect(dialog()).toBeNull();
  expect(deleted).not.toHaveBeenCalled();
});

const refused = (statusCode: number) =>
  Promise.reject(Object.assign(new Error("refused"), { statusCode }));

test.each([
  ["there are no submissions", async () => 0, 1],
  ["there is no dataset for them", () => refused(404), 1],
  ["they can't be counted", () => refused(403), 0],
])("[FORM-2] deletes a form or not when %s", async (_, fetch, times) => {
  client.fetch.mockImplementation(fetch);
  await press();
  expect(deleted).toHaveBeenCalledTimes(times);
});
