/** A page in a browser engine that Playwright does not drive. */
export type EnginePage = {
  /** Loads an address and waits for its `load` event. */
  goto: (url: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Returns the value of a JavaScript expression in the page: string, number, boolean or null. */
  evaluate: (expression: string) => Promise<unknown>;
  click: (selector: string) => Promise<void>;
  /** Presses keys one after another on the focused element: letters, or WebDriver's key codes. */
  press: (...keys: string[]) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
};

/** WebDriver's codes of keys that type nothing (W3C WebDriver, section 17.4.2). */
export const keys = {
  tab: "\uE004",
  enter: "\uE007",
  escape: "\uE00C",
  end: "\uE010",
  home: "\uE011",
  arrowRight: "\uE014",
  arrowDown: "\uE015",
  shift: "\uE008",
  control: "\uE009",
  f6: "\uE036",
} as const;
