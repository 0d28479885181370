import * as z from "zod";

const time = (fallback: number) =>
  z.coerce.number("must be a time in ms").int().min(1).max(3_600_000).default(fallback);

const exporter = z.enum(["otlp", "none"], "must be otlp or none").default("otlp");

/**
 * OpenTelemetry's environment variables that the site reads itself. The exporters read the others:
 * headers, timeout, compression, certificates, and the attributes of the resource.
 * @see https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/
 */
const shape = z.object({
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .enum(["http/protobuf", "http/json"], "must be http/protobuf or http/json, for OTLP over HTTP")
    .default("http/protobuf"),
  OTEL_TRACES_EXPORTER: exporter,
  OTEL_METRICS_EXPORTER: exporter,
  OTEL_TRACES_SAMPLER: z
    .enum(
      ["always_on", "always_off", "traceidratio"].flatMap((name) => [name, `parentbased_${name}`]),
      "must be a sampler of OpenTelemetry, such as parentbased_traceidratio",
    )
    .default("parentbased_always_on"),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number("must be a share from 0 to 1")
    .min(0, "must be a share from 0 to 1")
    .max(1, "must be a share from 0 to 1")
    .default(1),
  OTEL_BSP_SCHEDULE_DELAY: time(5_000),
  OTEL_METRIC_EXPORT_INTERVAL: time(60_000),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({
    protocol: /^https?$/,
    error: "must be the URL of a collector, such as http://localhost:4318",
  }),
});

/** Settings of OpenTelemetry. Times in ms. */
export type TelemetrySettings = {
  protocol: "http/protobuf" | "http/json";
  hasTraces: boolean;
  hasMetrics: boolean;
  /** Name of the sampler, and the share of the traces that a `traceidratio` sampler keeps. */
  sampler: string;
  share: number;
  spanDelay: number;
  metricInterval: number;
};

type Source = Readonly<Record<string, string | undefined>>;

/**
 * Parses OpenTelemetry's environment variables. Returns null if it is off, which it is without
 * `OTEL_EXPORTER_OTLP_ENDPOINT`. Returns a problem, with its solution, if a variable is invalid.
 */
export function readTelemetrySettings(
  source: Source,
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
    hasTraces: data.OTEL_TRACES_EXPORTER === "otlp",
    hasMetrics: data.OTEL_METRICS_EXPORTER === "otlp",
    sampler: data.OTEL_TRACES_SAMPLER,
    share: data.OTEL_TRACES_SAMPLER_ARG,
    spanDelay: data.OTEL_BSP_SCHEDULE_DELAY,
    metricInterval: data.OTEL_METRIC_EXPORT_INTERVAL,
  };
}
