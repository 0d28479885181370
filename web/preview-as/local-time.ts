/** Takes a moment in ms since 1970, gives it as a field for date and time holds it: by the clocks of this device. */
export function writeLocalTime(at: number): string {
  const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** The moment that such a field holds, in ms since 1970; null while it is empty. */
export function readLocalTime(text: string): number | null {
  const at = text === "" ? NaN : new Date(text).getTime();
  return Number.isNaN(at) ? null : at;
}
