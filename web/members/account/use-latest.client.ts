import { useEffect, useRef, useState } from "react";

/** Reads a value. Calls `use` with it, unless another reading has begun since then or the component is gone. */
type ReadLatest = <Value>(read: () => Promise<Value>, use: (value: Value) => void) => Promise<void>;

/** Returns a function that reads a value again and again, of which an earlier reading never replaces a later one. */
export function useLatest(): ReadLatest {
  const latest = useRef(0);
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );
  const [readLatest] = useState((): ReadLatest => async (read, use) => {
    latest.current += 1;
    const own = latest.current;
    const value = await read();
    if (own === latest.current) use(value);
  });
  return readLatest;
}
