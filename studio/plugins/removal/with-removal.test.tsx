// @vitest-environment jsdom
import { act } from "react";
import type { DocumentActionComponent } from "sanity";
import { expect, onTestFinished, test, vi } from "vitest";
import { mountReact } from "../../../tests/support/mount-react.ts";
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

type Props = Parameters<DocumentActionComponent>[0];

/** Renders an action as the Studio's menu does. The Studio's own action returns null, as in the perspective of drafts. */
async function render(action: "delete" | "unpublish", props: object) {
  const view = mountReact();
  onTestFinished(() => view.unmount());
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
  return view.place;
}

const published = { _id: "home", _type: "page" };

test("[STU-3] a published document is unpublished from its menu, without another perspective", async () => {
  const place = await render("unpublish", { published, draft: { ...published, title: "New" } });
  await act(async () => place.querySelector("button")?.click());
  await vi.waitFor(() => expect(place.querySelector("p")?.textContent).toBe("unpublish home"));
});

test.each([
  ["a document that is not published", "unpublish", {}],
  ["a version in a release", "unpublish", { published, release: "spring" }],
  ["another action that the Studio leaves out", "delete", { published }],
] as const)("[STU-3] the menu has no entry for %s", async (_, action, props) => {
  expect((await render(action, props)).textContent).toBe("");
});

test("[LAKE-3] the entry is disabled for a role that may not unpublish, and says so", async () => {
  granted = false;
  const button = (await render("unpublish", { published })).querySelector("button");
  expect([button?.disabled, button?.title]).toEqual([true, "Your role doesn't allow this."]);
});
