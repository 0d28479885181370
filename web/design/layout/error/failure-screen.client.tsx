"use client";

import { useEffect } from "react";
import { ErrorScreen, furtherAction } from "./error-screen.tsx";
import { failureTextsOf } from "./failure-texts.ts";

/** Renders the error page in the language of the page that failed, with a retry button and a link home. [PAGE-9] */
export function FailureScreen() {
  // `location` is available, because this component is rendered only in the browser, after the server has failed.
  const { language, direction, ...texts } = failureTextsOf(location.pathname.split("/")[1]);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
    document.title = texts.title;
  }, [language, direction, texts.title]);
  return (
    <ErrorScreen title={texts.title} text={texts.text} action={{ href: "/", label: texts.home }}>
      {/* Reloads the page: rendering the same server payload again would fail again. */}
      <button type="button" className={furtherAction} onClick={() => location.reload()}>
        {texts.retry}
      </button>
    </ErrorScreen>
  );
}
