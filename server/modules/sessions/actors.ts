import DataLoader from 'dataloader';
import type { Actor, ConsumerActor, SellerActor, StaffActor } from '../../platform/actor.ts';
import { ACCESS_TOKEN, hashToken, INTEGRATION_TOKEN } from '../../platform/auth/tokens.ts';
import type { Database } from '../../platform/db/database.ts';
import type { HeaderTokens } from '../../platform/rest/session-header.ts';
import { permissionsOfScopes } from '../../policy/token-scopes.ts';

/** Kinds of person that can have a session. */
export type SessionKind = 'STAFF' | 'SELLER' | 'CONSUMER';

/** Idle hours after which a session ends, and its maximum age in days. */
export const IDLE_HOURS = 72;
export const ABSOLUTE_DAYS = 30;

/** Last use is recorded at most this often, so that reads do not write on every request. */
const NOTE_USE_MINUTES = 10;

const anonymous: Actor = { kind: 'anonymous' };

interface PersonRow {
  kind: SessionKind;
  person_id: number;
  nome: string;
  cpf: string | null;
  level: number | null;
  networks: number[] | null;
  stores: number[] | null;
  masked: boolean | null;
  has_factor: boolean;
  must_have_factor: boolean | null;
  store_id: number | null;
  network_id: number | null;
}

interface OwnerRow extends PersonRow {
  id: number;
  stale: boolean;
}

interface SessionRow extends OwnerRow {
  tokenHash: string;
  wroteAt: Date;
  provedAt: Date | null;
}

const PERSON = `coalesce(u.nome, v.nome, c.nome) as nome, coalesce(u.cpf, v.cpf, c.cpf) as cpf,
  u.permissao as level, u.id_redes_permitidas as networks, u.id_revendas_permitidas as stores,
  (select u.permissao = any(m.niveis_mascarados) from system_settings m where m.id = 1) as masked,
  exists (select from second_factors f where f.staff_user_id = u.id) as has_factor,
  (select u.permissao = any(m.niveis_segundo_fator) from system_settings m where m.id = 1) as must_have_factor, v.store_id, r.network_id`;
/** The person `s` (kind, person_id) refers to, if active. */
const PEOPLE = `left join staff_users u on s.kind = 'STAFF' and u.id = s.person_id and u.ativo
  left join sellers v on s.kind = 'SELLER' and v.id = s.person_id and v.ativo and v.excluido_em is null
  left join stores r on r.id = v.store_id
  left join consumers c on s.kind = 'CONSUMER' and c.id = s.person_id and c.ativo and c.excluido_em is null`;
const FIND = `select s.id, s.token_hash as "tokenHash", s.kind, s.person_id, ${PERSON}, s.escrita_em as "wroteAt", s.prova_em as "provedAt",
    s.ultimo_uso_em < $2::timestamptz - interval '${NOTE_USE_MINUTES} minutes' as stale
  from sessions s ${PEOPLE}
  where s.token_hash = any($1::text[]) and s.revogada_em is null and s.expira_em > $2
    and s.ultimo_uso_em > $2::timestamptz - interval '${IDLE_HOURS} hours' and coalesce(u.id, v.id, c.id) is not null`;
const FIND_PERSON = `select s.kind, s.person_id, ${PERSON} from (select $1::text as kind, $2::int as person_id) s ${PEOPLE}
  where coalesce(u.id, v.id, c.id) is not null`;

/** Who is asking, through which session, when they last wrote something in it and when they last proved their second factor. */
interface Found {
  actor: Actor;
  sessionId?: number;
  wroteAt?: Date;
  provedAt?: Date;
}

/**
 * Who the request's tokens stand for. Each header position admits only its own audience; an expired, revoked or foreign token is anonymous.
 * A deactivated person's session stops at once, because the person is read each time.
 */
export async function findActor(database: Database, tokens: HeaderTokens, now: Date): Promise<Found> {
  const token = tokens.panel ?? tokens.store ?? tokens.any;
  if (!token) return { actor: anonymous };
  if (tokens.any?.startsWith(INTEGRATION_TOKEN)) return { actor: await findIntegration(database, tokens.any) };
  if (tokens.any?.startsWith(ACCESS_TOKEN)) return { actor: await findTokenOwner(database, tokens.any, now) };
  const row = await sessionsOf(database).load({ hash: hashToken(token), now });
  if (!row) return { actor: anonymous };
  if (tokens.panel && row.kind !== 'STAFF') return { actor: anonymous };
  if (tokens.store && row.kind === 'STAFF') return { actor: anonymous };
  // Deliberately not awaited: losing one record of use is harmless.
  if (row.stale) void database.pool.query('update sessions set ultimo_uso_em = $2 where id = $1', [row.id, now]).catch(() => {});
  return { actor: actorOf(row), sessionId: row.id, wroteAt: row.wroteAt, ...(row.provedAt ? { provedAt: row.provedAt } : {}) };
}

/** A token presented, and when. */
interface Shown {
  hash: string;
  now: Date;
}

const loaders = new WeakMap<Database, DataLoader<Shown, SessionRow | undefined>>();

/**
 * One statement loads the sessions of all requests that arrive in one event-loop turn, because a database round trip is a large part of a
 * small request's cost. Nothing is cached: a session is always read after its request came in.
 */
function sessionsOf(database: Database): DataLoader<Shown, SessionRow | undefined> {
  let loader = loaders.get(database);
  if (!loader) {
    loader = new DataLoader((shown) => readSessions(database, shown), { cache: false, batchScheduleFn: setImmediate, maxBatchSize: 100 });
    loaders.set(database, loader);
  }
  return loader;
}

async function readSessions(database: Database, shown: readonly Shown[]): Promise<(SessionRow | undefined)[]> {
  const hashes = [...new Set(shown.map(({ hash }) => hash))];
  const latest = Math.max(...shown.map(({ now }) => now.getTime()));
  const rows = await database.read<SessionRow>(FIND, [hashes, new Date(latest)]);
  return shown.map(({ hash }) => rows.find(({ tokenHash }) => tokenHash === hash));
}

/** The platform of an unrevoked token. */
async function findIntegration(database: Database, token: string): Promise<Actor> {
  const [row] = await database.read<{ id: number; nome: string }>(
    'select id, nome from integrations where token_hash = $1 and revogado_em is null',
    [hashToken(token)],
  );
  return row ? { kind: 'integration', ...row } : anonymous;
}

const FIND_TOKEN = `select t.id, t.escopos, s.kind, s.person_id, ${PERSON},
    t.ultimo_uso_em is null or t.ultimo_uso_em < $2::timestamptz - interval '1 minute' as stale
  from access_tokens t cross join lateral (select 'STAFF'::text as kind, t.staff_user_id as person_id) s ${PEOPLE}
  where t.token_hash = $1 and t.revogado_em is null and t.expira_em > $2 and u.id is not null`;

/** The owner of a read-only access token in their current state, limited to what the token may read. */
async function findTokenOwner(database: Database, token: string, now: Date): Promise<Actor> {
  const [row] = await database.read<OwnerRow & { escopos: string[] }>(FIND_TOKEN, [hashToken(token), now]);
  if (!row) return anonymous;
  if (row.stale) void database.pool.query('update access_tokens set ultimo_uso_em = $2 where id = $1', [row.id, now]).catch(() => {});
  return limitedTo(staffActor(row), `token:${row.id}`, row.escopos);
}

/** A member of staff limited to the reads of some scopes; personal data is masked without DADOS_PESSOAIS. `key` names the budget. */
export function limitedTo(owner: StaffActor, key: string, scopes: readonly string[]): StaffActor {
  const seesMasks = owner.seesMasks || !scopes.includes('DADOS_PESSOAIS');
  return { ...owner, ...(seesMasks ? { seesMasks } : {}), token: { key, permissions: permissionsOfScopes(scopes) } };
}

/** Whether a session is still valid at this instant. */
export async function isSessionLive(database: Database, sessionId: number, now: Date): Promise<boolean> {
  const [live] = await database.read(
    `select id from sessions where id = $1 and revogada_em is null and expira_em > $2
      and ultimo_uso_em > $2::timestamptz - interval '${IDLE_HOURS} hours'`,
    [sessionId, now],
  );
  return live !== undefined;
}

/** A person with their current rights, for work that outlives a request; null once deactivated. */
export async function findPerson(database: Database, kind: SessionKind, personId: number): Promise<Actor | null> {
  const [row] = await database.read<PersonRow>(FIND_PERSON, [kind, personId]);
  return row ? actorOf(row) : null;
}

function actorOf(row: PersonRow): Actor {
  if (row.kind === 'STAFF') return staffActor(row);
  if (row.kind === 'SELLER')
    return {
      kind: 'seller',
      id: row.person_id,
      nome: row.nome,
      cpf: row.cpf!,
      storeId: row.store_id!,
      networkId: row.network_id!,
    } satisfies SellerActor;
  return { kind: 'consumer', id: row.person_id, nome: row.nome, cpf: row.cpf! } satisfies ConsumerActor;
}

/** Level 3 is limited to its stores; 0, 1 and 5 to their networks when any are assigned; 2 and 4 are unlimited (§4.15). */
function staffActor(row: PersonRow): StaffActor {
  const level = row.level!;
  const networks = row.networks ?? [];
  return {
    kind: 'staff',
    id: row.person_id,
    nome: row.nome,
    cpf: row.cpf!,
    level,
    storeIds: level === 3 ? (row.stores ?? []) : null,
    networkIds: [0, 1, 5].includes(level) && networks.length ? networks : null,
    ...(row.masked ? { seesMasks: true } : {}),
    ...(row.has_factor ? { hasFactor: true } : {}),
    ...(row.must_have_factor && !row.has_factor ? { mustRegisterFactor: true } : {}),
  };
}
