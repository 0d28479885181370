/** Default values of settings, by field name. */
type Defaults = Readonly<Record<string, string | number | boolean>>;

/** GROQ: a block's settings, each with its default if none is stored. */
export const projectDefaults = (defaults: Defaults): string =>
  Object.entries(defaults)
    .map(([name, value]) => `"${name}": coalesce(${name}, ${JSON.stringify(value)})`)
    .join(",\n    ");
