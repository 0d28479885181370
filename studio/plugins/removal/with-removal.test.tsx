// @vitest-environment jsdom
import type { DocumentActionComponent } from "sanity";
import { expect, test, vi } from "vitest";
import { setUpView } from "../../ui/view.fixture.tsx";
import { withRemoval } from "./with-removal.tsx";

let granted: boolean | undefined = true;
vi.mock("sanity", () => ({
  useDocumentPairPermissions: () => [granted === undefined ? undefined : { granted }, false],
}));
vi.mock("./removal-dialog.tsx", () => ({
  RemovalDialog: ({ action, id }: { action: string; id: string }) => (
    <p>
      {action} {id}
    </p>
  ),
}));

const view = setUpView();

type Props = Parameters<DocumentActionComponent>[0];

/** Renders an action as the Studio's menu does. The Studio's own action returns null, as in the perspective of drafts. */
async function render(action: "delete" | "unpublish", props: object) {
  const [useRemoval] = withRemoval([Object.assign(() => null, { action })]);
  function Menu() {
    const all = { id: "home", type: "page", draft: null, published: null, ...props };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the action reads only these
    const description = useRemoval?.(all as unknown as Props);
    if (!description) return null;
    const { label, title, disabled, dialog, onHandle } = description;
    return (
      <>
        <button disabled={disabled} title={String(title ?? "")} onClick={onHandle}>
          {label}
        </button>
        {dialog && dialog.type === "custom" ? dialog.component : null}
      </>
    );
  }
  await view.render(<Menu />);
}

const published = { _id: "home", _type: "page" };

test("[STU-3] a published document is unpublished from its menu, without another perspective", async () => {
  await render("unpublish", { published, draft: { ...published, title: "New" } });
  await view.click();
  await expect.poll(() => view.find("p").textContent).toBe("unpublish home");
});

test.each([
  ["a document that is not published", "unpublish", {}],
  ["a version in a release", "unpublish", { published, release: "spring" }],
  ["another action that the Studio leaves out", "delete", { published }],
] as const)("[STU-3] the menu has no entry for %s", async (_, action, props) => {
  await render(action, props);
  expect(view.text()).toBe("");
});

test("[LAKE-3] the entry is disabled for a role that may not unpublish, and says so", async () => {
  granted = false;
  await render("unpublish", { published });
  const { disabled, title } = view.find<HTMLButtonElement>("button");
  expect([disabled, title]).toEqual([true, "Your role doesn't allow this."]);
});
