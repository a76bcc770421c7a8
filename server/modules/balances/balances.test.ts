import { runAction } from '../../platform/actions/run-action.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildCampaign } from '../../test/builders/cashback.ts';
import { buildConsumer, buildProduct, buildSeller, buildStaff, buildStore, type SignedIn } from '../../test/builders/people.ts';
import { ledger } from '../ledger/index.ts';
import { cancelPosting, postCashback, postSale } from '../postings/index.ts';
import { balanceEntriesList, ownEntriesList } from './entries.list.ts';
import { type ExplainedEntry, explainEntry } from './explain-entry.rules.ts';
import { memberStandingQuery } from './member-standing.query.ts';

describe('the explanation of a balance', () => {
  let app: TestApp;
  let admin: SignedIn;
  beforeAll(async () => {
    app = await openTestApp();
    admin = await buildStaff(app.database, 2);
  });
  afterAll(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
  });

  const as = (who: SignedIn) => app.contextFor(who.actor);
  const explain = (rows: Record<string, unknown>[], unit: 'PONTO' | 'BRL') =>
    rows.map((row) => explainEntry(row as unknown as ExplainedEntry, unit).replaceAll('\u00a0', ' '));

  it('says of every movement of a seller where it comes from, until when it lasts and what became of it', async () => {
    const seller = await buildSeller(app.database, { store: await buildStore(app.database, { fatorPontuacao: 2 }) });
    const product = await buildProduct(app.database, { valorPontos: '12.50' });
    const sale = {
      cpf: seller.cpf,
      tipoFiscal: 'C',
      identificador: '70000001',
      realizadoEm: app.clock.today(),
      itens: [{ codigo: product.codigo, qtde: '3.5', valorUnitario: '10' }],
      enviarMensagem: false,
    };
    const { id } = await runAction(postSale, as(admin), sale);
    await app.database.transaction((tx) =>
      ledger.debit(
        { sql: tx.sql, clock: app.clock },
        {
          holderType: 'SELLER',
          holderId: seller.id,
          currency: 'PONTO',
          valor: '40',
          type: 'RESGATE',
          origemTipo: 'redemption',
          origemId: '812',
          idempotencyKey: 'resgate:812',
        },
      ),
    );
    const own = await runList(ownEntriesList, as(seller));
    expect(explain(own.items, 'PONTO')).toEqual([
      '40,00 usados no resgate 812',
      '87,50 = 3,5 × 12,50 × fator 2; vence 20/05/2028; 40,00 usados no resgate 812; 47,50 livres',
    ]);
    await runAction(cancelPosting, as(admin), { id });
    const { items } = await runList(balanceEntriesList, as(admin), {}, { cpf: seller.cpf });
    expect(explain(items, 'PONTO')).toEqual([
      '87,50 retirados: a nota 70000001 foi cancelada por Usuário Nível 2 (motivo não informado); débito de 40,00 a compensar',
      '40,00 usados no resgate 812',
      '87,50 = 3,5 × 12,50 × fator 2; vence 20/05/2028; 40,00 usados no resgate 812; 47,50 estornados; nada livre',
    ]);
    expect(items.map(({ saldoApos }) => saldoApos)).toEqual(['-40.00', '47.50', '87.50']);
  });

  it('says what the monthly limit held back', async () => {
    const seller = await buildSeller(app.database);
    const product = await buildProduct(app.database, { valorPontos: '10' });
    await app.database.pool.query('update system_settings set limite_pontuacao = 25');
    try {
      const sale = { tipoFiscal: 'C', identificador: '70000002', realizadoEm: app.clock.today(), enviarMensagem: false };
      await runAction(postSale, as(admin), {
        ...sale,
        cpf: seller.cpf,
        itens: [{ codigo: product.codigo, qtde: '3', valorUnitario: '1' }],
      });
    } finally {
      await app.database.pool.query('update system_settings set limite_pontuacao = 0');
    }
    expect(explain((await runList(ownEntriesList, as(seller))).items, 'PONTO')[0]).toMatch(
      /^30,00 = 3 × 10,00 × fator 1; 25,00 creditados pelo limite do mês; vence/,
    );
  });

  it('does the same for consumers in R$, cents of the campaign included', async () => {
    await buildCampaign(app.database, '2026-11-01');
    const consumer = await buildConsumer(app.database);
    const { cnpj } = await buildStore(app.database);
    const buy = (identificador: string, valor: string) =>
      runAction(postCashback, as(admin), {
        cpf: consumer.cpf,
        cnpjLoja: cnpj,
        tipoFiscal: 'C',
        identificador,
        realizadoEm: app.clock.today(),
        totalVenda: '700',
        valorProdutosSW: valor,
        enviarMensagem: false,
      });
    await buy('70000003', '617.10');
    await buy('70000004', '0.30');
    expect(explain((await runList(ownEntriesList, as(consumer))).items, 'BRL').map((text) => text.split(';')[0])).toEqual([
      '2 % de R$ 617,10 em produtos SW = R$ 12,34',
    ]);
    await buy('70000005', '99.99');
    expect(explain((await runList(ownEntriesList, as(consumer))).items, 'BRL')[0]).toMatch(
      /^2 % de R\$ 99,99 em produtos SW = R\$ 2,00 \(centavos pela soma da campanha\); vence/,
    );
  });

  it('shows nobody the balance of another: members their own, staff those they reach', async () => {
    const store = await buildStore(app.database);
    const seller = await buildSeller(app.database, { store });
    const product = await buildProduct(app.database);
    const sale = { tipoFiscal: 'C', identificador: '70000009', realizadoEm: app.clock.today(), enviarMensagem: false };
    await runAction(postSale, as(admin), { ...sale, cpf: seller.cpf, itens: [{ codigo: product.codigo, qtde: '1', valorUnitario: '1' }] });
    const seen = async (who: SignedIn) => (await runList(balanceEntriesList, as(who), {}, { cpf: seller.cpf })).total;
    expect(await seen(admin)).toBe(1);
    expect(await seen(await buildStaff(app.database, 3, { storeIds: [store.id] }))).toBe(1);
    expect(await seen(await buildStaff(app.database, 3, { storeIds: [999_999] }))).toBe(0);
    expect(await seen(await buildStaff(app.database, 1, { networkIds: [999_999] }))).toBe(0);
    expect((await runList(ownEntriesList, as(await buildSeller(app.database, { store })))).total).toBe(0);
    await expect(seen(seller)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await expect(runList(ownEntriesList, as(admin))).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });

  it('tells each member what they have, and nobody what another has', async () => {
    const [seller, colleague] = [await buildSeller(app.database), await buildSeller(app.database)];
    const consumer = await buildConsumer(app.database);
    const standing = (who: SignedIn, kind: 'SELLER' | 'CONSUMER', id: number) => runQuery(memberStandingQuery, as(who), { kind, id });
    expect(await standing(seller, 'SELLER', seller.id)).toMatchObject({ saldo: '0.00', aCompensar: '0.00' });
    expect(await standing(consumer, 'CONSUMER', consumer.id)).toMatchObject({ saldo: '0.00' });
    expect(await standing(colleague, 'SELLER', seller.id)).toBeNull();
    expect(await standing(consumer, 'SELLER', seller.id)).toBeNull();
    expect(await standing(seller, 'CONSUMER', consumer.id)).toBeNull();
  });
});
