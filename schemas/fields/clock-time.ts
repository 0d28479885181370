const written =
  /^(?<hours>\d{1,2})(?:\s*[:.h]\s*(?<minutes>\d{2}))?\s*(?:(?<half>[ap])\.?\s*m\.?|(?<hour24>uhr|h))?$/i;

/**
 * Returns a time in 24-hour format (`19:30`) from a usual notation: `7:30 pm`, `7 p.m.`, `19.30 Uhr`, `9:05`. Returns
 * other texts unchanged.
 */
export function clockTimeOf(text: string): string {
  const { hours, minutes, half, hour24 } = written.exec(text)?.groups ?? {};
  // Leaves the text unchanged if it is not a time. Also leaves a lone number unchanged, because it may
  // be an unfinished time.
  if (
    hours === undefined ||
    (minutes === undefined && half === undefined && hour24 === undefined)
  ) {
    return text;
  }
  const isAfternoon = half?.toLowerCase() === "p";
  if (half !== undefined && !(Number(hours) >= 1 && Number(hours) <= 12)) return text;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (isAfternoon ? 12 : 0);
  return `${String(hour).padStart(2, "0")}:${minutes ?? "00"}`;
}
