/** Whether the visitor allowed films of other hosts to begin by themselves. Reads the choice as it is now. */
export function mayPlayMedia(): boolean {
  return false;
}
