import type { SpanAttributes, SpanStart, Tracing, TracingSettings } from './open-telemetry.ts';

/** Undefined: tracing is off, and nothing of OpenTelemetry is loaded. */
let tracing: Tracing | undefined;

/** Loads OpenTelemetry and starts tracing. The result sends the last spans and ends tracing; it never rejects. */
export async function openTracing(settings: TracingSettings): Promise<() => Promise<void>> {
  const { startTracing } = await import('./open-telemetry.ts');
  const started = startTracing(settings);
  tracing = started;
  return async () => {
    tracing = undefined;
    await started.close();
  };
}

/** Runs `work` in a span; a direct call when tracing is off. A rejection becomes the span's outcome. */
export function inSpan<Result>(start: () => SpanStart, work: () => Promise<Result>): Promise<Result> {
  return tracing ? tracing.inSpan(start(), work) : work();
}

/** Adds attributes to the current span, and names it where its name is known only at its end. */
export function noteOnSpan(attributes: SpanAttributes, name?: string): void {
  tracing?.note(attributes, name);
}

/** The current trace as a field of log lines and error answers; empty outside a span and when tracing is off. */
export function traceFields(): { traceId?: string } {
  const traceId = tracing?.traceId();
  return traceId ? { traceId } : {};
}

/** The current span as a W3C `traceparent`, which a job carries. */
export function traceparent(): string | undefined {
  return tracing?.traceparent();
}
