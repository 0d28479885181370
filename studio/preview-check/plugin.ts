import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import { createElement, lazy } from "react";
import { definePlugin } from "sanity";
import { say } from "../i18n/say.ts";
import type { Place } from "./ask-site.ts";
import type { ContentService } from "./said.ts";

const CheckTool = lazy(async () => ({ default: (await import("./check-tool.tsx")).CheckTool }));

/** What the check has to know. */
export type CheckOptions = { place: Place; service: ContentService };

/** A tool that tries everything a preview needs, and says what to do where something fails. */
export const previewCheck = definePlugin<CheckOptions>((options) => ({
  name: "preview-check",
  tools: [
    {
      name: "preview-check",
      title: say("Preview check"),
      icon: CheckmarkCircleIcon,
      component: () => createElement(CheckTool, options),
    },
  ],
}));
