/**
 * Returns a function that wraps each value once, and returns the same wrapper later. The Studio ties the state of an
 * action or inspector to the identity of its function.
 */
export function wrapOnce<Value extends WeakKey, Wrapper>(
  wrap: (value: Value) => Wrapper,
): (value: Value) => Wrapper {
  const wrappers = new WeakMap<Value, { wrapper: Wrapper }>();
  return (value) => {
    const known = wrappers.get(value) ?? { wrapper: wrap(value) };
    wrappers.set(value, known);
    return known.wrapper;
  };
}
