import type { Actor } from './actor.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { RunSql } from './db/run-sql.ts';
import type { Transaction } from './db/transaction.ts';
import type { Env } from './env.ts';
import type { Storage } from './files/storage.ts';
import type { CepServices } from './ports/cep-services.ts';
import type { ExperienceCatalogue } from './ports/experience-catalogue.ts';
import type { MailPort } from './ports/mail.ts';
import type { SafeFetch } from './ports/safe-fetch.ts';
import type { SecondPersonNeed } from './second-person-need.ts';

/** When a job starts, and before which others. */
export interface JobOptions {
  startAfterSeconds?: number;
  singletonKey?: string;
  /** Nobody waits for it: it starts after all others of its kind. */
  isBackground?: boolean;
}

/** Enqueues one kind of job: name, data and start time, in the transaction of the action that decided it. */
export type Enqueue = (job: string, data: Record<string, unknown>, options?: JobOptions) => Promise<void>;

/** The outside world, each part replaceable in tests. */
export interface Ports {
  /** Enqueues a job inside the given transaction. */
  jobs: {
    send(tx: Transaction, job: string, data: Record<string, unknown>, options?: JobOptions): Promise<void>;
  };
  /** Where uploaded files are kept. */
  storage: Storage;
  mail: MailPort;
  /** Fetches addresses configured by staff, guarded against reaching our own network. */
  safeFetch: SafeFetch;
  cep: CepServices;
  /** The third party's offers. */
  experiences: ExperienceCatalogue;
}

/** One request, the same type for both doors. */
export interface AppContext {
  actor: Actor;
  requestId: string;
  /** The client's `Idempotency-Key` at the GraphQL door; each action of the request keeps its answer under it. */
  idempotencyKey?: string;
  /** The request came by a documented REST path, which can be asked nothing back: where the panel asks first, it is told afterwards. */
  documented?: boolean;
  /** The current session, so that it can be ended. */
  sessionId?: number;
  /** When this session last proved the second factor of its person. */
  provedAt?: Date;
  /** On a documented REST path, the code of the header `X-Segundo-Fator`. */
  secondFactorCode?: string;
  /** Proves the session by that code. */
  proveByHeader?: () => Promise<void>;
  ip: string;
  userAgent: string;
  clock: Clock;
  database: Database;
  env: Env;
  /** On a documented REST path, whose data somebody who sees masks is shown in full. */
  disclosed?: Set<string>;
  /** One read of plain rows, outside any transaction. */
  read: RunSql;
  ports: Ports;
  /** Values created once per request, such as DataLoaders. */
  once<T>(key: string, make: () => T): T;
}

/** What an action's handler works with: the request plus its transaction. */
export interface ActionContext extends AppContext, Pick<Transaction, 'sql' | 'em' | 'savepoint' | 'flush' | 'patience'> {
  enqueue: Enqueue;
  /**
   * Reports what the action did. With a reason (`motivo`), its work is rolled back and waits for a second person, whose approval runs it again
   * and compares what it reports then. Call it last, on every run, when nothing else refuses. Only in an action with `mayNeedSecondPerson`.
   * Jobs and members pass.
   */
  secondPerson(need: SecondPersonNeed): void;
  /** The request that this run approves; limits of one person do not apply. */
  approves?: { id: number; makerId: number };
  /**
   * Replaces the log entry's description of this action (default: the input without secrets and personal data). `who` names a person whom
   * the action itself has just identified, as signing in does.
   */
  logAs(parametros: Record<string, unknown>, who?: { key: string; nome: string }): void;
}

type Base = Pick<
  AppContext,
  | 'actor'
  | 'requestId'
  | 'idempotencyKey'
  | 'documented'
  | 'sessionId'
  | 'provedAt'
  | 'ip'
  | 'userAgent'
  | 'clock'
  | 'database'
  | 'env'
  | 'ports'
>;

/** `read`: where this request's lists and queries read; defaults to the primary. */
export function makeContext({ read, ...base }: Base & { read?: RunSql }): AppContext {
  const made = new Map<string, unknown>();
  return {
    ...base,
    read: read ?? base.database.read,
    once: <T>(key: string, make: () => T): T => {
      if (!made.has(key)) made.set(key, make());
      return made.get(key) as T;
    },
  };
}
