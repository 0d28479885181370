type Target = { page: string } | { href: string };

/** A redirect as the studio stores it. The reference to a page is weak, so that tests can delete the page. */
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
