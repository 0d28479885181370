export interface Progress {
  /** Prints the name of a step, and how many of its documents, files or pages are done. */
  show(step: string, done: number, total: number | string): void;
  /** Prints the last line, which is the result. */
  end(text: string): void;
}

/** On a terminal it updates one line per step; in a log it prints a step's start and end. */
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
