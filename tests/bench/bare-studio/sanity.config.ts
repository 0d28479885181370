import { defineConfig, defineType } from "sanity";
import { structureTool } from "sanity/structure";

export default defineConfig({
  projectId: "marquee",
  dataset: "production",
  plugins: [structureTool()],
  schema: {
    types: [
      defineType({
        name: "note",
        type: "document",
        fields: [{ name: "title", type: "string" }],
      }),
    ],
  },
});
