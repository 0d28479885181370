import { HINT_COOKIE, MEMBER_PATH } from "./session/session-cookie.ts";

const textIn = (data: unknown, name: string): string | null => {
  const value: unknown =
    typeof data === "object" && data !== null ? Reflect.get(data, name) : undefined;
  return typeof value === "string" ? value : null;
};

/**
 * Fills in the name and the email address of a member who is signed in, where the form asks for them
 * and the member has not typed anything. Visitors cause no request.
 */
export function fillInMember(form: HTMLFormElement): void {
  if (!document.cookie.includes(`${HINT_COOKIE}=`)) return;
  fetch(MEMBER_PATH, { cache: "no-store" })
    .then((response): Promise<unknown> => response.json())
    .then((member) => {
      const data = { name: textIn(member, "name"), email: textIn(member, "email") };
      for (const [kind, value] of Object.entries(data)) {
        const input = form.querySelector<HTMLInputElement>(`input[autocomplete="${kind}"]`);
        if (!input || value === null || input.value !== "") continue;
        input.value = value;
        input.dataset["filledIn"] = value;
        // The member may be about to type in this field. The selection makes the first key replace the value.
        if (document.activeElement === input) input.select();
      }
      return null;
    })
    // The form works without the data.
    .catch(() => {});
}
