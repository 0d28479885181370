import * as z from "zod";
import type { Telemetry } from "./telemetry.ts";

const time = (fallback: number) =>
  z.coerce.number("must be a time in ms").int().min(1).max(3_600_000).default(fallback);

/**
 * The variables that the lake reads itself. The exporters read the others: headers, timeout, compression, certificates
 * and attributes of the resource.
 * @see https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/
 */
const shape = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({
    protocol: /^https?$/,
    error: "must be the URL of a collector, such as http://localhost:4318",
  }),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .enum(["http/protobuf", "http/json"], "must be http/protobuf or http/json, for OTLP over HTTP")
    .default("http/protobuf"),
  OTEL_BSP_SCHEDULE_DELAY: time(5_000),
  OTEL_METRIC_EXPORT_INTERVAL: time(60_000),
});

/** Times in ms. */
export interface TelemetrySettings {
  protocol: "http/protobuf" | "http/json";
  spanDelay: number;
  metricInterval: number;
}

/** Null if it is off, which it is without `OTEL_EXPORTER_OTLP_ENDPOINT`. A problem names its solution. */
function readTelemetrySettings(
  source: Readonly<Record<string, string | undefined>>,
): TelemetrySettings | { problem: string } | null {
  const isOff = source["OTEL_SDK_DISABLED"]?.toLowerCase() === "true";
  if (isOff || !source["OTEL_EXPORTER_OTLP_ENDPOINT"]) return null;
  // OpenTelemetry's specification treats an empty variable as unset.
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const { data, error } = shape.safeParse(filled);
  if (data === undefined) {
    const issues = error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
    return { problem: issues.join("; ") };
  }
  return {
    protocol: data.OTEL_EXPORTER_OTLP_PROTOCOL,
    spanDelay: data.OTEL_BSP_SCHEDULE_DELAY,
    metricInterval: data.OTEL_METRIC_EXPORT_INTERVAL,
  };
}

/** Undefined if it is off. Invalid settings leave it off and are printed, because the lake works without it. */
export async function startTelemetry(
  env: Readonly<Record<string, string | undefined>>,
): Promise<Telemetry | undefined> {
  const settings = readTelemetrySettings(env);
  if (settings === null) return undefined;
  if ("problem" in settings) {
    console.error(`The lake sends no traces and metrics. ${settings.problem}`);
    return undefined;
  }
  const { openTelemetry } = await import("./open-telemetry.ts");
  return openTelemetry(settings);
}
