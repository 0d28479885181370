/** What the visitor did before the start script ran. */
export type EarlyActs = {
  /** Whether the visitor has scrolled, moved the pointer or pressed a key. */
  isVisited: boolean;
  /** Elements that were clicked and wait for the start script. */
  clicked: HTMLElement[];
  /** Stops noting acts. */
  end: () => void;
};

/** Name of the global variable with {@link EarlyActs}. */
export const EARLY_ACTS = "marqueeEarlyActs";

/** Selects the elements whose clicks need a script. */
const CLICKED = "marquee-island :is(a[href],button),a[data-position],[data-opens]";

/** Events that say that somebody looks at the page. */
export const VISITS = ["scroll", "pointermove", "pointerdown", "keydown", "touchstart"] as const;

/**
 * Loads the start script, and notes what the visitor does meanwhile: clicks that need a script wait for it. If it can't be
 * loaded, they do what they do without script. Browsers get the function as source text, so it must not use variables from
 * outside.
 */
function load(file: string, clicked: string, visits: readonly string[], name: string): void {
  const script = document.createElement("script");
  const acts: EarlyActs = { isVisited: false, clicked: [], end: () => {} };
  const visit = (event: Event) => {
    const { type, target } = event;
    // A strip may scroll by itself when it is laid out, and a pointer that rests gets an event when the page has changed.
    const isResting =
      event instanceof MouseEvent &&
      type === "pointermove" &&
      event.movementX === 0 &&
      event.movementY === 0;
    if (!isResting && (type !== "scroll" || target === document)) acts.isVisited = true;
  };
  const hold = (event: MouseEvent) => {
    const element = event.target instanceof Element && event.target.closest(clicked);
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!(element instanceof HTMLElement) || !isPlain) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    acts.clicked.push(element);
  };
  acts.end = () => {
    for (const type of visits) removeEventListener(type, visit, true);
    removeEventListener("click", hold, true);
  };
  for (const type of visits) addEventListener(type, visit, { capture: true, passive: true });
  addEventListener("click", hold, true);
  Reflect.set(globalThis, name, acts);
  script.addEventListener("error", () => {
    acts.end();
    for (const element of acts.clicked) {
      const otherwise = element.closest<HTMLElement>("[data-otherwise]")?.dataset["otherwise"];
      if (otherwise !== undefined && element.matches("button")) location.assign(otherwise);
      else element.click();
    }
  });
  script.type = "module";
  script.src = file;
  document.head.append(script);
}

/** Returns the source of the inline script that loads a start script: the same for every page of a build. */
export const loaderOf = (file: string): string =>
  `(${load.toString().replaceAll(/\n\s*/g, "\n").replaceAll(/ {2,}/g, " ")})(${[file, CLICKED, VISITS, EARLY_ACTS].map((value) => JSON.stringify(value)).join()})`;
