/**
 * Returns localStorage, which all tabs share. If the browser blocks it, reading the property
 * throws, and this function returns null.
 */
export const storageOfAllTabs = (): Storage | null => allowed(() => localStorage);

/** Returns sessionStorage, which only this tab reads; null if the browser blocks it. */
export const storageOfThisTab = (): Storage | null => allowed(() => sessionStorage);

function allowed(storage: () => Storage): Storage | null {
  try {
    return storage();
  } catch {
    return null;
  }
}
