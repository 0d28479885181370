import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import { createElement, lazy } from "react";
import { definePlugin } from "sanity";
import { translate } from "../../i18n/translate.ts";
import type { Place } from "./site-report.ts";
import type { ContentService } from "./check-result.ts";

const CheckTool = lazy(async () => ({ default: (await import("./check-tool.tsx")).CheckTool }));

export type CheckOptions = { place: Place; service: ContentService };

/** Plugin with a tool that tests everything the preview needs and suggests fixes. */
export const previewCheck = definePlugin<CheckOptions>((options) => ({
  name: "preview-check",
  tools: [
    {
      name: "preview-check",
      title: translate("Preview check"),
      icon: CheckmarkCircleIcon,
      component: () => createElement(CheckTool, options),
    },
  ],
}));
