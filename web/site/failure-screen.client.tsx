"use client";

import { usePathname } from "next/navigation";
import { ErrorScreen } from "./error-screen.tsx";
import { failureTextsOf } from "./failure-texts.ts";

/** What stands where a page failed: a notice in the page's language, and two ways on. [PAGE-9] */
export function FailureScreen({ retry }: { retry: () => void }) {
  const language = usePathname()?.split("/")[1];
  const texts = failureTextsOf(language);
  return (
    <ErrorScreen title={texts.title} text={texts.text} action={{ href: "/", label: texts.home }}>
      <button type="button" onClick={retry}>
        {texts.retry}
      </button>
    </ErrorScreen>
  );
}
