"use client";

import { useEffect } from "react";
import { ErrorScreen } from "./error-screen.tsx";
import { failureTextsOf } from "./failure-texts.ts";

/** What stands where a page failed: a notice in the page's language, and two ways on. [PAGE-9] */
export function FailureScreen({ retry }: { retry: () => void }) {
  // Rendered in the browser alone: the server could not make the page.
  const { language, direction, ...texts } = failureTextsOf(location.pathname.split("/")[1]);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
    document.title = texts.title;
  }, [language, direction, texts.title]);
  return (
    <ErrorScreen title={texts.title} text={texts.text} action={{ href: "/", label: texts.home }}>
      <button type="button" onClick={retry}>
        {texts.retry}
      </button>
    </ErrorScreen>
  );
}
