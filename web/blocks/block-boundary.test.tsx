// @vitest-environment jsdom
import { act, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { mountReact } from "../../tests/support/mount-react.ts";
import { BlockBoundary } from "./block-boundary.client.tsx";

const Broken = (): ReactNode => {
  throw new Error("no such film");
};

const at = "document page-en-test, blocks[0] (text)";
const bounded = (children: ReactNode) => (
  <>
    <p>Before</p>
    <BlockBoundary at={at} fallback={null}>
      <section>{children}</section>
    </BlockBoundary>
    <p>After</p>
  </>
);
const WITHOUT = `<p>Before</p><template id="${at}"></template><p>After</p>`;

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

describe("[PAGE-3] a block error boundary in the browser", () => {
  it("hides a block that throws, keeps its neighbors and renders it again when it changes", async () => {
    const { place, render } = mountReact();
    await render(bounded(<Broken />));
    expect(place.innerHTML).toBe(WITHOUT);
    await render(bounded("Fixed"));
    expect(place.innerHTML).toBe("<p>Before</p><section>Fixed</section><p>After</p>");
  });

  it("keeps a block hidden that the server omitted, without a hydration error", async () => {
    const place = document.body.appendChild(document.createElement("main"));
    place.innerHTML = WITHOUT;
    const errors: unknown[] = [];
    await act(() =>
      hydrateRoot(place, bounded("Whole"), { onRecoverableError: (error) => errors.push(error) }),
    );
    expect(place.innerHTML).toBe(WITHOUT);
    expect(errors).toEqual([]);
  });
});
