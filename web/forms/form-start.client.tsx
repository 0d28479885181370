import { useEffect } from "react";
import { enhanceForm, type FormFacts } from "./enhance-form.client.ts";

/** Starts the script of a form when the page is hydrated. Renders nothing itself. */
export default function FormStart(facts: FormFacts) {
  useEffect(() => {
    const form = document.getElementById(facts.of);
    if (!(form instanceof HTMLFormElement)) return undefined;
    const over = new AbortController();
    enhanceForm(form, facts, over.signal);
    return () => over.abort();
  }, [facts]);
  return null;
}
