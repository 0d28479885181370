/** Counts the turns that other tasks get during some work, and calls `onTurn` in each of them. */
export async function turnsDuring<Result>(
  work: Promise<Result>,
  onTurn: (turn: number) => unknown = () => undefined,
): Promise<{ turns: number; result: Result }> {
  const others = { turns: 0, areDone: false };
  const takeTurn = async () => {
    await onTurn(others.turns);
    others.turns += 1;
    if (!others.areDone) setImmediate(() => void takeTurn());
  };
  setImmediate(() => void takeTurn());
  const result = await work.finally(() => (others.areDone = true));
  return { turns: others.turns, result };
}
