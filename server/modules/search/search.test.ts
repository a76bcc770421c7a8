import { allLists } from '../../platform/lists/list.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { formatCnpj } from '../../shared/cnpj.ts';
import { formatCpf } from '../../shared/cpf.ts';
import type { TestApp } from '../../test/app.ts';
import { buildConsumer, buildSeller, buildStaff, type SignedIn } from '../../test/builders/people.ts';
import { openDemoApp } from '../../test/demo.ts';
import { HITS_OF_KIND, type SearchHit, searchQuery } from './search.query.ts';
import type { SearchKind } from './search-kind-set.ts';

let app: TestApp;
let administrator: SignedIn;

const search = (who: SignedIn, term: string): Promise<SearchHit[]> => runQuery(searchQuery, app.contextFor(who.actor), { term });
const ofKind = (hits: SearchHit[], kind: SearchKind) => hits.filter((hit) => hit.kind === kind);
const idsOf = async (who: SignedIn, kind: SearchKind, term: string) => ofKind(await search(who, term), kind).map(({ id }) => id);
const one = async <Row>(text: string, params: unknown[] = []): Promise<Row> => (await app.database.pool.query(text, params)).rows[0] as Row;

beforeAll(async () => {
  app = await openDemoApp();
  administrator = await buildStaff(app.database, 2);
});
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

/** A row of each kind with what finds it. */
const KEYS: Record<SearchKind, string> = {
  SELLER:
    'select id, nome, cpf, email, celular from sellers where excluido_em is null and email is not null and celular is not null limit 1',
  CONSUMER:
    'select id, nome, cpf, email, celular from consumers where excluido_em is null and email is not null and celular is not null limit 1',
  STORE: 'select id, nome_fantasia, codigo, cnpj, razao_social from stores where excluido_em is null limit 1',
  NETWORK: 'select id, nome from networks where excluido_em is null limit 1',
  SALE: "select id, identificador from postings where audience = 'SELLER' and status = 'APROVADA' and length(identificador) > 4 order by id limit 1",
  CASHBACK_SALE:
    "select id, identificador from postings where audience = 'CONSUMER' and status = 'APROVADA' and length(identificador) > 4 order by id limit 1",
  PENDING_RECEIPT: "select id, id::text as numero from submissions where audience = 'SELLER' and status = 'PENDENTE' and id > 9 limit 1",
  PENDING_CASHBACK_RECEIPT:
    "select id, id::text as numero from submissions where audience = 'CONSUMER' and status = 'PENDENTE' and id > 9 limit 1",
  CLOSED_RECEIPT: "select id, id::text as numero from submissions where audience = 'SELLER' and status = 'REPROVADA' and id > 9 limit 1",
  CLOSED_CASHBACK_RECEIPT:
    "select id, id::text as numero from submissions where audience = 'CONSUMER' and status = 'REPROVADA' and id > 9 limit 1",
  REDEMPTION: "select id, redemption_code, id::text as numero from redemptions where audience = 'SELLER' and id > 9 order by id limit 1",
  CASHBACK_REDEMPTION:
    "select id, redemption_code, id::text as numero from redemptions where audience = 'CONSUMER' and id > 9 order by id limit 1",
  PRIZE: 'select id, codigo, nome from rewards where excluido_em is null limit 1',
  PRODUCT: 'select id, codigo, nome, gtin from products where excluido_em is null and gtin is not null limit 1',
  STAFF: 'select id, cpf, email, nome from staff_users order by id limit 1',
};

describe('a search over everything', () => {
  it.each(Object.keys(KEYS) as SearchKind[])('finds %s by each of its keys', async (kind) => {
    const { id, ...keys } = await one<{ id: number } & Record<string, string>>(KEYS[kind]);
    expect(Object.keys(keys).length).toBeGreaterThan(0);
    for (const [name, key] of Object.entries(keys))
      expect([name, await idsOf(administrator, kind, key)]).toEqual([name, expect.arrayContaining([id])]);
  });

  it('takes a CPF and a CNPJ with their punctuation, and a name without accents or case', async () => {
    const seller = await one<{ id: number; cpf: string }>(
      'select id, cpf from sellers where excluido_em is null and not exists (select from postings p where p.seller_id = sellers.id) order by id limit 1',
    );
    const store = await one<{ id: number; cnpj: string }>('select id, cnpj from stores where excluido_em is null limit 1');
    expect(await idsOf(administrator, 'SELLER', ` ${formatCpf(seller.cpf)} `)).toEqual([seller.id]);
    expect(await idsOf(administrator, 'STORE', formatCnpj(store.cnpj))).toEqual([store.id]);
    await app.database.pool.query("update sellers set nome = 'Antônia Gonçalves Só' where id = $1", [seller.id]);
    expect(await idsOf(administrator, 'SELLER', 'GONCALVES antonia')).toContain(seller.id);
    await app.database.pool.query("update stores set cnpj = '98ZYX7650KLM10' where id = $1", [store.id]);
    expect(await idsOf(administrator, 'STORE', '98.zyx.765/0KLM-10')).toEqual([store.id]);
    await app.database.pool.query('update stores set cnpj = $2 where id = $1', [store.id, store.cnpj]);
  });

  it('finds the receipts, sales and redemptions of a person by name and CPF', async () => {
    const person = await one<{ nome: string; cpf: string }>(
      `select v.nome, v.cpf from sellers v where exists (select from submissions s where s.seller_id = v.id and s.status = 'REPROVADA')
         and exists (select from postings p where p.seller_id = v.id and p.status = 'APROVADA')
         and exists (select from redemptions x where x.seller_id = v.id) order by v.id desc limit 1`,
    );
    for (const term of [person.nome, person.cpf]) {
      const kinds = new Set((await search(administrator, term)).map(({ kind }) => kind));
      expect([...kinds]).toEqual(expect.arrayContaining(['SELLER', 'SALE', 'CLOSED_RECEIPT', 'REDEMPTION']));
    }
  });

  it('tells what was found in one line, and by what its screen is opened', async () => {
    const store = await one<{ id: number; cnpj: string; codigo: string; nome: string; rede: string }>(
      'select s.id, s.cnpj, s.codigo, s.nome_fantasia as nome, n.nome as rede from stores s join networks n on n.id = s.network_id limit 1',
    );
    expect(ofKind(await search(administrator, store.codigo), 'STORE')[0]).toEqual({
      kind: 'STORE',
      id: store.id,
      titulo: store.nome,
      detalhe: `${formatCnpj(store.cnpj)} · ${store.rede}`,
      referencia: store.cnpj,
      exato: false,
    });
  });

  it('puts a whole code before the codes that hold it', async () => {
    await app.database.pool.query(
      `insert into products (codigo, nome, valor_unitario, valor_pontos)
       select 'ZZQ' || i, 'Peça medida', 10, 1000 + i from unnest(array[7, 71, 72, 73, 74, 75, 76]) i`,
    );
    const hits = ofKind(await search(administrator, 'zzq7'), 'PRODUCT');
    expect(hits).toHaveLength(HITS_OF_KIND);
    expect(hits.map(({ referencia }) => referencia)).toEqual(['ZZQ7', 'ZZQ76', 'ZZQ75', 'ZZQ74', 'ZZQ73']);
  });

  it('puts the sale of a number before newer ones whose number holds it', async () => {
    const { id } = await one<{ id: number }>(
      "select id from postings where audience = 'SELLER' and status = 'APROVADA' order by id limit 1",
    );
    const renumber = (where: string, number: string) =>
      app.database.pool.query(
        `update postings set identificador = ${number}, identificador_chave = ${number}, busca = busca || ' ' || ${number} where ${where}`,
      );
    await renumber(`id = ${id}`, "'8642097'");
    await renumber(
      `id in (select id from postings where audience = 'SELLER' and status = 'APROVADA' order by id desc limit 8)`,
      "'8642097' || id",
    );
    const found = await idsOf(administrator, 'SALE', '8642097');
    expect(found).toHaveLength(HITS_OF_KIND);
    expect(found[0]).toBe(id);
    expect(found.slice(1)).toEqual(found.slice(1).toSorted((a, b) => b - a));
  });

  it('puts a redemption, a sale and a receipt with exactly a short number before everything else', async () => {
    const { id } = await one<{ id: number }>(
      "select id from redemptions where audience = 'SELLER' and id between 20 and 999 order by id limit 1",
    );
    const number = String(id);
    const receipt = await one<{ id: number } | undefined>(
      "select id from submissions where status in ('PENDENTE', 'REPROVADA') and id = $1",
      [id],
    );
    const sale = await one<{ id: number }>(
      "select id from postings where audience = 'SELLER' and status = 'APROVADA' order by id limit 1 offset 5",
    );
    await app.database.pool.query('update postings set identificador = $2, identificador_chave = $2 where id = $1', [sale.id, number]);
    const hits = await search(administrator, number);
    const exact = hits.filter(({ exato }) => exato);
    expect(hits.slice(0, exact.length)).toEqual(exact);
    expect(exact.slice(0, 2).map((hit) => [hit.kind, hit.id])).toEqual([
      ['REDEMPTION', id],
      ['SALE', sale.id],
    ]);
    if (receipt) expect(exact.some((hit) => hit.kind.endsWith('RECEIPT') && hit.id === id)).toBe(true);
    expect((await search(administrator, `${number} reais`)).some(({ exato }) => exato)).toBe(false);
  });

  it('finds a rare word behind thousands of newer rows', async () => {
    const seller = await one<{ id: number; store_id: number }>('select id, store_id from sellers where excluido_em is null limit 1');
    await app.database.pool.query("update sellers set nome = 'Ubiratan Xerxes' where id = $1", [seller.id]);
    await app.database.pool.query(
      `insert into sellers (store_id, nome, cpf, id_indicacao)
       select $1, 'Pessoa Nova', (50000000000 + i)::text, 'MUITOS' || i from generate_series(1, 2100) i`,
      [seller.store_id],
    );
    expect(await idsOf(administrator, 'SELLER', 'xerxes')).toEqual([seller.id]);
    expect(await idsOf(administrator, 'SELLER', 'pessoa nova')).toHaveLength(HITS_OF_KIND);
    await app.database.pool.query("delete from sellers where id_indicacao like 'MUITOS%'");
  });

  it('answers nothing where nothing is found', async () => {
    expect(await search(administrator, 'nada que exista aqui')).toEqual([]);
    expect(await search(administrator, '%%')).toEqual([]);
    expect(await search(administrator, '()')).toEqual([]);
    // Part of a number, not the id 12.
    expect(await idsOf(administrator, 'REDEMPTION', '0000000012')).toEqual([]);
  });

  it('refuses fewer than two characters and more than 200', async () => {
    await expect(search(administrator, ' a ')).rejects.toMatchObject({ code: 'INPUT_INVALID' });
    await expect(search(administrator, 'a'.repeat(201))).rejects.toMatchObject({ code: 'INPUT_INVALID' });
  });
});

describe('what a search shows', () => {
  it('is for staff alone, and not for access tokens', async () => {
    const seller = await buildSeller(app.database);
    const consumer = await buildConsumer(app.database);
    for (const { actor } of [seller, consumer, { actor: { kind: 'anonymous' } as const }])
      await expect(runQuery(searchQuery, app.contextFor(actor), { term: 'maria' })).rejects.toMatchObject({
        code: actor.kind === 'anonymous' ? 'NOT_SIGNED_IN' : 'NOT_ALLOWED',
      });
    const token = { ...(administrator.actor as { kind: 'staff' }), token: { id: 1, permissions: new Set(['seller:list']) } } as never;
    await expect(runQuery(searchQuery, app.contextFor(token), { term: 'maria' })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });

  it('leaves out the kinds whose list or screen the level does not have', async () => {
    const kindsOf = async (level: number, term: string) =>
      new Set((await search(await buildStaff(app.database, level), term)).map(({ kind }) => kind));
    const auditor = await kindsOf(4, 'ar');
    const consultant = await kindsOf(0, 'ar');
    const whole = new Set((await search(administrator, 'ar')).map(({ kind }) => kind));
    expect([...whole]).toEqual(expect.arrayContaining(['STORE', 'PRODUCT']));
    for (const kind of ['STORE', 'NETWORK', 'PRODUCT', 'PRIZE', 'STAFF'] as const) expect(auditor.has(kind)).toBe(false);
    for (const kind of ['PRODUCT', 'PRIZE', 'STAFF'] as const) expect(consultant.has(kind)).toBe(false);
  });

  it('is what the person’s own lists show: one of a level 3 finds only of its stores, one of a network only of its network', async () => {
    const store = await one<{ id: number; network_id: number }>(
      "select store_id as id, network_id from postings where audience = 'SELLER' and status = 'APROVADA' group by 1, 2 order by count(*) desc limit 1",
    );
    const people = [
      await buildStaff(app.database, 3, { storeIds: [store.id] }),
      await buildStaff(app.database, 1, { networkIds: [store.network_id] }),
      await buildStaff(app.database, 5, { networkIds: [store.network_id] }),
      await buildStaff(app.database, 4),
    ];
    const listOf: Partial<Record<SearchKind, string>> = {
      SELLER: 'sellers',
      CONSUMER: 'consumers',
      STORE: 'stores',
      NETWORK: 'networks',
      SALE: 'postings',
      CASHBACK_SALE: 'cashbackPostings',
      CLOSED_RECEIPT: 'closedSubmissions',
      CLOSED_CASHBACK_RECEIPT: 'closedCashback',
      PENDING_RECEIPT: 'pendingSubmissions',
      PENDING_CASHBACK_RECEIPT: 'pendingCashback',
      REDEMPTION: 'redemptions',
      CASHBACK_REDEMPTION: 'consumerRedemptions',
    };
    const names = await app.database.read<{ nome: string }>(
      "(select distinct split_part(nome, ' ', 1) as nome from sellers limit 12) union (select distinct split_part(nome, ' ', 1) from consumers limit 12)",
    );
    const wrong: string[] = [];
    let count = 0;
    for (const who of people) {
      const own = new Map<string, Set<number>>();
      for (const [kind, name] of Object.entries(listOf)) {
        const list = allLists().find((candidate) => candidate.name === name)!;
        const page = await runList(list, app.contextFor(who.actor), { pageSize: -1 }).catch(() => ({ items: [] }));
        own.set(kind, new Set(page.items.map(({ id }) => Number(id))));
      }
      for (const { nome } of names)
        for (const hit of await search(who, nome)) {
          count++;
          if (own.has(hit.kind) && !own.get(hit.kind)!.has(hit.id))
            wrong.push(`${(who.actor as { level: number }).level}: ${hit.kind} ${hit.id}`);
        }
    }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(50);
  });

  it('is masked for those who see masks, and part of a CPF, telephone or e-mail confirms nothing to them', async () => {
    const auditor = await buildStaff(app.database, 4);
    const person = await one<{ id: number; nome: string; cpf: string; celular: string; email: string }>(
      `update consumers set cpf = '95135782460', celular = '11942058617', email = 'oculta@exemplo.com', nome = 'Quitéria Oculta'
       where id = (select consumer_id from postings where consumer_id is not null and status = 'APROVADA' order by id limit 1) returning id, nome, cpf, celular, email`,
    );
    await app.database.pool.query(
      `update postings set busca = busca || ' 95135782460', parceiro_nome = 'Quitéria Oculta' where consumer_id = $1`,
      [person.id],
    );
    for (const part of ['95135782', '135782460', '951.357.824', '11942058617', '42058617', 'oculta@exemplo'])
      expect([part, await search(auditor, part)]).toEqual([part, []]);
    const byName = ofKind(await search(auditor, 'quiteria'), 'CONSUMER');
    expect(byName).toMatchObject([{ id: person.id, titulo: 'Quitéria Oculta', detalhe: expect.stringContaining('***.357.824-**') }]);
    expect(await idsOf(auditor, 'CONSUMER', '951.357.824-60')).toEqual([person.id]);
    expect(JSON.stringify([await search(auditor, 'quiteria'), await search(auditor, '95135782460')])).not.toContain('95135782460');
    expect(await idsOf(administrator, 'CONSUMER', '95135782')).toEqual([person.id]);
    expect(await idsOf(administrator, 'CONSUMER', 'oculta@exemplo')).toEqual([person.id]);
  });
});

describe('over GraphQL', () => {
  it('answers the hits, priced as any other query', async () => {
    const { data, errors } = await app.graphql(
      'query ($term: String!) { search(term: $term) { kind id titulo detalhe referencia } }',
      { term: 'maria' },
      { token: administrator.token, audience: 'panel' },
    );
    expect(errors).toBeUndefined();
    expect(data!.search.length).toBeGreaterThan(0);
    expect(data!.search[0]).toMatchObject({ kind: expect.any(String), id: expect.any(String), titulo: expect.any(String) });
  });
});
