import { type Context, defaultTextMapGetter, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { parseKeyPairsIntoRecord, setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import { AppError } from '../errors/app-error.ts';

/** Every attribute a span may have. A closed list, because no attribute may hold a value of a request or a row. */
export const SPAN_ATTRIBUTES = [
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'graphql.operation.name',
  'graphql.operation.type',
  'outcome',
  'error.type',
  'db.rows',
  'db.pool.wait_ms',
  'job.attempt',
  'server.address',
] as const;

export type SpanAttributes = Partial<Record<(typeof SPAN_ATTRIBUTES)[number], string | number>>;

export interface SpanStart {
  name: string;
  /** SERVER and CONSUMER begin a trace, or continue the one of `parent`. */
  kind?: 'SERVER' | 'CONSUMER' | 'CLIENT';
  /** The caller's `traceparent`; a malformed one is ignored. */
  parent?: unknown;
  attributes?: SpanAttributes;
}

export interface TracingSettings {
  /** Address of the collector, without `/v1/traces`. */
  endpoint: string;
  /** Headers of each export: `key=value` pairs separated by commas. */
  headers: string;
  serviceName: string;
  version: string;
  /** Share of the traces that are recorded, 0 to 1. */
  share: number;
  /** Receives the reason when spans could not be sent. */
  onFailure: (reason: string) => void;
}

/** Running OpenTelemetry. */
export interface Tracing {
  inSpan<Result>(start: SpanStart, work: () => Promise<Result>): Promise<Result>;
  note(attributes: SpanAttributes, name?: string): void;
  traceId(): string | undefined;
  traceparent(): string | undefined;
  /** Sends the spans that wait, for at most half a second. */
  close(): Promise<void>;
}

const EXPORT_TIMEOUT_MS = 5_000;
/** The last steps of a stop have one second before the process is ended (main.ts). */
const FLUSH_MS = 500;

/** Loads and starts OpenTelemetry. Registers nothing globally, so that it can be started again. */
export function startTracing({ endpoint, headers, serviceName, version, share, onFailure }: TracingSettings): Tracing {
  const contexts = new AsyncLocalStorageContextManager();
  const propagator = new W3CTraceContextPropagator();
  const sampled = new TraceIdRatioBasedSampler(share);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: parseKeyPairsIntoRecord(headers),
    timeoutMillis: EXPORT_TIMEOUT_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    // The share decides, not the flag of the caller: any client could record, or hide, its own requests.
    sampler: new ParentBasedSampler({ root: sampled, remoteParentSampled: sampled, remoteParentNotSampled: sampled }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_TIMEOUT_MS })],
  });
  setGlobalErrorHandler((error) => onFailure(error instanceof Error ? error.message : String(error)));
  const tracer = provider.getTracer(serviceName);
  const parentOf = ({ kind, parent }: SpanStart): Context =>
    kind === 'SERVER' || kind === 'CONSUMER'
      ? propagator.extract(ROOT_CONTEXT, { traceparent: parent }, defaultTextMapGetter)
      : contexts.active();
  return {
    inSpan: (start, work) => {
      const parent = parentOf(start);
      const { name, kind = 'INTERNAL', attributes } = start;
      const span = tracer.startSpan(name, { kind: SpanKind[kind], attributes }, parent);
      return contexts.with(trace.setSpan(parent, span), () => ended(span, work));
    },
    note: (attributes, name) => {
      const span = trace.getSpan(contexts.active());
      if (span) note(span, attributes);
      if (name) span?.updateName(name);
    },
    traceId: () => trace.getSpanContext(contexts.active())?.traceId,
    traceparent: () => {
      const carrier: { traceparent?: string } = {};
      propagator.inject(contexts.active(), carrier, { set: (to, key, value) => Object.assign(to as object, { [key]: value }) });
      return carrier.traceparent;
    },
    close: async () => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, FLUSH_MS);
      });
      await Promise.race([provider.shutdown().catch((error: unknown) => onFailure(String(error))), late]);
      clearTimeout(timer);
    },
  };
}

async function ended<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isRefusal = error instanceof AppError && error.kind !== 'unavailable';
    note(span, isRefusal ? { outcome: error.code } : { 'error.type': typeOf(error) });
    throw error;
  } finally {
    span.end();
  }
}

/** Refusals are outcomes; a span with an `error.type` failed. */
function note(span: Span, attributes: SpanAttributes): void {
  span.setAttributes(attributes);
  if ('error.type' in attributes) span.setStatus({ code: SpanStatusCode.ERROR });
}

/** A SQLSTATE, a code of the network or the name of a class, never a message: messages quote values. */
function typeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  if (typeof code === 'string' && /^[A-Z0-9_]{2,60}$/.test(code)) return code;
  return error instanceof Error ? error.constructor.name : typeof error;
}
