/** What the crowd attacks. It is sent to the crowd's process, so it contains only data. */
export interface FloodTarget {
  site: string;
  lake: string;
  /** A token with which the client may query the lake, and one with which it may read histories. */
  tokens: { viewer: string; editor: string };
  pages: readonly string[];
  form: string;
  /** A document with a long history. */
  history: string;
  /** Addresses that decode hostile pictures. `WIDTH` stands for a number. */
  pictures: readonly string[];
  /** Addresses that check hostile fonts, for requests from the studio's origin. */
  fonts: readonly string[];
  studio: string;
}

/** Number of responses by status. Status 0 means an error or no response in time. */
export type Statuses = Record<number, number>;

export interface AttackContext {
  target: FloodTarget;
  /** Aborts when the attack ends. */
  signal: AbortSignal;
  /** Counts a response. */
  count: (status: number) => void;
}

/** Sends requests until the signal aborts. */
export type Attack = (context: AttackContext) => Promise<void>;
