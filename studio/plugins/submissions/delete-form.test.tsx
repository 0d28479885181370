// @vitest-environment jsdom
import { act } from "react";
import type { DocumentActionComponent, DocumentActionDescription } from "sanity";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mountReact } from "../../../tests/support/mount-react.ts";
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

let form: ReturnType<typeof mountReact>;
beforeEach(async () => {
  vi.clearAllMocks();
  form = mountReact();
  await form.render(<DeleteButton />);
});
afterEach(() => form.unmount());

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

test("[FORM-2] deletes a form without submissions", async () => {
  client.fetch.mockResolvedValue(0);
  await press();
  expect(deleted).toHaveBeenCalledOnce();
  expect(dialog()).toBeNull();
});

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

test.each([
  [404, 1],
  [403, 0],
])(
  "[FORM-2] after status %i of the dataset of submissions, deletes the form %i times",
  async (statusCode, times) => {
    client.fetch.mockRejectedValue(Object.assign(new Error("refused"), { statusCode }));
    await press();
    expect(deleted).toHaveBeenCalledTimes(times);
  },
);
