import fs from 'node:fs';
import { type Random, seededRandom } from '../../demo/random.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildConsumer, buildNetwork, buildSeller, buildStore } from '../../test/builders/people.ts';
import { dose, testSeed } from '../../test/dose.ts';
import { linkTruths } from './index.ts';

const SEED = testSeed(20_261_122);
const STEPS = dose(400);
const NOW = '2026-11-20T15:00:00Z';

let app: TestApp;
let stores: { id: number; networkId: number }[];
let sellers: { id: number; cpf: string }[];
let consumers: { id: number; cpf: string }[];
let keys = 0;

const sql = async <Row>(text: string, params: unknown[] = []) => (await app.database.pool.query(text, params)).rows as Row[];

beforeAll(async () => {
  app = await openTestApp();
  // The report as it reads all tables: the reference for the stored sums.
  await sql(fs.readFileSync('server/modules/links/plain-links.fixture.sql', 'utf8'));
  stores = [];
  for (let made = 0; made < 2; made++) stores.push(await buildStore(app.database, { networkId: (await buildNetwork(app.database)).id }));
  sellers = await Promise.all(Array.from({ length: 6 }, (_, index) => buildSeller(app.database, { store: stores[index % 2]! as never })));
  consumers = await Promise.all(Array.from({ length: 6 }, () => buildConsumer(app.database)));
  await sql('update sellers set celular = null, email = null');
  await sql('update consumers set celular = null, email = null');
});
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

/** Fixed, not random; a note with its own number has a key. */
interface Chosen {
  person?: { id: number };
  number?: number;
  day?: string;
}

/** An approved note, unless its number or key is taken. */
async function note(audience: 'SELLER' | 'CONSUMER', random: Random, chosen: Chosen = {}, run = sql): Promise<void> {
  const people = audience === 'SELLER' ? sellers : consumers;
  const person = chosen.person ?? (random.chance(0.5) ? people[0]! : random.pick(people));
  const store = random.pick(stores);
  const number = chosen.number ?? random.integer(1, 30);
  const chave =
    chosen.number || random.chance(0.5) ? `3526111122233300018165001${String(number).padStart(9, '0')}1012345678`.padEnd(44, '0') : null;
  const day = chosen.day ?? (random.chance(0.1) ? '2025-11-10' : `2026-${random.pick(['10-01', '10-01', '10-01', '10-02', '11-05'])}`);
  await run(
    `insert into postings (audience, seller_id, consumer_id, store_id, network_id, origem, tipo_fiscal, identificador, identificador_chave, chave_fiscal,
       realizado_em, pontuado_em, vence_em, total_venda, total_descontos, total_pontos, pontos_brutos, pontos_limitados, valor_ponto, valor_custo,
       parceiro_nome, revenda_nome, busca)
     values ($1, case $1 when 'SELLER' then $2::int end, case $1 when 'CONSUMER' then $2::int end, $3, $4, 'FOTO', 'N', $5, fiscal_number_key($5), $6, $7,
       now(), '2028-05-10', 100, 0, 0, 0, 0, 0, 0, 'C', 'L', 'c') on conflict do nothing`,
    [audience, person.id, store.id, store.networkId, String(number), chave, day],
  );
}
const somePosting = '(select id from postings order by md5(id::text || $1) limit 1)';
const change = (random: Random, set: string) =>
  sql(`update postings set ${set} where id = ${somePosting}`, [String(random.next())]).catch((error) =>
    // Another approved note has that number or key.
    expect(error).toMatchObject({ code: '23505' }),
  );
const person = (random: Random) =>
  random.chance(0.5) ? { table: 'sellers', id: random.pick(sellers).id } : { table: 'consumers', id: random.pick(consumers).id };

/** Everything that changes the report's findings. */
const steps: Record<string, (random: Random) => Promise<unknown>> = {
  sale: (random) => Promise.all([1, 2, 3].map(() => note('SELLER', random))),
  note: (random) => Promise.all([1, 2, 3].map(() => note('CONSUMER', random))),
  cancel: (random) => change(random, "status = 'CANCELADA'"),
  approve: (random) => change(random, "status = 'APROVADA'"),
  inARow: async (random) => {
    const number = random.integer(100, 110);
    for (let next = number; next < number + 3; next++)
      await note('CONSUMER', random, { number: next, day: '2026-10-02', person: consumers[1]! });
  },
  moveDay: (random) => change(random, `realizado_em = '2026-10-0${random.integer(1, 4)}'`),
  renumber: (random) => change(random, `identificador_chave = '${random.integer(1, 14)}'`),
  giveAway: (random) =>
    change(
      random,
      `seller_id = case when seller_id is not null then ${random.pick(sellers).id} end,
      consumer_id = case when consumer_id is not null then ${random.pick(consumers).id} end`,
    ),
  remove: (random) =>
    sql(`delete from postings where id = ${somePosting} and id not in (select posting_id from referrals where posting_id is not null)`, [
      String(random.next()),
    ]),
  contact: async (random) => {
    for (let changed = 0; changed < 4; changed++) {
      const { table, id } = person(random);
      await sql(`update ${table} set celular = $2, email = $3 where id = $1`, [
        id,
        random.chance(0.7) ? `1191111000${random.integer(0, 1)}` : null,
        random.chance(0.7) ? `${random.chance(0.5) ? 'A' : 'a'}${random.integer(0, 1)}@exemplo.com` : null,
      ]);
    }
  },
  door: (random) =>
    sql("update consumers set end_cep = '01310100', end_numero = $2, end_complemento = ' AP 1' where id = $1", [
      random.pick(consumers).id,
      random.chance(0.7) ? '7' : '',
    ]),
  samePerson: (random) =>
    sql('update consumers set cpf = $2 where id = $1 and not exists (select from consumers where cpf = $2)', [
      random.pick(consumers.slice(0, 2)).id,
      random.pick(sellers.slice(0, 2)).cpf,
    ]),
  leave: (random) => {
    const { table, id } = person(random);
    return sql(`update ${table} set excluido_em = case when excluido_em is null and $2 then now() end where id = $1`, [
      id,
      random.chance(0.5),
    ]);
  },
  redeem: (random) =>
    sql(
      `insert into redemptions (audience, consumer_id, redemption_code, premio, tipo, qtde, pontos_gastos, saldo_anterior, saldo_novo, resgatado_em,
         prazo_entrega, mes, tipo_chave_pix, chave_pix, titular_nome, busca)
       values ('CONSUMER', $1, $2, 'Cashback', 'pix', 1, 5, 5, 0, now(), '2026-12-01', '2026-11', 'EMAIL', $3, 'C', 'c')`,
      [random.pick(consumers).id, `PIX${++keys}`, random.pick(['caixa@exemplo.com', 'Caixa@exemplo.com ', 'outra'])],
    ),
  cancelRedemption: (random) => sql('update redemptions set status = $1 where id % 3 = $2', [random.pick([0, 3]), random.integer(0, 2)]),
  refer: (random) =>
    sql(
      "insert into referrals (seller_id, plataforma, nome, cpf) select id, 'Indicado por Cadastro', 'X', $2 from sellers where id = $1 and cpf <> $2 on conflict do nothing",
      [random.pick(sellers).id, random.pick([...sellers, ...consumers]).cpf],
    ),
  referAgain: (random) =>
    sql('update referrals set seller_id = $1 where id = (select id from referrals order by md5(id::text || $2) limit 1)', [
      random.pick(sellers).id,
      String(random.next()),
    ]),
  fold: () => sql('select posting_counts_fold()'),
  refresh: () => sql('select link_sums_refresh()'),
  refreshAmongWriters: (random) =>
    Promise.all([
      ...Array.from({ length: 6 }, (_, index) => note(index % 2 ? 'SELLER' : 'CONSUMER', random)),
      sql('select link_sums_refresh()'),
      sql('select link_sums_refresh()'),
    ]),
};

const OFTEN = [
  'sale',
  'note',
  'sale',
  'note',
  'sale',
  'note',
  'sale',
  'note',
  'sale',
  'note',
  'contact',
  'contact',
  'door',
  'redeem',
  'refer',
  'refer',
];

/** A report's groups, with their people. */
async function groupsOf(build: string): Promise<unknown[]> {
  const [run] = await sql<{ id: number }>(
    "insert into report_runs (tipo, estado, criado_em) values ('VINCULOS', 'CONCLUIDA', now()) returning id",
  );
  await sql(`select ${build}($1, $2)`, [run!.id, NOW]);
  const groups = await sql(
    `select regra, gravidade, chave, motivo, pessoas, notas, posting_ids, ultima_em,
       array(select p.kind || ':' || p.person_id || '@' || coalesce(p.network_id, 0) from link_people p where p.group_id = g.id order by 1) as quem
     from link_groups g where run_id = $1 order by chave`,
    [run!.id],
  );
  await sql('delete from report_runs where id = $1', [run!.id]);
  return groups;
}
async function broken(): Promise<string[]> {
  const names = [];
  for (const { name, sql: statement } of linkTruths) if ((await sql(statement)).length) names.push(name);
  return names;
}

describe('what Vínculos keeps', () => {
  it(`finds what reading all tables finds, after every kind of change and among writers (seed ${SEED})`, async () => {
    const random = seededRandom(SEED);
    const names = Object.keys(steps);
    const rules = new Set<string>();
    for (let step = 0; step < STEPS; step++) {
      const name = step < names.length ? names[step]! : random.pick([...names, ...OFTEN]);
      await steps[name]!(random);
      if (step % 10) continue;
      expect([step, await broken()]).toEqual([step, []]);
      const plain = await groupsOf('plain_build');
      expect([step, await groupsOf('links_build')]).toEqual([step, plain]);
      for (const { regra } of plain as { regra: string }[]) rules.add(regra);
    }
    // Most of the ten rules found something; exactly which varies with concurrency.
    expect(rules.size).toBeGreaterThan(5);
  });

  it('finds a note that is committed while it is worked out, the next time at the latest', async () => {
    const random = seededRandom(7);
    const client = await app.database.pool.connect();
    await client.query('begin');
    await note('CONSUMER', random, {}, (async (text: string, params: unknown[]) => (await client.query(text, params)).rows) as typeof sql);
    await sql('select link_sums_refresh()');
    await client.query('commit');
    client.release();
    expect(await groupsOf('links_build')).toEqual(await groupsOf('plain_build'));
    expect(await sql('select from note_days_stale')).toEqual([]);
    expect(await broken()).toEqual([]);
  });

  it('forgets the contacts of who leaves at once, and shows a fault to db:check until it is made anew', async () => {
    await sql("update consumers set excluido_em = null, celular = '11911110000' where id = $1", [consumers[0]!.id]);
    await sql('select link_sums_refresh()');
    const contacts = () => sql("select from link_contacts where kind = 'CONSUMER' and person_id = $1", [consumers[0]!.id]);
    expect((await contacts()).length).toBeGreaterThan(0);
    await sql('update consumers set excluido_em = now() where id = $1', [consumers[0]!.id]);
    expect(await contacts()).toEqual([]);
    await sql("update sellers set excluido_em = null, celular = '11911110000', email = 'a@exemplo.com' where id = any($1::int[])", [
      sellers.map(({ id }) => id),
    ]);
    await sql('select link_sums_rebuild()');
    for (const [code, fault] of [
      ['links-pairs', 'update note_pairs set seller_id = seller_id + 1 where ctid = (select min(ctid) from note_pairs)'],
      ['links-series', "insert into note_series values (1, '2026-10-01', '{1,2,3}')"],
      ['links-contacts-sellers', "delete from link_contacts where ctid = (select min(ctid) from link_contacts where kind = 'SELLER')"],
      ['links-contacts-consumers', "delete from link_contacts where ctid = (select min(ctid) from link_contacts where kind = 'CONSUMER')"],
      ['links-shared-contacts', 'delete from link_values'],
      ['links-couples', 'delete from note_couples where ctid = (select min(ctid) from note_couples)'],
    ] as const) {
      await sql(fault);
      expect(await broken()).toContain(linkTruths.find((truth) => truth.code === code)!.name);
      await sql('select link_sums_rebuild()');
      expect(await broken()).toEqual([]);
    }
  });
});
