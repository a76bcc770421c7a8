import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { actorKey, mayDo } from '../actor.ts';
import type { FieldRead } from '../audit/as-read.ts';
import { refuseOverwriting } from '../audit/edit-conflict.ts';
import { changesTold, type Edits, readEdited } from '../audit/edits.ts';
import { canonicalJson } from '../canonical-json.ts';
import type { ActionContext, AppContext } from '../context.ts';
import type { Transaction } from '../db/transaction.ts';
import { AppError, type FieldProblem, inputError } from '../errors/app-error.ts';
import { observeAction } from '../metrics.ts';
import type { Action } from './action.ts';
import { requireFreshProof } from './fresh-proof.ts';
import { isIdempotencyKey } from './idempotency-key.ts';
import { NeedsSecondPerson, RecordedRefusal } from './second-person.ts';
import { validate } from './validate.ts';

interface RunOptions {
  /** The client's own key: a repeat with the same input gets the first answer, with a different input 409. */
  idempotencyKey?: string;
  /** What the author of an edit saw of the row: refused with EDIT_CONFLICT where it is another by now. */
  lido?: readonly FieldRead[] | undefined;
}

/**
 * Runs an action for either door: policy, validation, one transaction (READ COMMITTED, retried on deadlocks) that holds the handler, the
 * log entry and its jobs, then commit. Nothing else in the product writes.
 *
 * Refuses: NOT_SIGNED_IN, NOT_ALLOWED, SECOND_FACTOR_REQUIRED, PROOF_NEEDED, INPUT_INVALID, IDEMPOTENCY_KEY_REUSED, EDIT_CONFLICT,
 * SERVICE_UNAVAILABLE, and what the action lists.
 */
export async function runAction<Schema extends z.ZodType, Result>(
  action: Action<Schema, Result>,
  ctx: AppContext,
  raw: unknown,
  options: RunOptions = {},
): Promise<Result> {
  const started = performance.now();
  try {
    const result = await perform(action, ctx, raw, options);
    observeAction(action.name, 'ok', performance.now() - started);
    return result;
  } catch (error) {
    observeAction(action.name, error instanceof AppError ? error.code : 'error', performance.now() - started);
    throw error;
  }
}

async function perform<Schema extends z.ZodType, Result>(
  action: Action<Schema, Result>,
  ctx: AppContext,
  raw: unknown,
  options: RunOptions,
): Promise<Result> {
  if (ctx.actor.kind === 'staff' && ctx.actor.token) throw new AppError('TOKEN_READ_ONLY');
  requirePermission(ctx, action.permission);
  const idempotencyKey = keyOf(action, ctx, options);
  const input = validate(action.input, raw);
  if (action.freshProof) await requireFreshProof(ctx);
  // Reads that decide a write never come from a replica.
  await action.before?.({ ...ctx, read: ctx.database.read }, input);
  return ctx.database
    .transaction(async (tx) => {
      const run = async (): Promise<Outcome<Result>> => {
        const { edits } = action;
        const entry: LogDraft = { parametros: edits ? withoutEdited(edits, withoutSecrets(input)) : withoutSecrets(input) };
        const work = async () => {
          const before = edits ? await readEdited(edits, ctx, tx.sql, input) : null;
          const refuseOvertaken = async () => {
            if (edits && options.lido) await refuseOverwriting(edits, { ctx, sql: tx.sql, input, before, lido: options.lido });
          };
          const changes = async () => changesTold(edits!, before, await readEdited(edits!, ctx, tx.sql, input));
          const result = await action.handler(actionContext(ctx, tx, entry), input).catch(async (error: unknown) => {
            if (!(error instanceof NeedsSecondPerson)) throw error;
            await tx.flush();
            await refuseOvertaken();
            error.request = { action: action.name, dados: raw };
            if (edits) error.mudancas.push(...(await changes()));
            throw error;
          });
          await tx.flush();
          // After the work: who may not reach the row is refused by it, before anything of the row is told.
          await refuseOvertaken();
          if (edits) entry.parametros = { ...entry.parametros, mudancas: await changes() };
          return { result };
        };
        const held = (error: NeedsSecondPerson) => {
          entry.parametros = { aguardaAprovacao: error.heldId, motivo: error.need.motivo, resumo: error.need.resumo };
          return action.waits?.(actionContext(ctx, tx, entry), input);
        };
        const outcome = action.mayNeedSecondPerson ? await orRecord(tx, ctx, work, held) : await work();
        if (action.logged) await writeLog(tx, ctx, action.name, entry);
        await noteWrite(tx, ctx);
        return outcome;
      };
      return idempotencyKey ? once(tx, ctx, action.name, idempotencyKey, input, run) : run();
    })
    .then((outcome) => {
      // A refusal kept under its key must commit, so it leaves the transaction as a value.
      if ('refused' in outcome) throw new AppError(outcome.refused.code, outcome.refused.params, outcome.refused.fields);
      return outcome.result;
    });
}

/**
 * The action's idempotency key: its own, or the request's plus the action's name, because a document may run several. Anonymous visitors
 * get none: they would all share one.
 */
function keyOf(action: { name: string; secretAnswer?: boolean }, ctx: AppContext, { idempotencyKey }: RunOptions): string | undefined {
  if (action.secretAnswer) return undefined;
  if (idempotencyKey && !isIdempotencyKey(idempotencyKey))
    throw inputError([{ field: 'idempotencyKey', message: 'Chave de idempotência inválida' }]);
  if (idempotencyKey || !ctx.idempotencyKey || ctx.actor.kind === 'anonymous') return idempotencyKey;
  return `${action.name}:${ctx.idempotencyKey}`;
}

/**
 * Refuses an actor the policy table does not admit: NOT_SIGNED_IN for anonymous, SECOND_FACTOR_REQUIRED for staff who must register a
 * factor first, NOT_ALLOWED for anyone else.
 */
export function requirePermission({ actor }: Pick<AppContext, 'actor'>, permission: Action<z.ZodType, unknown>['permission']): void {
  if (mayDo(actor, permission)) return;
  if (actor.kind === 'staff' && actor.mustRegisterFactor) throw new AppError('SECOND_FACTOR_REQUIRED');
  throw new AppError(actor.kind === 'anonymous' ? 'NOT_SIGNED_IN' : 'NOT_ALLOWED');
}

/** What the log entry will say about the running action. */
interface LogDraft {
  parametros: Record<string, unknown>;
  who?: { key: string; nome: string };
}

/** Does the work. A refusal that records something rolls the work back, and what it records commits. */
async function orRecord<Result>(
  tx: Transaction,
  { actor, clock, ports }: AppContext,
  work: () => Promise<Outcome<Result>>,
  held: (error: NeedsSecondPerson) => Promise<void> | undefined,
): Promise<Outcome<Result>> {
  try {
    return await tx.savepoint(work);
  } catch (error) {
    if (!(error instanceof RecordedRefusal)) throw error;
    const refusal = await error.record({ sql: tx.sql, actor, clock, enqueue: (job, data) => ports.jobs.send(tx, job, data) });
    if (error instanceof NeedsSecondPerson) await held(error);
    return { refused: refusalOf(refusal) };
  }
}

/** From now on this session reads from the primary, until the replica has caught up with the write. */
async function noteWrite(tx: Transaction, { database, sessionId }: AppContext): Promise<void> {
  if (database.replica && sessionId) await tx.sql('update sessions set escrita_em = clock_timestamp() where id = $1', [sessionId]);
}

function actionContext(ctx: AppContext, tx: Transaction, entry: LogDraft): ActionContext {
  return {
    ...ctx,
    read: ctx.database.read,
    sql: tx.sql,
    get em() {
      return tx.em;
    },
    savepoint: tx.savepoint,
    flush: tx.flush,
    patience: tx.patience,
    secondPerson: (need) => {
      if (ctx.actor.kind === 'staff' && need.motivo) throw new NeedsSecondPerson(need);
    },
    enqueue: (job, data, options) => ctx.ports.jobs.send(tx, job, data, options),
    logAs: (parametros, who) => {
      entry.parametros = parametros;
      entry.who = who;
    },
  };
}

/** Keys, passwords and files never reach the log. Neither does personal data: entries outlive a person's erasure. */
const SECRET = /senha|token|uuid|chavePix|arquivo|foto|files?$/i;
const PERSONAL = /^(cpf|email|celular|telefone|mobile|fullName|sexo|hobby|dataNascimento|quemIndicou|end[A-Z]\w*)$/;
/** Free text, which may be about a person: only the tables keep it, where it can be erased. */
const FREE_TEXT = /^(obs|observacao|texto|mensagem|justificativa|motivo|resposta)$/;

function withoutSecrets(input: unknown): Record<string, unknown> {
  if (typeof input !== 'object' || input === null) return {};
  const clean = (value: unknown, depth: number): unknown => {
    if (Buffer.isBuffer(value)) return `${value.length} bytes`;
    if (value instanceof Date) return value.toISOString();
    if (Array.isArray(value)) return value.length > 50 ? `${value.length} itens` : value.map((inner) => clean(inner, depth + 1));
    if (typeof value !== 'object' || value === null) return value;
    if (depth > 4) return '…';
    const isLogged = (key: string) =>
      !SECRET.test(key) && !PERSONAL.test(key) && !FREE_TEXT.test(key) && !('cpf' in value && key === 'nome');
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => isLogged(key))
        .map(([key, inner]) => [key, clean(inner, depth + 1)]),
    );
  };
  return clean(input, 0) as Record<string, unknown>;
}

/** What an edit was given besides the values that its sentences tell. */
const withoutEdited = ({ of }: Edits, parametros: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(parametros).filter(([name]) => name === 'id' || !Object.hasOwn(of.columns, name)));

/** Members are logged by id only, and the screen looks up the name: the hash chain could not erase one. */
const MEMBERS: Partial<Record<string, string>> = { seller: 'Vendedor Loja', consumer: 'Consumidor' };

function responsavelOf({ actor }: AppContext, who: LogDraft['who']): string {
  const key = who?.key ?? actorKey(actor);
  const member = MEMBERS[key.split(':')[0]!];
  if (member) return member;
  if (who) return who.nome;
  if ('nome' in actor) return actor.nome;
  return actor.kind === 'system' ? 'Sistema' : 'Visitante';
}

async function writeLog(tx: Transaction, ctx: AppContext, tipo: string, { parametros, who }: LogDraft): Promise<void> {
  await tx.sql('insert into audit_entries (tipo, ator, responsavel, parametros, request_id, criado_em) values ($1, $2, $3, $4, $5, $6)', [
    tipo,
    who ? who.key : actorKey(ctx.actor),
    responsavelOf(ctx, who),
    JSON.stringify(parametros),
    ctx.requestId,
    ctx.clock.now(),
  ]);
}

interface Refusal {
  code: string;
  params: Record<string, string | number | null | undefined>;
  fields: FieldProblem[];
}
type Outcome<Result> = { result: Result } | { refused: Refusal };

const refusalOf = ({ code, params, fields }: AppError): Refusal => ({ code, params, fields });

/** Kinds whose answer is kept under the key; any other refusal may succeed on a retry. */
const FINAL = new Set(['invalid', 'conflict', 'notFound', 'forbidden']);
/** Refusals of those kinds that the same input may not meet again: the server was busy, or the author saw the row anew. */
const PASSING = new Set(['STATEMENT_TIMEOUT', 'EDIT_CONFLICT']);

async function once<Result>(
  tx: Transaction,
  ctx: AppContext,
  name: string,
  key: string,
  input: unknown,
  run: () => Promise<Outcome<Result>>,
): Promise<Outcome<Result>> {
  const who = actorKey(ctx.actor);
  const hash = createHash('sha256')
    .update(`${name}\n${canonicalJson(input)}`)
    .digest('hex');
  // A concurrent request with the same key waits here until the first one has committed or rolled back.
  const [mine] = await tx.sql(
    'insert into idempotency_keys (actor_key, chave, action, input_hash) values ($1, $2, $3, $4) on conflict do nothing returning chave',
    [who, key, name, hash],
  );
  if (!mine) {
    const [kept] = await tx.sql<{ input_hash: string; outcome: Outcome<Result> }>(
      'select input_hash, outcome from idempotency_keys where actor_key = $1 and chave = $2',
      [who, key],
    );
    if (!kept || kept.input_hash !== hash) throw new AppError('IDEMPOTENCY_KEY_REUSED');
    return kept.outcome;
  }
  let outcome: Outcome<Result>;
  try {
    outcome = await tx.savepoint(run);
  } catch (error) {
    if (!(error instanceof AppError) || !FINAL.has(error.kind) || PASSING.has(error.code)) throw error;
    outcome = { refused: refusalOf(error) };
  }
  await tx.sql('update idempotency_keys set outcome = $3 where actor_key = $1 and chave = $2', [who, key, JSON.stringify(outcome)]);
  return outcome;
}
