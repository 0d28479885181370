import { ISLAND } from "../design/ui/island-elements.ts";
import { VISITS } from "./loader.ts";
import { showWaiting } from "./show-waiting.client.ts";
import type { RunningIsland } from "./react-island.client.tsx";

/**
 * The code of an island. `start` resolves when the island handles its events itself. `isTouched`: whether the visitor is
 * about to use it, so that code that it needs only then may be loaded with it.
 */
type Part = { start: (element: HTMLElement, isTouched: boolean) => Promise<RunningIsland> };

/**
 * When an island starts by itself: `near` when it comes near the window, `visited` when it is near and the visitor has
 * scrolled, moved the pointer or pressed a key, `touched` only when the visitor is about to use it. Every island starts
 * when it is touched.
 */
type Moment = "near" | "visited" | "touched";

type Definition = {
  /** A function if the moment depends on the visitor. */
  moment: Moment | (() => Moment);
  load: () => Promise<Part>;
  /** Returns the element whose events belong to the island. Default: the island's own. */
  scopeOf?: (element: HTMLElement) => Element | null;
  /** Selects the elements whose clicks wait until the island has started. Default: all that can be clicked. */
  clickable?: string;
};

const CLICKABLE = "a[href],button,summary,label,input";

/** Events that say that the visitor is about to use an element. */
const TOUCHES = ["pointerover", "pointerdown", "focusin", "keydown"] as const;

/** Whether the visitor's browser asks for little data. */
const savesData = (): boolean =>
  "connection" in navigator && Reflect.get(Object(navigator.connection), "saveData") === true;

const isResting = (event: Event): boolean =>
  event instanceof MouseEvent && event.movementX === 0 && event.movementY === 0;

const isPlain = (event: Event): boolean =>
  !(event instanceof MouseEvent) ||
  !(event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * Starts the islands of the page: its parts that need a script. Clicks and submits in an island that has not started yet
 * are held back, and repeated once when it has. If an island can't be started, they do what they do without script.
 * [LITE-1][LITE-3]
 */
export function createIslands(definitions: Readonly<Record<string, Definition>>) {
  const running = new WeakMap<HTMLElement, RunningIsland>();
  let isVisited = false;

  const islandsIn = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>(ISLAND)];
  const definitionOf = (element: HTMLElement) => definitions[element.dataset["name"] ?? ""];
  function momentOf(element: HTMLElement): Moment | undefined {
    const given = definitionOf(element)?.moment;
    const moment = typeof given === "function" ? given() : given;
    return moment === "visited" && savesData() ? "touched" : moment;
  }
  const scopeOf = (element: HTMLElement): Element =>
    definitionOf(element)?.scopeOf?.(element) ?? element;

  async function start(element: HTMLElement, isTouched: boolean): Promise<boolean> {
    const definition = definitionOf(element);
    if (definition === undefined) return false;
    const started = definition.load().then((part) => part.start(element, isTouched));
    try {
      running.set(element, await showWaiting(scopeOf(element), started));
      return true;
    } catch {
      // The part works as without script, and the next touch tries again.
      return false;
    }
  }

  const starting = new WeakMap<HTMLElement, Promise<boolean>>();
  function startOnce(element: HTMLElement, isTouched = false): Promise<boolean> {
    const begun = starting.get(element);
    if (begun !== undefined) return begun;
    const started = start(element, isTouched).then((isStarted) => {
      if (!isStarted) starting.delete(element);
      return isStarted;
    });
    starting.set(element, started);
    return started;
  }

  /** Returns the islands that have not started, and to which an event belongs. */
  const idleAt = (target: EventTarget | null): HTMLElement[] =>
    target instanceof Element
      ? islandsIn(document).filter(
          (element) => !running.has(element) && scopeOf(element).contains(target),
        )
      : [];

  /** Repeats a click or a submit. Without the island, the browser does what it does without script. */
  function repeat(target: HTMLElement, type: string, submitter: HTMLElement | null): void {
    isRepeating = true;
    try {
      if (target instanceof HTMLFormElement && type === "submit") target.requestSubmit(submitter);
      else target.click();
    } finally {
      isRepeating = false;
    }
  }
  let isRepeating = false;

  function hold(event: Event): void {
    if (isRepeating || !isPlain(event)) return;
    const { target } = event;
    const [island] = idleAt(target);
    if (island === undefined || !(target instanceof Element)) return;
    const held =
      event.type === "submit"
        ? target
        : target.closest(definitionOf(island)?.clickable ?? CLICKABLE);
    if (!(held instanceof HTMLElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const submitter = event instanceof SubmitEvent ? event.submitter : null;
    const repeatIfThere = (isStarted: boolean) => {
      const { otherwise } = island.dataset;
      const isForButton = held.matches("button") && otherwise !== undefined;
      if (!isStarted && isForButton) location.assign(otherwise);
      else if (held.isConnected) repeat(held, event.type, submitter);
    };
    void startOnce(island, true).then(repeatIfThere);
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        const due = (byBox.get(target) ?? []).filter(
          (element) => isVisited || momentOf(element) !== "visited",
        );
        for (const element of due) void startOnce(element);
      }
    },
    { rootMargin: "50%" },
  );
  /** The islands that start when a box comes near. */
  let byBox = new Map<Element, HTMLElement[]>();

  /** Finds the islands of the page that may start, again after the page or the visitor's choice has changed. */
  function find(): void {
    // An observer reports an element again when it is observed again.
    observer.disconnect();
    const waiting = islandsIn(document).filter((element) => {
      const moment = momentOf(element);
      return !starting.has(element) && moment !== undefined && moment !== "touched";
    });
    // The island's own element has no box.
    byBox = new Map();
    for (const element of waiting) {
      const box = boxOf(scopeOf(element));
      byBox.set(box, [...(byBox.get(box) ?? []), element]);
    }
    for (const box of byBox.keys()) observer.observe(box);
  }

  function noteVisit(event: Event): void {
    const { type, target } = event;
    // A strip may scroll by itself when it is laid out, and a pointer that rests gets an event when the page has changed.
    if (type === "scroll" && target !== document) return;
    if (type === "pointermove" && isResting(event)) return;
    isVisited = true;
    for (const type of VISITS) removeEventListener(type, noteVisit, true);
    find();
  }

  return {
    find,
    /** Listens for the visitor's first acts. `isSeen`: whether there were any before. */
    listen(isSeen = false): void {
      isVisited = isSeen;
      find();
      for (const type of TOUCHES)
        addEventListener(
          type,
          ({ target }) => {
            for (const element of idleAt(target)) void startOnce(element, true);
          },
          { capture: true, passive: true },
        );
      for (const type of VISITS)
        addEventListener(type, noteVisit, { capture: true, passive: true });
      for (const type of ["click", "submit"]) addEventListener(type, hold, true);
    },
    /** Starts all islands of a name. */
    startAll(name: string): void {
      for (const element of islandsIn(document))
        if (element.dataset["name"] === name) void startOnce(element);
    },
    /** Returns the running island of an element. */
    runningAt: (element: HTMLElement): RunningIsland | undefined => running.get(element),
  };
}

/** Returns an element with a box: the element itself, or the nearest around it. */
function boxOf(element: Element): Element {
  let box: Element = element;
  while (getComputedStyle(box).display === "contents" && box.parentElement) box = box.parentElement;
  return box;
}
