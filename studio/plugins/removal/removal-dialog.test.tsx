// @vitest-environment jsdom
import { act, type ReactNode } from "react";
import { of } from "rxjs";
import { beforeEach, expect, test, vi } from "vitest";
import { setUpView } from "../../ui/view.fixture.tsx";
import { RemovalDialog } from "./removal-dialog.tsx";

const page = (_id: string, more: object) => ({
  _id,
  _rev: "r",
  _type: "page",
  title: _id,
  ...more,
});
const old = page("old", { language: "en", slug: { current: "old" } });
const to = { _type: "reference", _ref: "old" };
const link = { _key: "l", _type: "link", label: "Read it", page: to };
const referrer = page("menu", { blocks: [{ _key: "c", links: [link] }] });

const noReleases: object[] = [];
let plan = { own: [old], total: 1, referrers: [referrer], releases: noReleases };
const mutate = vi.fn<(mutations: object[]) => Promise<void>>(async () => undefined);
const client = {
  fetch: async (query: string) => {
    if (query.includes('"own"')) return plan;
    return query.startsWith("count(")
      ? 0
      : [{ id: "new", title: "New page", language: "en", slug: "new" }];
  },
  mutate,
};

const grants = { checkDocumentPermission: () => of({ granted: true, reason: "" }) };

// As in the Studio, the schema is the same object at each rendering.
const schema = { get: () => undefined };

vi.mock("sanity", () => ({
  useClient: () => client,
  useSchema: () => schema,
  useCurrentUser: () => ({ name: "Ada" }),
  useGrantsStore: () => grants,
}));
vi.mock("sanity/router", () => ({
  IntentLink: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}));
vi.mock("@sanity/ui/toast", () => ({ useToast: () => ({ push: () => undefined }) }));
vi.mock("../composing/text-writer.ts", () => ({ whenTextsStored: async () => undefined }));

const studio = setUpView();
beforeEach(() => void mutate.mockClear());

const onDone = vi.fn<() => void>();
async function open(action: "delete" | "unpublish") {
  await studio.render(
    <RemovalDialog action={action} id="old" onClose={() => undefined} onDone={onDone} />,
  );
  await expect.poll(() => document.body.textContent).toContain("refers to this document");
}
const button = (name: string) => {
  const found = [...document.querySelectorAll("button")].find((each) => each.textContent === name);
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
};
const press = (element: HTMLElement | null | undefined) => act(async () => element?.click());
const option = (text: string) =>
  [...document.querySelectorAll("label")]
    .find((label) => label.textContent?.includes(text))
    ?.querySelector("input");

test("[STU-3] lists the places of the links, and deletes once the editor has decided about them", async () => {
  await open("delete");
  expect(document.querySelector('[data-testid="referrer"]')?.textContent).toContain("“Read it”");
  expect(button("Delete").disabled).toBe(true);
  await press(option("Remove the links"));
  expect(button("Delete").disabled).toBe(false);
  await press(button("Delete"));
  await expect.poll(() => onDone).toHaveBeenCalled();
  const mutations = mutate.mock.calls[0]?.[0] ?? [];
  const kinds = mutations.map((mutation) => Object.keys(mutation)[0]);
  expect(kinds).toEqual(["patch", "patch", "create", "delete"]);
});

test("[STU-3] requires the page that a redirect leads to", async () => {
  await open("unpublish");
  await press(option("Remove the links"));
  await press(option("Redirect the URL /en/old"));
  expect(button("Unpublish").disabled).toBe(true);
});

test("[STU-3] asks again if other documents refer to the page in the meantime", async () => {
  await open("delete");
  await press(option("Remove the links"));
  plan = { ...plan, referrers: [referrer, { ...referrer, _id: "late" }] };
  await press(button("Delete"));
  await vi.waitFor(() =>
    expect(document.body.textContent).toContain("Check the list and confirm again."),
  );
  expect(mutate).not.toHaveBeenCalled();
  plan = { ...plan, referrers: [referrer] };
});

test("[STU-3] says which scheduled release prevents a deletion", async () => {
  const releases = [{ name: "spring", title: "Spring", state: "scheduled" }];
  plan = { ...plan, referrers: [{ ...referrer, _id: "versions.spring.menu" }], releases };
  await open("delete");
  expect(document.body.textContent).toContain("The scheduled release “Spring” contains a link");
  expect(button("Delete").disabled).toBe(true);
});
