import { runAction } from '../../platform/actions/run-action.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import {
  type BuiltStore,
  buildConsumer,
  buildNetwork,
  buildProduct,
  buildSeller,
  buildStaff,
  buildStore,
  type SignedIn,
} from '../../test/builders/people.ts';
import { buildPurchase, buildSale } from '../../test/builders/products.ts';
import { corroborationList, generateReport } from '../reports/index.ts';
import { revealLink } from './actions/reveal-link.ts';
import { reviewLink } from './actions/review-link.ts';
import { suspiciousLinksList } from './links.list.ts';
import { linkDetailsQuery } from './links.queries.ts';

let app: TestApp;
let admin: SignedIn;
let numbers = 50_000_000;

const sql = (text: string, params: unknown[] = []) => app.database.pool.query(text, params);
const as = (who: SignedIn) => app.contextFor(who.actor);
const number = () => String(++numbers);

/** A consumer's approved note, with the given number or key. */
async function note(
  consumer: SignedIn,
  store: BuiltStore,
  { identificador = number(), chave = null as string | null, day = '2026-11-10' } = {},
): Promise<string> {
  await sql(
    `insert into postings (audience, consumer_id, store_id, network_id, origem, tipo_fiscal, identificador, identificador_chave, chave_fiscal, realizado_em,
       pontuado_em, vence_em, total_venda, total_descontos, total_pontos, pontos_brutos, pontos_limitados, valor_ponto, valor_custo, cashback, parceiro_nome,
       revenda_nome, busca)
     values ('CONSUMER', $1, $2, $3, 'FOTO', 'N', $4, fiscal_number_key($4), $5, $6, now(), '2028-05-10', 100, 0, 0, 0, 0, 0, 0, 2, 'C', 'L', 'c')`,
    [consumer.id, store.id, store.networkId, identificador, chave, day],
  );
  return identificador;
}
async function refresh(): Promise<void> {
  await runAction(generateReport, as(admin), { tipo: 'VINCULOS' });
  await app.runJobs();
}
const links = async (regra: string, who = admin) => (await runList(suspiciousLinksList, as(who), {}, { regra })).items;
const sharePix = (consumer: SignedIn, key: string) =>
  sql(
    `insert into redemptions (audience, consumer_id, redemption_code, premio, tipo, qtde, pontos_gastos, saldo_anterior, saldo_novo, resgatado_em,
       prazo_entrega, mes, tipo_chave_pix, chave_pix, titular_nome, busca)
     values ('CONSUMER', $1, $2, 'Cashback', 'pix', 1, 5, 5, 0, now(), '2026-12-01', '2026-11', 'EMAIL', $3, 'C', 'c')`,
    [consumer.id, `PIX${numbers++}`, key],
  );

beforeAll(async () => {
  app = await openTestApp();
  admin = await buildStaff(app.database, 2);
});
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

describe('suspicious links', () => {
  it('list who scored an invoice as seller and as consumer, by one CPF or knowing each other', async () => {
    const product = await buildProduct(app.database);
    const store = await buildStore(app.database);
    const seller = await buildSeller(app.database, { store });
    const [self, friend, stranger] = await Promise.all([1, 2, 3].map(() => buildConsumer(app.database)));
    await sql('update sellers set celular = null');
    await sql('update consumers set cpf = $2 where id = $1', [self!.id, seller.cpf]);
    await sql("update sellers set celular = '11911112222' where id = $1", [seller.id]);
    await sql("update consumers set celular = '11911112222' where id = $1", [friend!.id]);
    for (const consumer of [self!, friend!, stranger!]) {
      const identificador = await note(consumer, store);
      await buildSale(app.database, { sellerId: seller.id, codigo: product.codigo, day: '2026-11-10', qtde: '1', identificador });
    }
    await refresh();
    expect(await links('MESMA_PESSOA')).toMatchObject([
      { gravidade: 'ALTA', pessoas: 1, motivo: 'O mesmo CPF pontuou como vendedor e como consumidor em 1 nota(s)', ultimaEm: '2026-11-10' },
    ]);
    const known = await links('CONHECIDOS');
    expect(known).toMatchObject([
      { pessoas: 2, notas: 1, motivo: 'Vendedor e consumidor com celular em comum pontuaram a mesma nota (1)' },
    ]);
    // Three notes by strangers and one seller are no reason.
    expect(await links('CONCENTRACAO')).toEqual([]);
    expect(await links('CELULAR')).toEqual([]);
  });

  it('list the consumer of one seller, keys and doors of three, and notes in a row', async () => {
    const product = await buildProduct(app.database);
    const store = await buildStore(app.database);
    const seller = await buildSeller(app.database, { store });
    await sql('update sellers set celular = null where id = $1', [seller.id]);
    const fan = await buildConsumer(app.database);
    for (let index = 0; index < 5; index++) {
      const identificador = await note(fan, store, { day: `2026-10-0${index + 1}` });
      await buildSale(app.database, {
        sellerId: seller.id,
        codigo: product.codigo,
        day: `2026-10-0${index + 1}`,
        qtde: '1',
        identificador,
      });
    }
    for (let index = 0; index < 7; index++) await note(fan, store, { day: '2026-10-20' });
    const family = await Promise.all([1, 2, 3].map(() => buildConsumer(app.database)));
    for (const member of family) {
      await sharePix(member, member.id % 2 ? 'Caixa@exemplo.com' : 'caixa@exemplo.com ');
      await sql("update consumers set end_cep = '01310100', end_numero = '7', end_complemento = 'AP 1' where id = $1", [member.id]);
    }
    const runner = await buildConsumer(app.database);
    const key = (n: number) => `352611112223330001816500100000${String(n).padStart(4, '0')}1012345678`.padEnd(44, '0').slice(0, 44);
    for (const n of [101, 102, 104, 300]) await note(runner, store, { chave: key(n), day: '2026-11-12' });
    await refresh();
    expect(await links('CONCENTRACAO')).toMatchObject([{ notas: 5, motivo: '5 de 12 notas do consumidor (42 %) são do mesmo vendedor' }]);
    expect(await links('CHAVE_PIX')).toMatchObject([{ pessoas: 3, gravidade: 'ALTA', motivo: '3 CPFs com a mesma chave PIX' }]);
    expect(await links('ENDERECO')).toMatchObject([{ pessoas: 3, gravidade: 'BAIXA' }]);
    expect(await links('SEQUENCIA')).toMatchObject([{ notas: 3, motivo: '3 notas seguidas da mesma loja no mesmo dia (12/11/2026)' }]);
    // 5 of 13 are below 40 %.
    await note(fan, store);
    await refresh();
    expect(await links('CONCENTRACAO')).toEqual([]);
  });

  it('list referrals of acquaintances and in a ring, once', async () => {
    const sellers = await Promise.all([1, 2, 3].map(() => buildSeller(app.database)));
    const [a, b, c] = [sellers[0]!, sellers[1]!, sellers[2]!];
    await sql('update sellers set celular = null where id = any($1::int[])', [sellers.map(({ id }) => id)]);
    const refer = (by: SignedIn, whom: SignedIn) =>
      sql("insert into referrals (seller_id, plataforma, nome, cpf) values ($1, 'Indicado por Cadastro', 'X', $2)", [by.id, whom.cpf]);
    await Promise.all([refer(a, b), refer(b, c), refer(c, a)]);
    await sql("update sellers set email = 'os.dois@exemplo.com' where id = any($1::int[])", [[a.id, b.id]]);
    await refresh();
    expect(await links('INDICACAO_CIRCULAR')).toMatchObject([{ pessoas: 3, motivo: 'Indicações em círculo entre 3 vendedores' }]);
    expect(await links('INDICACAO_PROPRIA')).toMatchObject([
      { pessoas: 2, motivo: 'Quem indicou e quem foi indicado têm e-mail em comum' },
    ]);
  });

  it('stay seen in later runs, keep personal data masked, and log who had them revealed', async () => {
    const [link] = await links('CONHECIDOS');
    const id = link!.id as number;
    const details = await runQuery(linkDetailsQuery, as(admin), { id });
    expect(details.pessoas.map(({ cpf }) => cpf)).toEqual([
      expect.stringMatching(/^\*\*\*\.\d{3}\.\d{3}-\*\*$/),
      expect.stringMatching(/^\*\*\*/),
    ]);
    expect(details.notas).toHaveLength(1);
    await expect(runAction(reviewLink, as(admin), { id, observacao: '  ' })).rejects.toMatchObject({ code: 'INPUT_INVALID' });
    await runAction(reviewLink, as(admin), { id, observacao: 'São irmãos; notas conferidas' });
    await refresh();
    const [again] = await links('CONHECIDOS');
    expect(again).toMatchObject({ visto: true, observacao: 'São irmãos; notas conferidas', vistoPor: 'Usuário Nível 2' });
    expect(again!.id).not.toBe(id);
    await expect(runQuery(linkDetailsQuery, as(admin), { id })).rejects.toMatchObject({ code: 'LINK_NOT_FOUND' });
    const revealed = await runAction(revealLink, as(admin), { id: again!.id });
    expect(revealed).toEqual(
      expect.arrayContaining([expect.objectContaining({ celular: '11911112222', cpf: expect.stringMatching(/^\d{11}$/) })]),
    );
    const { rows } = await sql("select parametros from audit_entries where tipo = 'revealLink'");
    expect(rows).toEqual([{ parametros: { id: again!.id, regra: 'CONHECIDOS' } }]);
  });

  it('are shown to levels 1 and 2 alone, within their networks', async () => {
    const [link] = await links('CONHECIDOS');
    const elsewhere = await buildStaff(app.database, 1, { networkIds: [(await buildNetwork(app.database)).id] });
    expect(await links('CONHECIDOS', elsewhere)).toEqual([]);
    await expect(runAction(revealLink, as(elsewhere), { id: link!.id })).rejects.toMatchObject({ code: 'LINK_NOT_FOUND' });
    for (const level of [0, 3, 4, 5]) {
      const other = await buildStaff(app.database, level);
      await expect(links('CONHECIDOS', other)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
      await expect(runAction(reviewLink, as(other), { id: link!.id, observacao: 'x' })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    }
  });
});

describe('corroboration', () => {
  it('is the share of the points of a store that a consumer, its file or the purchases confirm', async () => {
    const network = await buildNetwork(app.database);
    const store = await buildStore(app.database, { networkId: network.id });
    const seller = await buildSeller(app.database, { store });
    const product = await buildProduct(app.database, { valorPontos: '10.00' });
    const consumer = await buildConsumer(app.database);
    const sell = (identificador: string, qtde: string, day = '2026-09-10') =>
      buildSale(app.database, { sellerId: seller.id, codigo: product.codigo, day, qtde, identificador });
    // 10 of the 25 units scored until the end of September were bought: 40 % of every unit.
    await buildPurchase(app.database, { networkId: network.id, productId: product.id, day: '2026-08-01', qtde: '10.00' });
    await buildPurchase(app.database, { networkId: network.id, productId: product.id, day: '2026-10-01', qtde: '500.00' });
    await sell(number(), '5', '2026-08-15');
    await sell(await note(consumer, store, { day: '2026-09-10' }), '4');
    const { id } = await sell(number(), '6');
    await sql("update postings set origem = 'PLANILHA' where id = $1", [id]);
    await sell(number(), '10');
    await runAction(generateReport, as(admin), { tipo: 'CORROBORACAO', ano: 2026, mes: 9 });
    await app.runJobs();
    const rows = async (who: SignedIn) =>
      (await runList(corroborationList, as(who), {}, { ano: 2026, mes: 9, networkId: network.id })).items;
    // 40 + 60 in full, and 40 % of the last 100.
    expect(await rows(admin)).toMatchObject([
      {
        vendas: 3,
        pontos: '200.00',
        consumidor: '20.00',
        planilha: '30.00',
        compras: '40.00',
        corroborado: '70.00',
        semCorroboracao: '60.00',
      },
    ]);
    expect(await rows(await buildStaff(app.database, 3, { storeIds: [store.id] }))).toHaveLength(1);
    expect(
      await rows(await buildStaff(app.database, 3, { storeIds: [(await buildStore(app.database, { networkId: network.id })).id] })),
    ).toEqual([]);
    await expect(rows(await buildStaff(app.database, 4))).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });
});
