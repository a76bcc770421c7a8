import type pg from 'pg';
import { CUTS, type Cut, KNOWN, rewritten } from './plan.ts';

/** How long each part of the change took, and who waited for it. */
export interface Phase {
  name: string;
  milliseconds: number;
  waits: 'writers' | 'everybody' | 'nobody';
}

/** Months that are made ahead. */
const AHEAD = 2;
const NEW = '_months';
const OLD = '_whole';
const TABLES = CUTS.map(({ table }) => table);

/**
 * Makes the growing tables of the connected database partitioned by month, with their keys in tables of their own. In one transaction:
 * either all of it or nothing. Afterwards the foreign keys are proven and the statistics made.
 */
export async function partition(client: pg.Client): Promise<Phase[]> {
  const phases: Phase[] = [];
  const phase = async (name: string, waits: Phase['waits'], work: () => Promise<void>) => {
    const started = performance.now();
    await work();
    phases.push({ name, milliseconds: performance.now() - started, waits });
  };
  let links: Link[] = [];
  await client.query("begin; set local statement_timeout = 0; set local lock_timeout = 0; set local client_min_messages = 'warning'");
  await phase('rows copied, month by month', 'writers', async () => {
    await client.query(`lock table ${TABLES.join(', ')} in share mode`);
    for (const cut of CUTS) await copy(client, cut);
  });
  await phase('indexes and foreign keys', 'writers', async () => {
    for (const cut of CUTS) await index(client, cut);
  });
  await phase('names exchanged', 'everybody', async () => {
    links = await exchange(client);
    await client.query('commit');
  });
  await phase('foreign keys to the keys proven', 'nobody', async () => {
    for (const { child, name } of links) await client.query(`alter table ${child} validate constraint ${name}`);
  });
  await phase('statistics', 'nobody', async () => {
    await client.query(`vacuum (analyze) ${[...TABLES, ...CUTS.flatMap(({ keys }) => keys?.name ?? [])].join(', ')}`);
  });
  return phases;
}

async function copy(client: pg.Client, { table, by, keys }: Cut): Promise<void> {
  await client.query(
    `create table ${table}${NEW} (like ${table} including defaults including constraints including generated including storage) partition by range (${by})`,
  );
  // No partition for what falls into no month: with one, an order by month is no longer known to be one, and a page reads them all.
  const bounds = by === 'criado_em' ? await months(client) : await numbers(client);
  for (const { name, from, to } of bounds)
    await client.query(`create table ${table}_${name} partition of ${table}${NEW} for values from (${from}) to (${to})`);
  await client.query(`insert into ${table}${NEW} select * from ${table}`);
  if (!keys) return;
  const values = Object.entries(keys.columns).map(([name, value]) => `${value} as ${name}`);
  await client.query(`create table ${keys.name} as select ${values.join(', ')} from ${table}`);
}

interface Bound {
  name: string;
  from: string;
  to: string;
}

/** São Paulo months from the first row to some ahead. */
async function months(client: pg.Client): Promise<Bound[]> {
  const { rows } = await client.query<Bound>(
    `select to_char(m, 'YYYY_MM') as name, quote_literal(m at time zone 'America/Sao_Paulo') as "from",
       quote_literal((m + interval '1 month') at time zone 'America/Sao_Paulo') as "to"
     from (select least((select min(criado_em) from postings), (select min(criado_em) from entries), now()) as first,
       greatest((select max(criado_em) from postings), (select max(criado_em) from entries), now()) as last) x,
       generate_series(date_trunc('month', first at time zone 'America/Sao_Paulo'),
         date_trunc('month', last at time zone 'America/Sao_Paulo') + $1 * interval '1 month', '1 month') m`,
    [AHEAD],
  );
  return rows;
}

/** The numbers of the postings of each month; months ahead are given as many as the largest had. */
async function numbers(client: pg.Client): Promise<Bound[]> {
  const { rows } = await client.query<{ name: string; id: number; last: number }>(
    `select to_char(date_trunc('month', criado_em at time zone 'America/Sao_Paulo'), 'YYYY_MM') as name, min(id)::int as id,
       (max(max(id)) over ())::int as last from postings group by 1 order by min(id)`,
  );
  const last = rows[0]?.last ?? 0;
  const starts = [...rows.map(({ id }) => id), last + 1];
  const largest = Math.max(1, ...starts.slice(1).map((start, at) => start - starts[at]!));
  const past = rows.map(({ name }, at) => ({ name, from: at === 0 ? 'minvalue' : starts[at]!, to: starts[at + 1]! }));
  const ahead = Array.from({ length: AHEAD }, (_, at) => ({
    name: `ahead_${at + 1}`,
    from: last + 1 + at * largest * AHEAD,
    to: last + 1 + (at + 1) * largest * AHEAD,
  }));
  return [...past, ...ahead].map(({ name, from, to }) => ({ name, from: String(from), to: String(to) }));
}

/** Non-unique indexes as they were; what was unique is the key table's. */
async function index(client: pg.Client, { table, primary, keys }: Cut): Promise<void> {
  await client.query(`alter table ${table}${NEW} add constraint ${table}_primary primary key (${primary})`);
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = $1::regclass and not i.indisunique order by 1`,
    [table],
  );
  for (const { name, definition } of rows)
    await client.query(definition.replace(`INDEX ${name} ON public.${table} `, `INDEX ${name}${NEW} ON public.${table}${NEW} `));
  if (keys) {
    await client.query(`alter table ${keys.name} add primary key (id)`);
    for (const column of ['criado_em', ...Object.keys(keys.columns).filter((name) => name !== 'chave_fiscal')])
      await client.query(`alter table ${keys.name} alter ${column} set not null`);
    for (const [name, columns] of Object.entries(keys.unique))
      await client.query(`create unique index ${name}${NEW} on ${keys.name} ${columns}`);
    await client.query(
      `alter table ${keys.name} add constraint ${keys.name}_row foreign key (id, criado_em) references ${table}${NEW} (id, criado_em) on delete ${keys.whenDeleted}`,
    );
  }
  for (const { name, definition } of await linksOf(client, 'conrelid', table))
    await client.query(`alter table ${table}${NEW} add constraint ${name} ${toKeys(definition)}`);
}

interface Link {
  child: string;
  name: string;
  definition: string;
}

async function linksOf(client: pg.Client, side: 'conrelid' | 'confrelid', table: string): Promise<Link[]> {
  const { rows } = await client.query<Link>(
    `select conrelid::regclass::text as child, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where contype = 'f' and ${side} = $1::regclass and conparentid = 0 order by 1, 2`,
    [table],
  );
  return rows;
}

/** A foreign key to a cut table points at its keys. */
const toKeys = (definition: string): string =>
  CUTS.reduce(
    (text, { table, keys }) => (keys ? text.replace(`REFERENCES ${table}(id)`, `REFERENCES ${keys.name}(id)`) : text),
    definition,
  );

/** The cut tables take the place of the whole ones; answers the foreign keys that are still to be proven. */
async function exchange(client: pg.Client): Promise<Link[]> {
  await client.query(`lock table ${TABLES.join(', ')} in access exclusive mode`);
  const incoming: Link[] = [];
  const triggers: string[] = [];
  for (const table of TABLES) {
    incoming.push(...(await linksOf(client, 'confrelid', table)).filter(({ child }) => !TABLES.includes(child)));
    const { rows } = await client.query<{ definition: string }>(
      'select pg_get_triggerdef(oid) as definition from pg_trigger where tgrelid = $1::regclass and not tgisinternal order by tgname',
      [table],
    );
    triggers.push(...rows.map(({ definition }) => definition));
    await client.query(`select pg_get_serial_sequence($1, 'id')`, [table]).then(async ({ rows: [row] }) => {
      await client.query(`alter sequence ${Object.values(row as object)[0]} owned by ${table}${NEW}.id`);
    });
  }
  for (const { child, name } of incoming) await client.query(`alter table ${child} drop constraint ${name}`);
  const views = await viewsOn(client);
  for (const { name } of views) await client.query(`drop view ${name}`);
  for (const table of TABLES) await client.query(`alter table ${table} rename to ${table}${OLD}`);
  // Without cascade: nothing may still hang on them.
  await client.query(`drop table ${TABLES.map((table) => `${table}${OLD}`).join(', ')}`);
  for (const table of TABLES) await client.query(`alter table ${table}${NEW} rename to ${table}`);
  const { rows: renamed } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind in ('i', 'I') and relnamespace = 'public'::regnamespace and relname like $1 and not relispartition`,
    [`%\\${NEW}`],
  );
  for (const { name } of renamed) await client.query(`alter index ${name} rename to ${name.slice(0, -NEW.length)}`);
  await keepKeys(client);
  for (const definition of triggers) await client.query(definition);
  for (const { name, definition } of views) await client.query(`create view ${name} as ${definition}`);
  const links = incoming.map((link) => ({ ...link, definition: toKeys(link.definition) }));
  for (const { child, name, definition } of links)
    await client.query(`alter table ${child} add constraint ${name} ${definition} not valid`);
  return links;
}

/** A view keeps to the table that it was made over, whatever that is called. */
async function viewsOn(client: pg.Client): Promise<{ name: string; definition: string }[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select distinct r.ev_class::regclass::text as name, pg_get_viewdef(r.ev_class) as definition from pg_depend d
     join pg_rewrite r on r.oid = d.objid join pg_class c on c.oid = r.ev_class and c.relkind = 'v'
     where d.classid = 'pg_rewrite'::regclass and d.refobjid = any ($1::regclass[])`,
    [TABLES],
  );
  return rows;
}

/** Triggers that write the keys, before any other by their name, and the functions that ask for them. */
async function keepKeys(client: pg.Client): Promise<void> {
  for (const { table, keys } of CUTS) {
    if (!keys) continue;
    const names = Object.keys(keys.columns).join(', ');
    const values = Object.values(keys.columns).join(', ');
    await client.query(`
      create function ${keys.name}_add() returns trigger language plpgsql as $$ begin
        insert into ${keys.name} (${names}) select ${values} from written; return null; end $$;
      create trigger all_known after insert on ${table} referencing new table as written for each statement execute function ${keys.name}_add()`);
    if (!keys.changes) continue;
    const own = Object.keys(keys.columns).map((name) => `k.${name}`);
    await client.query(`
      create function ${keys.name}_follow() returns trigger language plpgsql as $$ begin
        update ${keys.name} k set (${names}) = (select w.*) from (select ${values} from written) w
        where k.id = w.id and row(${own.join(', ')}) is distinct from row(w.*); return null; end $$;
      create trigger ${table}_followed after update on ${table} referencing new table as written for each statement execute function ${keys.name}_follow()`);
  }
  const { rows: columns } = await client.query<{ list: string }>(
    `select string_agg(case when k.attname is null then 'e.' else 'k.' end || e.attname, ', ' order by e.attnum) as list from pg_attribute e
     left join pg_attribute k on k.attrelid = 'entry_keys'::regclass and k.attname = e.attname
     where e.attrelid = 'entries'::regclass and e.attnum > 0 and not e.attisdropped`,
  );
  await client.query(
    `create view ${KNOWN} as select ${columns[0]!.list} from entry_keys k join entries e on e.id = k.id and e.criado_em = k.criado_em`,
  );
  const { rows: functions } = await client.query<{ definition: string }>(
    `select pg_get_functiondef(oid) as definition from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f' and prosrc ~ 'entries'`,
  );
  for (const { definition } of functions) if (rewritten(definition) !== definition) await client.query(rewritten(definition));
}
