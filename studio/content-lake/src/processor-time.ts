/** CPU time of this thread in ms. On a busy machine it is far less than the elapsed time. */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
