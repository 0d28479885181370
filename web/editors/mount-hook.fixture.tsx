import { act, type ReactNode, useEffect } from "react";
import { onTestFinished } from "vitest";
import { mountReact } from "../../tests/support/mount-react.ts";

/** Runs a hook in a component until the test ends, `beside` other elements. `current` returns the hook's latest result. */
export async function mountHook<Props, Result>(
  useHook: (props: Props) => Result,
  props: NoInfer<Props>,
  beside?: ReactNode,
) {
  const { render, unmount } = mountReact();
  onTestFinished(unmount);
  const latest: { result?: Result } = {};
  function Host({ given }: { given: Props }) {
    const result = useHook(given);
    useEffect(() => {
      latest.result = result;
    });
    return null;
  }
  const renderWith = (given: Props) =>
    render(
      <>
        <Host given={given} />
        {beside}
      </>,
    );
  await renderWith(props);
  const current = (): Result => {
    if (latest.result === undefined) throw new Error("The hook has returned nothing.");
    return latest.result;
  };
  return { render: renderWith, current, unmount };
}

/** Types a text into an input of React, which doesn't notice a value that is set as the element's property. */
export const typeInto = (input: HTMLInputElement, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
