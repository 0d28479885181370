type Target = { page: string } | { href: string };

/** A redirect as the Studio stores it; a page is named by its id, weakly, so that tests may delete it. */
export const redirectDocument = (from: string, target: Target, { permanent = true } = {}) => ({
  _id: `redirect-${Buffer.from(from).toString("base64url")}`,
  _type: "redirect",
  from,
  permanent,
  ...targetFields(target),
});

function targetFields(target: Target): Record<string, unknown> {
  return "page" in target
    ? { kind: "internal", page: { _type: "reference", _ref: target.page, _weak: true } }
    : { kind: "external", href: target.href };
}
