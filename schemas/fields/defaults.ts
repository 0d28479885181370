/** Default values of settings, by field name. */
type Defaults = Readonly<Record<string, string | number | boolean>>;

/** Returns the GROQ of a block's settings. A setting that isn't stored gets its default. */
export const projectDefaults = (defaults: Defaults): string =>
  Object.entries(defaults)
    .map(([name, value]) => `"${name}": coalesce(${name}, ${JSON.stringify(value)})`)
    .join(",\n    ");
