/** Returns localStorage, which all tabs share; null if the browser blocks it. Reading the property throws then. */
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
