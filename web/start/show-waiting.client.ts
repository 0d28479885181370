/** Time in ms after which an element shows that the visitor has to wait. */
const SHOWN_AFTER = 150;

/** Shows at an element that the visitor has to wait for `work`, if it takes long. Resolves and rejects as `work` does. */
export async function showWaiting<T>(element: Element, work: Promise<T>): Promise<T> {
  const late = setTimeout(() => element.setAttribute("data-waiting", ""), SHOWN_AFTER);
  try {
    return await work;
  } finally {
    clearTimeout(late);
    element.removeAttribute("data-waiting");
  }
}
