// @vitest-environment jsdom
import { act, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { BlockBoundary } from "./block-boundary.client.tsx";

const Broken = (): ReactNode => {
  throw new Error("no such film");
};

const at = "document page-en-test, blocks[0] (text)";
const bounded = (children: ReactNode) => (
  <>
    <p>Before</p>
    <BlockBoundary at={at} instead={null}>
      <section>{children}</section>
    </BlockBoundary>
    <p>After</p>
  </>
);
const WITHOUT = `<p>Before</p><template id="${at}"></template><p>After</p>`;

let place: HTMLElement;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.spyOn(console, "error").mockImplementation(() => {});
  place = document.createElement("main");
  document.body.replaceChildren(place);
});

describe("[PAGE-3] a block error boundary in the browser", () => {
  it("hides a block that throws, keeps its neighbors and renders it again when it changes", () => {
    const root = createRoot(place);
    act(() => root.render(bounded(<Broken />)));
    expect(place.innerHTML).toBe(WITHOUT);
    act(() => root.render(bounded("Fixed")));
    expect(place.innerHTML).toBe("<p>Before</p><section>Fixed</section><p>After</p>");
  });

  it("keeps a block hidden that the server omitted, without a hydration error", async () => {
    place.innerHTML = WITHOUT;
    const errors: unknown[] = [];
    await act(() =>
      hydrateRoot(place, bounded("Whole"), { onRecoverableError: (error) => errors.push(error) }),
    );
    expect(place.innerHTML).toBe(WITHOUT);
    expect(errors).toEqual([]);
  });
});
