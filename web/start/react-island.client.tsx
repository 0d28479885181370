import { type ComponentType, createElement, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { SLOT } from "../design/ui/island-elements.ts";

/** An island that React runs. */
export type RunningIsland = {
  /** Renders the island again, with the data and the slots of a newer version of its element. */
  update(newer: HTMLElement): void;
  /** Ends the island before its element is removed. */
  end(): void;
};

type Slots = Readonly<Record<string, ReactNode>>;

/** Returns the slots of an element as React nodes. Their HTML comes from the server. */
function slotsOf(element: HTMLElement): Slots {
  const slots = [...element.querySelectorAll<HTMLElement>(SLOT)].map(
    (slot): [string, ReactNode] => [
      slot.dataset["name"] ?? "",
      createElement(SLOT, {
        "data-name": slot.dataset["name"],
        suppressHydrationWarning: true,
        dangerouslySetInnerHTML: { __html: slot.innerHTML },
      }),
    ],
  );
  return Object.fromEntries(slots);
}

const propsOf = (element: HTMLElement) => ({
  ...JSON.parse(element.dataset["facts"] ?? "{}"),
  ...slotsOf(element),
});

function Hydrated({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

/**
 * Hydrates an island's element with a component. Its props are the island's data, and its slots by name.
 *
 * @returns a promise that resolves when React handles the island's events
 */
export function hydrateIsland<Props extends object>(
  element: HTMLElement,
  Component: ComponentType<Props>,
): Promise<RunningIsland> {
  return new Promise((resolve, reject) => {
    const render = (from: HTMLElement, onReady: () => void) => (
      <Hydrated onReady={onReady}>{createElement(Component, propsOf(from))}</Hydrated>
    );
    const running: RunningIsland = {
      update: (newer) => root.render(render(newer, ready)),
      end: () => root.unmount(),
    };
    const ready = () => resolve(running);
    const root = hydrateRoot(element, render(element, ready), {
      onRecoverableError: (error) => console.warn("An island was rendered again", error),
      onUncaughtError: (error) => {
        console.error(error);
        reject(error);
      },
    });
  });
}
