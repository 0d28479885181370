import { expect, test } from "vitest";
import { createCircuit } from "./circuit.ts";

class Refused extends Error {}

/** Returns a circuit breaker for a fake service. `letProbe` triggers the next probe. */
function service() {
  const state = { up: true, asked: 0, probes: 0, downs: 0, back: [] as number[], now: 0 };
  let next = Promise.withResolvers<void>();
  const circuit = createCircuit({
    probe: async () => {
      state.probes += 1;
      if (!state.up) throw new Error("still away");
    },
    isOutage: (error) => !(error instanceof RangeError),
    isTemporary: (error) => !(error instanceof Refused),
    onDown: () => (state.downs += 1),
    pause: () => next.promise,
    now: () => state.now,
  });
  circuit.onRecovery((ms) => state.back.push(ms));
  return {
    state,
    circuit,
    ask: () =>
      circuit.run(async () => {
        state.asked += 1;
        if (!state.up) throw new Error("away");
        return "answer";
      }),
    letProbe: async () => {
      const { resolve } = next;
      next = Promise.withResolvers();
      resolve();
      await new Promise((done) => setImmediate(done));
    },
  };
}

test("[PAGE-9] sends no further request after one has failed", async () => {
  const { state, circuit, ask } = service();
  // An invalid query is no failure of the service.
  const invalid = () => Promise.reject(new RangeError("no such field"));
  await expect(circuit.run(invalid)).rejects.toThrow("no such field");
  expect(await ask()).toBe("answer");
  state.up = false;
  await expect(ask()).rejects.toThrow("away");
  await expect(ask()).rejects.toThrow("away");
  await expect(ask()).rejects.toThrow("away");
  expect(state).toMatchObject({ asked: 2, downs: 1 });
});

test("[PAGE-9] uses the service again as soon as a probe succeeds, and notifies listeners once", async () => {
  const { state, circuit, ask, letProbe } = service();
  state.up = false;
  await expect(ask()).rejects.toThrow("away");
  await letProbe();
  expect(circuit.isDown()).toBe(true);
  state.up = true;
  state.now = 4_000;
  await letProbe();
  expect(circuit.isDown()).toBe(false);
  expect(await ask()).toBe("answer");
  expect(state).toMatchObject({ downs: 1, back: [4_000] });
});

test("[PAGE-9] probes the service when an outage is suspected, and opens the circuit only if the probe fails", async () => {
  const { state, circuit, ask, letProbe } = service();
  circuit.suspect();
  await letProbe();
  expect(state).toMatchObject({ probes: 1, downs: 0, back: [] });
  state.up = false;
  circuit.suspect();
  await letProbe();
  await expect(ask()).rejects.toThrow("still away");
  expect(state).toMatchObject({ asked: 0, downs: 1 });
});

test("[COMP-6] a patient request waits until the service is back, but not for ever", async () => {
  const { state, circuit, letProbe } = service();
  const request = () =>
    circuit.runPatiently(async () => {
      if (!state.up) throw new Error("away");
      return "answer";
    }, 50);
  state.up = false;
  await expect(request()).rejects.toThrow("away");
  const response = request();
  state.up = true;
  await letProbe();
  expect(await response).toBe("answer");
});

test.each([
  ["an invalid request", () => new RangeError("no such field")],
  ["a refused token", () => new Refused("no such field")],
])("[COMP-6] a patient request doesn't wait after %s", async (_what, error) => {
  const { circuit } = service();
  const request = circuit.runPatiently(() => Promise.reject(error()), 60_000);
  await expect(request).rejects.toThrow("no such field");
});
