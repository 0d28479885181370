// @vitest-environment jsdom
import { act } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { mountReact } from "../../../tests/support/mount-react.ts";
import { typeInto } from "../mount-hook.fixture.tsx";
import { LinkTargetInput } from "./link-target.client.tsx";
import type { FoundTargets } from "./studio-messages.ts";

const linkTo = (_ref: string) => ({
  kind: "internal" as const,
  page: { _type: "reference" as const, _ref },
});
const found = (query: string, ...ids: string[]): FoundTargets => ({
  event: "targets",
  query,
  targets: ids.map((id) => ({ title: id, place: `/${id}`, link: linkTo(id), isCurrent: false })),
});

test("[COMP-2][COMP-6] Enter before the results of the typed words chooses the first of them", async () => {
  const page = mountReact();
  onTestFinished(page.unmount);
  const onSet = vi.fn<(link: unknown) => void>();
  const show = (targets: FoundTargets | null) =>
    page.render(
      <LinkTargetInput
        current={{ href: "", page: "", section: "" }}
        labels={{ target: "Link to", apply: "Apply", remove: "Remove" }}
        targets={targets}
        input={{ current: null }}
        onFind={() => undefined}
        onSet={onSet}
        onRemove={null}
      />,
    );
  await show(null);
  const input = page.place.querySelector("input");
  const form = page.place.querySelector("form");
  if (!input || !form) throw new Error("There is no input.");
  const enter = () => act(async () => form.requestSubmit());
  await typeInto(input, "Jour");
  await enter();
  await show(found("Jo", "journey"));
  expect(onSet).not.toHaveBeenCalled();
  await show(found("Jour", "journal", "journey"));
  expect(onSet.mock.calls).toEqual([[linkTo("journal")]]);
});
