/** What the browser keeps for all tabs of this site; null where it lets pages keep nothing, which it says by throwing. */
export const keptForAllTabs = (): Storage | null => allowed(() => localStorage);

/** What the browser keeps for this tab alone, and forgets with it; null where it lets pages keep nothing. */
export const keptForThisTab = (): Storage | null => allowed(() => sessionStorage);

function allowed(storage: () => Storage): Storage | null {
  try {
    return storage();
  } catch {
    return null;
  }
}
