import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../server/demo/random.ts';

/** A client's identity: a token and the door it belongs to; none for a visitor. */
export interface Asker {
  token: string;
  audience: 'panel' | 'store' | 'any';
}

/** One operation as a client means it; repeated verbatim until answered. */
export interface Asked {
  kind: string;
  who?: Asker;
  method?: 'GET' | 'POST' | 'PATCH';
  /** A documented path, or `query` for the GraphQL door. */
  path?: string;
  body?: Record<string, unknown>;
  query?: string;
  variables?: Record<string, unknown>;
  /** A file: with `query` it is the variable of this name. */
  file?: { field: string; name: string; bytes: Buffer };
  /** Reads change nothing and have no key. */
  isRead?: boolean;
}

/** The final answer to an operation. */
export interface Answered {
  /** Also the request id, by which the log shows how often it was done. */
  key: string;
  kind: string;
  ok: boolean;
  /** A refusal's code; empty when it was done. */
  code: string;
  // biome-ignore lint/suspicious/noExplicitAny: a client reads whatever JSON came back
  data: any;
  /** Milliseconds since the epoch. */
  at: number;
}

/** What every client of a drill shares. */
export interface Journal {
  answered: Answered[];
  /** Keys in flight: nobody knows yet whether their operation was done. */
  open: Set<string>;
  /** Unexpected events, each kind once with an example. */
  findings: Map<string, string>;
  /** Attempts without an answer. */
  lostAttempts: number;
  clientAborts: number;
  slowestMs: number;
  slowestKind: string;
}

export const newJournal = (): Journal => ({
  answered: [],
  open: new Set(),
  findings: new Map(),
  lostAttempts: 0,
  clientAborts: 0,
  slowestMs: 0,
  slowestKind: '',
});

/** How long clients wait. */
export interface Patience {
  /** A repeated operation must be answered within this time. */
  answerMs: number;
  /** When clients stop retrying. */
  giveUpMs: number;
  /** How long jobs get after the load. */
  jobsMs: number;
}

/** The product's promised limit. */
export const PROMISED: Patience = { answerMs: 90_000, giveUpMs: 150_000, jobsMs: 120_000 };
/** Checks only correctness, never speed: for unknown machines. */
export const ENDLESS: Patience = { answerMs: 600_000, giveUpMs: 600_000, jobsMs: 600_000 };
const ATTEMPT_MS = 15_000;
const MAX_ABORT_MS = 120;

interface Options {
  /** Where clients connect to. */
  doors: readonly number[];
  journal: Journal;
  random: Random;
  /** Prefix of operation names. */
  run: string;
  /** How often a client hangs up midway. */
  abortRate: number;
  patience: Patience;
  isOver: () => boolean;
}

/** One client of the drill. */
export interface Client {
  ask(asked: Asked): Promise<Answered>;
}

let made = 0;

/** A client that repeats each operation under one Idempotency-Key until it is answered, as our clients are told to. */
export function openClient({ doors, journal, random, run, abortRate, patience, isOver }: Options): Client {
  const attempt = async (asked: Asked, key: string, number: number): Promise<Answered | null> => {
    const port = doors[(random.integer(0, doors.length - 1) + number) % doors.length]!;
    const isAborted = number === 0 && random.chance(abortRate);
    if (isAborted) journal.clientAborts++;
    const signal = AbortSignal.timeout(isAborted ? random.integer(1, MAX_ABORT_MS) : ATTEMPT_MS);
    try {
      const response = await fetch(`http://127.0.0.1:${port}${asked.path ?? '/graphql'}`, { ...message(asked, key), signal });
      const json = (await response.json()) as {
        data?: unknown;
        errors?: { message: string; extensions: { code: string } }[];
        codigo?: string;
      };
      const code = asked.query ? (json.errors?.[0]?.extensions.code ?? '') : response.ok ? '' : (json.codigo ?? 'UNNAMED');
      if (mayGoBetter(response.status, code)) return null;
      if (response.status >= 500 || code === 'INTERNAL_SERVER_ERROR' || code === 'UNAUTHENTICATED' || code === 'NOT_SIGNED_IN') {
        journal.findings.set(`${asked.kind}: ${response.status} ${code}`, key);
        return null;
      }
      return { key, kind: asked.kind, ok: code === '', code, data: asked.query ? json.data : json, at: Date.now() };
    } catch {
      return null;
    }
  };
  return {
    ask: async (asked) => {
      const key = `${run}-${++made}`;
      const started = Date.now();
      if (!asked.isRead) journal.open.add(key);
      for (let number = 0; ; number++) {
        const answered = await attempt(asked, key, number);
        const took = Date.now() - started;
        if (answered) {
          if (!asked.isRead) note(journal, answered, took, patience);
          return answered;
        }
        journal.lostAttempts++;
        if (took > patience.giveUpMs || isOver()) {
          if (took > patience.answerMs) journal.findings.set(`${asked.kind}: no answer`, `${key} after ${took} ms`);
          return { key, kind: asked.kind, ok: false, code: 'NO_ANSWER', data: null, at: Date.now() };
        }
        await pause(Math.min(100 * 1.5 ** number, 2_000) * (0.5 + random.next()));
      }
    },
  };
}

function note(journal: Journal, answered: Answered, took: number, { answerMs }: Patience): void {
  journal.open.delete(answered.key);
  journal.answered.push(answered);
  if (took > answerMs) journal.findings.set(`${answered.kind}: answered late`, `${answered.key} after ${took} ms`);
  if (took <= journal.slowestMs) return;
  journal.slowestMs = took;
  journal.slowestKind = answered.kind;
}

/** Outages, and statements the loaded machine did not finish in time: clients are told to repeat these. */
const mayGoBetter = (status: number, code: string) =>
  [502, 503, 504].includes(status) || ['SERVICE_UNAVAILABLE', 'STATEMENT_TIMEOUT'].includes(code);

function message({ who, method = 'POST', body, query, variables = {}, file }: Asked, key: string): RequestInit {
  const authorization = who && { panel: `|${who.token}`, store: `${who.token}|`, any: `Bearer ${who.token}` }[who.audience];
  // Each visitor has its own address: the drill does not test rate limits.
  const number = Number(key.split('-').at(-1));
  const headers: Record<string, string> = {
    'idempotency-key': key,
    'x-request-id': key,
    'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    'apollo-require-preflight': '1',
    ...(authorization ? { authorization } : {}),
  };
  if (file) return { method, headers, body: formOf(file, query, variables) };
  if (method === 'GET') return { method, headers };
  return { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(query ? { query, variables } : body) };
}

function formOf(file: NonNullable<Asked['file']>, query: string | undefined, variables: Record<string, unknown>): FormData {
  const form = new FormData();
  if (query) {
    form.append('operations', JSON.stringify({ query, variables: { ...variables, [file.field]: null } }));
    form.append('map', JSON.stringify({ 0: [`variables.${file.field}`] }));
  }
  form.append(query ? '0' : file.field, new Blob([new Uint8Array(file.bytes)]), file.name);
  return form;
}
