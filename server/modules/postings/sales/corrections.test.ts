import { runAction } from '../../../platform/actions/run-action.ts';
import { runQuery } from '../../../platform/queries/query.ts';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { buildConsumer, buildProduct, buildSeller, buildStaff, buildStore, type SignedIn } from '../../../test/builders/people.ts';
import { closeInTruth } from '../../../test/truths.ts';
import { ledger } from '../../ledger/index.ts';
import { cancelPosting, correctSale, postCashback, postSale, salesToCorrectQuery } from '../index.ts';

describe('Correção de Pontuação', () => {
  let app: TestApp;
  let admin: SignedIn;
  let note = 70_000_000;
  beforeAll(async () => {
    app = await openTestApp();
    admin = await buildStaff(app.database, 2);
  });
  afterAll(() => closeInTruth(app));

  const as = (who: SignedIn) => app.contextFor(who.actor);
  const position = (seller: SignedIn) =>
    ledger.available({ sql: app.database.read, clock: app.clock }, { holderType: 'SELLER', holderId: seller.id, currency: 'PONTO' });
  const correct = (id: number, who = admin) => runAction(correctSale, as(who), { id });
  const listed = async (id: number, who = admin) =>
    (await runQuery(salesToCorrectQuery, as(who), {})).find(({ idVenda }) => idVenda === id);
  /** 3 units at factor 2: 60 points where one is worth 10. */
  async function sale(valorPontos = '10') {
    const store = await buildStore(app.database, { fatorPontuacao: 2 });
    const seller = await buildSeller(app.database, { store });
    const product = await buildProduct(app.database, { valorPontos });
    const { id } = await runAction(postSale, as(admin), {
      cpf: seller.cpf,
      enviarMensagem: false,
      tipoFiscal: 'N',
      identificador: String(++note),
      realizadoEm: app.clock.today(),
      itens: [{ codigo: product.codigo, qtde: '3', valorUnitario: '50', valorDesconto: '0' }],
    });
    const value = (valorPontos: string, from = app.clock.today()) =>
      app.database.pool.query(
        'insert into product_values (product_id, valor_pontos, vigente_em) values ($1, $2, $3) on conflict (product_id, vigente_em) do update set valor_pontos = excluded.valor_pontos',
        [product.id, valorPontos, from],
      );
    return { id, seller, store, value };
  }

  it('lists only sales whose value or factor of their day has changed', async () => {
    const { id, value, store, seller } = await sale();
    expect(await listed(id)).toBeUndefined();
    await value('99', '2026-11-21');
    expect(await listed(id)).toBeUndefined();
    await value('12.5');
    expect(await listed(id)).toEqual({
      idVenda: id,
      revenda: `Loja ${store.codigo}`,
      parceiro: seller.actor.kind === 'seller' ? seller.actor.nome : '',
      cpf: seller.cpf,
      identificador: String(note),
      pontuacaoAtual: '60.00',
      pontuacaoNova: '75.00',
      aPontuar: '15.00',
    });
    await app.database.pool.query("insert into store_factors (store_id, fator_pontuacao, vigente_em) values ($1, 1, '2026-11-01')", [
      store.id,
    ]);
    expect(await listed(id)).toMatchObject({ pontuacaoNova: '37.50', aPontuar: '-22.50' });
    const elsewhere = await buildStaff(app.database, 0, { networkIds: [(await buildStore(app.database)).networkId] });
    expect(await listed(id, elsewhere)).toBeUndefined();
    await expect(correct(id, elsewhere)).rejects.toMatchObject({ code: 'POSTING_NOT_FOUND' });
    await expect(correct(id, await buildStaff(app.database, 3))).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });

  it('credits the difference until the day the sale expires, once, however often and fast it is pressed', async () => {
    const { id, seller, value } = await sale();
    await value('12.5');
    const answers = await Promise.all([correct(id), correct(id), correct(id)]);
    expect(answers.map(({ aPontuar }) => aPontuar).sort()).toEqual(['0.00', '0.00', '15.00']);
    expect((await correct(id)).mensagem).toBe('A pontuação desta venda já está correta');
    expect(await position(seller)).toMatchObject({ available: '75.00' });
    const [dates] = await app.database.read(
      `select p.total_pontos, p.valor_custo, count(distinct l.vence_em) as days, min(l.vence_em) = p.vence_em as same
       from postings p join entries e on e.origem_id = p.id::text and e.origem_tipo = 'posting' join lots l on l.credit_entry_id = e.id
       where p.id = $1 group by p.id`,
      [id],
    );
    expect(dates).toEqual({ total_pontos: '75.00', valor_custo: '2.25', days: 1, same: true });
    expect(await listed(id)).toBeUndefined();
  });

  it('corrects each time when a value goes there and back, and a cancellation then takes all of it', async () => {
    const { id, seller, value } = await sale();
    const messages = [];
    for (const points of ['20', '10', '20', '5']) {
      await value(points);
      messages.push((await correct(id)).mensagem);
    }
    expect(messages).toEqual([
      'Pontuação corrigida: 60,00 pontos creditados',
      'Pontuação corrigida: 60,00 pontos retirados',
      'Pontuação corrigida: 60,00 pontos creditados',
      'Pontuação corrigida: 90,00 pontos retirados',
    ]);
    expect(await position(seller)).toMatchObject({ available: '30.00', debt: '0.00' });
    await value('50');
    await correct(id);
    expect(await position(seller)).toMatchObject({ available: '300.00' });
    await runAction(cancelPosting, as(admin), { id });
    expect(await position(seller)).toEqual({ available: '0.00', balance: '0.00', debt: '0.00' });
    await expect(correct(id)).rejects.toMatchObject({ code: 'POSTING_NOT_APPROVED' });
    await expect(correct(999_999)).rejects.toMatchObject({ code: 'POSTING_NOT_FOUND' });
  });

  it('owes what was spent already when points are taken back', async () => {
    const { id, seller, store, value } = await sale();
    await app.database.transaction(({ sql }) =>
      ledger.debit(
        { sql, clock: app.clock },
        {
          holderType: 'SELLER',
          holderId: seller.id,
          currency: 'PONTO',
          networkId: store.networkId,
          valor: '50',
          type: 'RESGATE',
          origemTipo: 'RESGATE',
          origemId: `teste-${id}`,
          idempotencyKey: `resgate:teste-${id}`,
        },
      ),
    );
    await value('5');
    await correct(id);
    expect(await position(seller)).toEqual({ available: '0.00', balance: '-20.00', debt: '20.00' });
  });

  it('takes back what the sale earned, be it less than a point', async () => {
    const { id, seller, value } = await sale('0.10');
    await value('0.05');
    expect(await correct(id)).toMatchObject({ aPontuar: '-0.30' });
    expect(await position(seller)).toMatchObject({ available: '0.30' });
  });

  it('takes back nothing that a later sale, or another document of the same number, earned', async () => {
    const { id, seller, store, value } = await sale();
    const later = await sale();
    await app.database.transaction(({ sql }) =>
      ledger.credit(
        { sql, clock: app.clock },
        {
          holderType: 'SELLER',
          holderId: seller.id,
          currency: 'PONTO',
          networkId: store.networkId,
          valor: '25',
          type: 'SWPRO',
          origemTipo: 'swpro_credit',
          origemId: String(id),
          idempotencyKey: `swpro:teste:${id}`,
          venceEm: null,
        },
      ),
    );
    await value('5');
    await correct(id);
    expect(await position(seller)).toMatchObject({ available: '55.00' });
    expect(await position(later.seller)).toMatchObject({ available: '60.00' });
    await runAction(cancelPosting, as(admin), { id });
    expect(await position(seller)).toEqual({ available: '25.00', balance: '25.00', debt: '0.00' });
  });

  it('knows sales of sellers only, and does not list one that was cancelled', async () => {
    const { id, store, value } = await sale();
    await value('20');
    await runAction(cancelPosting, as(admin), { id });
    expect(await listed(id)).toBeUndefined();
    const { cpf } = await buildConsumer(app.database);
    const purchase = await runAction(postCashback, as(admin), {
      cpf,
      tipoFiscal: 'N',
      identificador: String(++note),
      realizadoEm: app.clock.today(),
      totalVenda: '100',
      valorProdutosSW: '50',
      cnpjLoja: store.cnpj,
      enviarMensagem: false,
    });
    await expect(correct(purchase.id)).rejects.toMatchObject({ code: 'POSTING_NOT_FOUND' });
  });

  it('owes nothing for points that expired before they were taken back', async () => {
    const { id, seller, value } = await sale();
    const today = app.clock.now().toISOString();
    app.clock.moveTo('2028-06-01T15:00:00.000Z');
    await app.database.transaction(({ sql }) => ledger.expireDue({ sql, clock: app.clock }));
    await value('5', '2026-01-01');
    await correct(id);
    const [entry] = await app.database.read<{ parametros: object }>(
      "select parametros from audit_entries where tipo = 'correctSale' order by id desc limit 1",
    );
    expect(entry!.parametros).toEqual({ id, aPontuar: '-30.00', divida: '0.00', causa: 'NAO_INFORMADO' });
    expect(await position(seller)).toEqual({ available: '0.00', balance: '0.00', debt: '0.00' });
    app.clock.moveTo(today);
  });

  it('never gives a sale that the monthly limit had cut more than the limit let through', async () => {
    await app.database.pool.query('update system_settings set limite_pontuacao = 40');
    const { id, value } = await sale();
    await app.database.pool.query('update system_settings set limite_pontuacao = 0');
    await value('20');
    expect(await listed(id)).toBeUndefined();
    await value('5');
    expect(await listed(id)).toMatchObject({ pontuacaoAtual: '40.00', pontuacaoNova: '30.00' });
    await correct(id);
    expect(await listed(id)).toBeUndefined();
  });
});
