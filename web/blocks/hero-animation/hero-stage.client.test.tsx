// @vitest-environment jsdom
import { setTimeout as pause } from "node:timers/promises";
import { act, useEffect } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mountReact } from "../../../tests/support/mount-react.ts";
import HeroStage, { type HeroStageProps } from "./hero-stage.client.tsx";

/** Replaces the animation library, which needs a canvas that jsdom does not have. */
const library = vi.hoisted(() => ({
  options: vi.fn<(options: object) => void>(),
  play: vi.fn<() => void>(),
  pause: vi.fn<() => void>(),
}));
vi.mock("lottie-react", () => ({
  useLottieLight: (options: { subscriptions: { ready: () => void } }) => {
    library.options(options);
    const { ready } = options.subscriptions;
    useEffect(() => ready(), [ready]);
    return { ...library, setDisplayRef: () => {}, setRootRef: () => {} };
  },
}));

/** Sets the visible fraction of the stage (0–1) and reports it like an intersection observer. */
let scrollTo = (_ratio: number) => {};
const fetched = vi.fn<(address: string) => Promise<Response>>();
let close = async () => {};

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  const Observer = function (report: (entries: object[]) => void) {
    const bounds = { intersectionRect: { height: 0 }, rootBounds: { height: 800 } };
    scrollTo = (ratio) =>
      report([{ isIntersecting: ratio > 0, intersectionRatio: ratio, ...bounds }]);
    return { observe: () => {}, disconnect: () => {} };
  };
  vi.stubGlobal("IntersectionObserver", Observer);
  vi.stubGlobal("requestIdleCallback", (then: () => void) => then());
  fetched.mockImplementation(async () => Response.json({ w: 100, h: 100 }));
  vi.stubGlobal("fetch", fetched);
});
afterEach(async () => {
  await close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  performance.clearMarks();
});

const defaults = {
  address: "/api/animation?src=square",
  focus: { x: 0.5, y: 0.5 },
  label: "A square",
  loop: true,
  autoplay: true,
  speed: 1,
  playOn: "load",
  labels: { play: "Play animation", pause: "Pause animation" },
} as const;

/** Renders a stage that is out of view. */
async function openStage(settings: Partial<HeroStageProps>) {
  const { place, render, unmount } = mountReact();
  close = unmount;
  const poster = <img alt="A poster" />;
  const props = { ...defaults, ...settings };
  await render(<HeroStage {...props}>{poster}</HeroStage>);
  return {
    scroll: (ratio: number) => act(async () => scrollTo(ratio)),
    hover: () =>
      act(async () => void place.firstElementChild?.dispatchEvent(new Event("pointerenter"))),
    press: () => act(async () => place.querySelector("button")?.click()),
    /** Waits until the stage has imported the player and the player has started. */
    loaded: () =>
      vi.waitFor(async () => {
        // Calls `act` repeatedly, because React renders lazily loaded components only when `act` ends.
        await act(() => pause(20));
        expect(library.play).toHaveBeenCalledOnce();
      }, 10_000),
    buttonName: () => place.querySelector("button")?.textContent,
  };
}

test("[BLK-1] fetches the animation from its address and plays it at the chosen speed, with or without loop", async () => {
  const stage = await openStage({ speed: 2.5, loop: false });
  await stage.scroll(0.1);
  await stage.loaded();
  expect(fetched).toHaveBeenCalledWith("/api/animation?src=square", expect.anything());
  const options = { src: { w: 100, h: 100 }, speed: 2.5, loop: false, autoplay: false };
  expect(library.options).toHaveBeenLastCalledWith(expect.objectContaining(options));
});

/** Sets the page's clock so that its first paint was `ms` milliseconds ago. */
function paintedAgo(ms: number) {
  performance.mark("first-contentful-paint", { startTime: 0 });
  const begin = Date.now();
  vi.spyOn(performance, "now").mockImplementation(() => Date.now() - begin + ms);
}

test.each([
  ["seconds after its poster until play is pressed", {}, 3_100, "press"],
  ["without autoplay until play is pressed", { autoplay: false }, 0, "press"],
  ["until the pointer is over the hero, also after seconds", { playOn: "hover" }, 10_000, "hover"],
] as const)("[BLK-1] fetches no animation %s", async (_, settings, ms, action) => {
  paintedAgo(ms);
  const stage = await openStage(settings);
  await stage.scroll(1);
  expect(stage.buttonName()).toBe("Play animation");
  expect(fetched).not.toHaveBeenCalled();
  await stage[action]();
  await stage.loaded();
  expect(stage.buttonName()).toBe("Pause animation");
});

test("[BLK-1] drops an animation that is loaded seconds after its poster was displayed", async () => {
  paintedAgo(2_900);
  fetched.mockImplementation(async () => {
    await pause(200);
    return Response.json({ w: 100, h: 100 });
  });
  const stage = await openStage({});
  await stage.scroll(1);
  expect(stage.buttonName()).toBe("Pause animation");
  await vi.waitFor(async () => {
    await act(() => pause(20));
    expect(stage.buttonName()).toBe("Play animation");
  }, 10_000);
  expect(library.play).not.toHaveBeenCalled();
});

test("[BLK-1] with the scroll trigger plays from half in view and pauses below", async () => {
  const stage = await openStage({ playOn: "scroll" });
  await stage.scroll(0.4);
  expect(stage.buttonName()).toBe("Play animation");
  expect(fetched).not.toHaveBeenCalled();
  await stage.scroll(0.5);
  expect(stage.buttonName()).toBe("Pause animation");
  await stage.loaded();
  await stage.scroll(0.4);
  expect(library.pause).toHaveBeenCalledOnce();
  expect(stage.buttonName()).toBe("Play animation");
});
