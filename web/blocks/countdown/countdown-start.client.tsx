import { useEffect } from "react";
import type { CountdownFacts } from "./count-down.client.ts";

/**
 * Starts the countdown when its boards come near the viewport. A page that is printed before then
 * has the target time without the boards. Renders nothing itself. The effect can depend on the
 * whole `facts` object, because React renders this component again only when the server sends new
 * props.
 */
export default function CountdownStart(facts: CountdownFacts) {
  useEffect(() => {
    const section = document.getElementById(facts.of);
    if (!section) return undefined;
    const over = new AbortController();
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        import("./count-down.client.ts")
          .then(({ countDown }) => countDown(section, facts, over.signal))
          .catch(() => {});
      },
      { rootMargin: "50%" },
    );
    near.observe(section);
    return () => {
      over.abort();
      near.disconnect();
    };
  }, [facts]);
  return null;
}
