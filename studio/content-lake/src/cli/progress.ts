/** Tells how far a long command is. */
export interface Progress {
  /** A step, and how many of its parts are done. */
  show(step: string, done: number, total: number | string): void;
  /** The last line: what came of it. */
  end(text: string): void;
}

/** On a terminal a step is one line that moves on; in a log, a line at its start and its end. */
export function createProgress(command: string, output = process.stdout): Progress {
  let line = "";
  const close = () => {
    if (output.isTTY && line !== "") output.write("\n");
    line = "";
  };
  return {
    show: (step, done, total) => {
      const text = `  ${command}: ${step}${total === 0 ? "" : ` ${done} of ${total}`}`;
      if (output.isTTY) {
        if (!line.startsWith(`  ${command}: ${step}`)) close();
        output.write(`\r${text}`);
        line = text;
      } else if (done === 0 || done === total) output.write(`${text}\n`);
    },
    end: (text) => {
      close();
      output.write(`  ${command}: ${text}\n`);
    },
  };
}
