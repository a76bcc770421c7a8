import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A span as the exporter sent it. */
export interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  startMs: number;
  endMs: number;
  isFailed: boolean;
  attributes: Record<string, string | number>;
}

/** A collector on this machine that keeps the spans it receives. It answers every other address with 200. */
export interface TraceSink {
  url: string;
  spans: SentSpan[];
  /** The headers of the last export. */
  headers: () => http.IncomingHttpHeaders;
  close(): Promise<void>;
}

const STATUS_ERROR = 2;

export async function openTraceSink(): Promise<TraceSink> {
  const spans: SentSpan[] = [];
  let headers: http.IncomingHttpHeaders = {};
  const server = http.createServer(async (request, response) => {
    if (request.url === '/v1/traces') {
      headers = request.headers;
      spans.push(...spansOf((await json(request)) as Exported));
    }
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    headers: () => headers,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The parts of an export that are read, as the OpenTelemetry protocol writes them in JSON. */
interface Exported {
  resourceSpans: { scopeSpans: { spans: ExportedSpan[] }[] }[];
}

interface ExportedSpan extends Pick<SentSpan, 'traceId' | 'spanId' | 'parentSpanId' | 'name'> {
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  status: { code?: number };
  attributes: { key: string; value: { stringValue?: string; intValue?: number; doubleValue?: number } }[];
}

const spansOf = ({ resourceSpans }: Exported): SentSpan[] =>
  resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map(({ traceId, spanId, parentSpanId, name, startTimeUnixNano, endTimeUnixNano, status, attributes }) => ({
      traceId,
      spanId,
      name,
      ...(parentSpanId ? { parentSpanId } : {}),
      startMs: Number(startTimeUnixNano) / 1e6,
      endMs: Number(endTimeUnixNano) / 1e6,
      isFailed: status.code === STATUS_ERROR,
      attributes: Object.fromEntries(
        attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue ?? value.doubleValue)]),
      ),
    }));

/** A trace as indented text: one line per span with its start and duration in milliseconds. */
export function traceText(spans: readonly SentSpan[]): string {
  const ids = new Set(spans.map(({ spanId }) => spanId));
  const began = Math.min(...spans.map(({ startMs }) => startMs));
  const children = (parent: string | undefined) =>
    spans
      .filter(({ parentSpanId = '' }) => (parent ? parentSpanId === parent : !ids.has(parentSpanId)))
      .sort((a, b) => a.startMs - b.startMs || a.endMs - b.endMs);
  const lines = (parent: string | undefined, depth: number): string[] =>
    children(parent).flatMap(({ spanId, name, startMs, endMs, attributes }) => {
      const { 'db.rows': rows, 'db.pool.wait_ms': wait, outcome, 'http.response.status_code': status, 'server.address': host } = attributes;
      const notes = [status, outcome, host, rows === undefined ? '' : `${rows} rows`, !wait ? '' : `waited ${wait} ms for a connection`];
      const text = `${(startMs - began).toFixed(1).padStart(7)} ${(endMs - startMs).toFixed(1).padStart(6)}  ${'  '.repeat(depth)}${name}`;
      return [`${text}  ${notes.filter((note) => note !== undefined && note !== '').join(', ')}`.trimEnd(), ...lines(spanId, depth + 1)];
    });
  return lines(undefined, 0).join('\n');
}
