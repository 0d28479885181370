const between = /\{(\w+)\}/g;

const escaped = (text: string): string => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);

/** What a rule says, as a pattern: each name in braces stands for what the rule fills in. */
function patternOf(english: string): RegExp {
  const parts = english
    .split(between)
    .map((part, place) => (place % 2 === 0 ? escaped(part) : `(?<${part}>.+?)`));
  return new RegExp(`^${parts.join("")}$`, "su");
}

/**
 * Takes the words of rules in English and another language, with names in braces, gives a way to say what a rule says:
 * a rule fills its own values in, so its words are known by what stands around them. Words that are missing stay.
 */
export function createRuleWords(table: Readonly<Record<string, string>>) {
  const filledIn = Object.entries(table)
    .filter(([english]) => english.includes("{"))
    .map(([english, words]) => ({ pattern: patternOf(english), words }));
  return (message: string): string => {
    const whole = table[message];
    if (whole !== undefined) return whole;
    for (const { pattern, words } of filledIn) {
      const facts = pattern.exec(message)?.groups;
      if (facts) return words.replaceAll(between, (name, key: string) => facts[key] ?? name);
    }
    return message;
  };
}
