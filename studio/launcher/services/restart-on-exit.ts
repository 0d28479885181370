import type { Ended, Service } from "./service.ts";

/** Number of restarts within `PERIOD` ms after which a service that fails again is given up. */
const RESTARTS = 5;
const PERIOD = 5 * 60_000;

/** Time in ms until the first restart of a series. It doubles with each further restart. */
const FIRST_WAIT = 250;

type Handlers = {
  onRestart: (ended: Ended) => void;
  onReady: (service: Service) => void;
  /** Called when the service has failed too often, or could not start, or not start again. */
  onGiveUp: (ended: Ended) => void;
};

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const isReady = ({ ready }: Service) =>
  ready.then(
    () => true,
    () => false,
  );

/**
 * Starts a service again each time it exits unexpectedly after it was ready. Returns a function that ends this and
 * stops the service.
 */
export function restartOnExit(
  first: Service,
  start: () => Service,
  { onRestart, onReady, onGiveUp }: Handlers,
): () => Promise<void> {
  let current = first;
  let isStopped = false;
  const restarts: number[] = [];

  async function watch(): Promise<void> {
    if (!(await isReady(first))) return onGiveUp(await first.ended);
    for (;;) {
      const ended = await current.ended;
      const recent = restarts.filter((at) => Date.now() - at < PERIOD).length;
      if (isStopped) return undefined;
      if (recent >= RESTARTS) return onGiveUp(ended);
      onRestart(ended);
      restarts.push(Date.now());
      await pause(FIRST_WAIT * 2 ** recent);
      if (isStopped) return undefined;
      current = start();
      if (!(await isReady(current)))
        return onGiveUp({ ...ended, how: `${ended.how}, and does not start again` });
      onReady(current);
    }
  }

  void watch();
  return async () => {
    isStopped = true;
    await current.stop();
  };
}
