type Fields = Record<string, unknown>;

/**
 * Gives each field of `mask` (such as `signIn.email.enabled`) its value from `update`, or removes it. An empty mask means
 * all top-level fields of `update`.
 */
export function withFields(target: Fields, update: Fields, mask: readonly string[]): Fields {
  const paths = mask.length > 0 ? mask : Object.keys(update);
  return paths.reduce((changed, path) => withField(changed, update, path.split(".")), target);
}

function withField(target: Fields, update: Fields, [name = "", ...rest]: string[]): Fields {
  const { [name]: before, ...others } = target;
  const after = Object.hasOwn(update, name) ? update[name] : undefined;
  if (rest.length > 0) {
    return { ...others, [name]: withField(asFields(before), asFields(after), rest) };
  }
  return after === undefined ? others : { ...others, [name]: after };
}

export function asFields(value: unknown): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(Object.entries(value));
}

/** Returns the names in `updateMask=signIn.email,mfa`. */
export function readMask(query: URLSearchParams): string[] {
  return (query.get("updateMask") ?? "").split(",").filter(Boolean);
}
