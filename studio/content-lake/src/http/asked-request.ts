/** The parts of a `Request` that route handlers read. */
export interface AskedRequest {
  method: string;
  headers: { get(name: string): string | null };
}
