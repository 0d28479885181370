/** Marks that are stored at most, so that a target that is down for days costs no memory. */
const ceiling = 1_000;

/** Measures how far a backup is behind: the time since the oldest change that was not copied yet was first noticed. */
export class BackupLag {
  /** Times at which newer changes were noticed, oldest first. */
  readonly #marks: { position: number; at: number }[] = [];
  #copied = 0;

  /** Notes that changes up to a position exist. `at` is a monotonic time in ms. */
  notice(position: number, at: number): void {
    const newest = this.#marks.at(-1);
    if (position <= (newest?.position ?? this.#copied)) return;
    // Past the ceiling, the newest mark covers the newer changes, so the lag of the oldest change stays exact.
    if (newest && this.#marks.length >= ceiling) newest.position = position;
    else this.#marks.push({ position, at });
  }

  /** Notes that all changes up to a position are copied. */
  copied(position: number): void {
    this.#copied = position;
    while (this.#marks[0] && this.#marks[0].position <= position) this.#marks.shift();
  }

  /** Seconds since the oldest missing change was noticed; 0 if nothing is missing. */
  seconds(at: number): number {
    const oldest = this.#marks[0];
    return oldest ? (at - oldest.at) / 1_000 : 0;
  }
}
