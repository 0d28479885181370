// @vitest-environment jsdom
import { type ComposeRequest, mostProblems, type PreviewProblem } from "@marquee/schemas/editing";
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { mountReact } from "../../../tests/support/mount-react.ts";
import type { FieldReason } from "./field-reasons.tsx";
import { FieldReasons } from "./field-reasons.client.tsx";
import { previewProblems } from "./preview-problems.client.ts";
import { useProblemDescriptions } from "./use-problem-descriptions.client.ts";

const problem: PreviewProblem = {
  document: "drafts.page",
  type: "page",
  path: 'blocks[_key=="hero"].actions[_key=="new"].label',
  block: 'blocks[_key=="hero"]',
  reason: "Enter the link text.",
};

const line = (of: PreviewProblem): FieldReason => ({
  problem: of,
  field: "actions[1].label",
  label: "Actions › 2 › Label",
  href: "#studio",
  edit: undefined,
});

type PageProps = {
  sendRequest: (request: ComposeRequest) => void;
  isReady: boolean;
  reasons: readonly FieldReason[];
};

function Page({ sendRequest, isReady, reasons }: PageProps) {
  useProblemDescriptions(sendRequest, isReady);
  return <FieldReasons reasons={reasons} />;
}

let page: ReturnType<typeof mountReact>;
afterEach(() => page.unmount());

async function openPage(reasons: readonly FieldReason[]) {
  page = mountReact("ul");
  const { place, render } = page;
  const sendRequest = vi.fn<(request: ComposeRequest) => void>();
  const show = (isReady: boolean) =>
    render(<Page sendRequest={sendRequest} isReady={isReady} reasons={reasons} />);
  await show(false);
  return { place, sendRequest, show, text: () => place.textContent };
}

/** Clicks the field's link and returns whether the browser would follow it. */
const click = (place: Element, init: MouseEventInit = {}) => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  return place.querySelector("a")?.dispatchEvent(event);
};

test("[TOL-1] shows a card's own text and link outside of a studio, and what the studio sends in its language", async () => {
  const { place, sendRequest, show, text } = await openPage([line(problem)]);
  expect(text()).toBe("Actions › 2 › Label: Enter the link text.");
  expect(click(place)).toBe(true);
  expect(sendRequest).not.toHaveBeenCalled();
  await show(true);
  expect(sendRequest.mock.calls).toEqual([[{ action: "describeProblems", problems: [problem] }]]);
  const { type: _type, block: _block, ...identity } = problem;
  const described = { ...identity, title: "Links › 2. Link › Worte", message: "Schreiben Sie." };
  await act(async () => previewProblems.describe([described], "de"));
  expect(text()).toBe("Links › 2. Link › Worte: Schreiben Sie.");
  expect([...place.querySelectorAll("bdi")].map(({ lang }) => lang)).toEqual(["de", "de"]);
  expect(sendRequest).toHaveBeenCalledTimes(1);
});

test("[TOL-1] opens a field in the studio beside the page on click, and in a new tab with Ctrl", async () => {
  const { place, sendRequest, show } = await openPage([line(problem)]);
  await show(true);
  sendRequest.mockClear();
  expect(click(place, { ctrlKey: true })).toBe(true);
  expect(sendRequest).not.toHaveBeenCalled();
  expect(click(place)).toBe(false);
  const { document, type, path } = problem;
  expect(sendRequest.mock.calls).toEqual([[{ action: "openField", document, type, path }]]);
});

test("[TOL-1] requests descriptions of valid problems only, and of no more than a message may contain", async () => {
  const paths = Array.from({ length: mostProblems + 20 }, (_, index) => `field${index}`);
  const lines = ['blocks[_key=="a\\"b"]', ...paths].map((path) => line({ ...problem, path }));
  const reasons = lines.map((each, index) => ({ ...each, field: `f${index}` }));
  const { sendRequest, show } = await openPage(reasons);
  await show(true);
  const [request] = sendRequest.mock.calls[0] ?? [];
  const problems = request?.action === "describeProblems" ? request.problems : [];
  expect(problems.map(({ path }) => path)).toEqual(paths.slice(0, mostProblems));
});

test("[TOL-1][COMP-1] a line disappears once the typed text is valid, and returns if it is not", async () => {
  const label = { ...problem, reason: "Enter a label." };
  const other = { ...problem, path: 'blocks[_key=="hero"].heading', reason: "Enter a heading." };
  const { text } = await openPage([line(label), line(other)]);
  const type = (path: string, isValid: boolean) =>
    act(() => previewProblems.noteTyped(problem.document, path, isValid));
  type(label.path, true);
  expect(text()).not.toContain("Enter a label.");
  expect(text()).toContain("Enter a heading.");
  type(other.path, false);
  type(label.path, false);
  expect(text()).toContain("Enter a label.");
});
