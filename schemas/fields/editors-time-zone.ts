const ofDevice = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

let current = ofDevice;

/** Returns the time zone of the times that editors enter: the site's, or else that of the editor's device. */
export const editorsTimeZone = (): string => current();

/** Sets the function that returns the site's time zone. Call it once, before the forms render. */
export function setEditorsTimeZone(timeZone: () => string): void {
  current = timeZone;
}
