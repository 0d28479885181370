const between = /\{(\w+)\}/g;

const escaped = (text: string): string => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);

/** Converts a message to a pattern in which each placeholder matches any value. */
function patternOf(english: string): RegExp {
  const parts = english
    .split(between)
    .map((part, place) => (place % 2 === 0 ? escaped(part) : `(?<${part}>.*?)`));
  return new RegExp(`^${parts.join("")}$`, "su");
}

/**
 * Creates a function that translates validation messages. A message already contains its values, so
 * the function recognizes a message by the text between the values. The function returns unknown
 * messages unchanged.
 */
export function createMessageTranslator(table: Readonly<Record<string, string>>) {
  const filledIn = Object.entries(table)
    .filter(([english]) => english.includes("{"))
    .map(([english, translation]) => ({ pattern: patternOf(english), translation }));
  return (message: string): string => {
    const whole = table[message];
    if (whole !== undefined) return whole;
    for (const { pattern, translation } of filledIn) {
      const facts = pattern.exec(message)?.groups;
      if (facts) return translation.replaceAll(between, (name, key: string) => facts[key] ?? name);
    }
    return message;
  };
}
