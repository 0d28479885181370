/** The parts of a `Request` that route handlers read. */
export interface RequestHead {
  method: string;
  headers: { get(name: string): string | null };
}
