import { runList } from '../../../platform/lists/run-list.ts';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { buildConsumer, buildProduct, buildSeller, buildStaff, buildStore, type SignedIn } from '../../../test/builders/people.ts';
import { approveHeld } from '../../../test/held.ts';
import { NO_LIMITS, setLimits } from '../../../test/limits.ts';
import { closeInTruth } from '../../../test/truths.ts';
import { heldActionsList } from '../../second-person/index.ts';
import { sendCashback, sendSale } from '../index.ts';

describe('what one person may post alone', () => {
  let app: TestApp;
  let admin: Awaited<ReturnType<typeof buildStaff>>;
  let note = 50_000_000;
  const as = (who: SignedIn) => app.contextFor(who.actor);
  const limits = (given: Parameters<typeof setLimits>[1]) => setLimits(app.database.pool, given);
  const balanceOf = async ({ id }: SignedIn, holder = 'SELLER') =>
    (
      await app.database.read<{ balance: string }>('select balance from accounts where holder_type = $1 and holder_id = $2', [holder, id])
    )[0]?.balance ?? '0.00';
  const reasonOf = async (id: number) =>
    (await runList(heldActionsList, as(admin), { pageSize: -1 })).items.find((row) => row.id === id)?.motivo;

  /** A seller and a product of 10 points that the list prices at R$ 50. */
  const desk = async (level = 0) => {
    const [operator, seller, product] = await Promise.all([
      buildStaff(app.database, level),
      buildSeller(app.database),
      buildProduct(app.database),
    ]);
    const sell = (qtde: string, more: { valorUnitario?: string; valorDesconto?: string; realizadoEm?: string } = {}, who = operator) => {
      const { realizadoEm = app.clock.today(), valorUnitario = '50', valorDesconto = '0' } = more;
      const itens = [{ codigo: product.codigo, qtde, valorUnitario, valorDesconto }];
      return sendSale(as(who), {
        cpf: seller.cpf,
        tipoFiscal: 'N',
        identificador: String(++note),
        realizadoEm,
        itens,
        enviarMensagem: false,
      });
    };
    return { operator, seller, product, sell };
  };

  beforeAll(async () => {
    app = await openTestApp();
    app.clock.moveTo('2026-03-20T15:00:00Z');
    admin = await buildStaff(app.database, 2);
  });
  beforeEach(() => limits(NO_LIMITS));
  afterAll(() => closeInTruth(app));

  it('is limited as the programme ships', async () => {
    const rows = await app.database.read<{ name: string; value: string }>(
      `select column_name as name, column_default as value from information_schema.columns
       where table_name = 'review_settings' and column_default is not null and column_name not in ('id', 'atualizado_em') order by 1`,
    );
    expect(Object.fromEntries(rows.map(({ name, value }) => [name, value.replace(/'|::.*$/g, '')]))).toEqual({
      conta_nova_horas: '24',
      desvio_preco: '30',
      independencia_dias: '30',
      liberacao_unidades: '50',
      pedido_expira_dias: '30',
      segunda_aprovacao_avisos: 'true',
      segunda_aprovacao_pontos: '1000',
      segunda_aprovacao_reais: '20',
      teto_pontos_dia: '5000',
      teto_reais_dia: '1000',
      venda_antiga_dias: '45',
    });
  });

  it('ends at the points of one sale', async () => {
    const { sell, seller } = await desk();
    await limits({ segunda_aprovacao_pontos: '1000' });
    expect(await sell('99.99')).toMatchObject({ aguardaAprovacao: false, totalPontos: '999.90' });
    const waiting = await sell('100');
    expect(waiting).toMatchObject({ aguardaAprovacao: true, valor: '1000.00' });
    expect([await balanceOf(seller), await reasonOf(waiting.id)]).toEqual(['999.90', 'LIMITE']);
    await approveHeld(as(admin), { id: waiting.id });
    expect(await balanceOf(seller)).toBe('1999.90');
  });

  it('ends at the age of a sale', async () => {
    const { sell, seller } = await desk();
    await limits({ venda_antiga_dias: 45 });
    // Today is 20 March.
    expect(await sell('1', { realizadoEm: '2026-02-03' })).toMatchObject({ aguardaAprovacao: false });
    const waiting = await sell('1', { realizadoEm: '2026-02-02' });
    expect([await balanceOf(seller), await reasonOf(waiting.id)]).toEqual(['10.00', 'IDADE']);
  });

  it.each([
    ['65.00', '0', false],
    ['65.01', '0', true],
    ['35.00', '0', false],
    ['34.99', '0', true],
    ['0', '0', true],
    ['50.00', '50.00', true],
    ['50.00', '49.99', false],
  ])('ends at a price of R$ %s less %s where the list says R$ 50 and 30 %% are allowed', async (valorUnitario, valorDesconto, waits) => {
    const { sell } = await desk();
    await limits({ desvio_preco: '30' });
    const posted = await sell('1', { valorUnitario, valorDesconto });
    expect(posted.aguardaAprovacao).toBe(waits);
    if (waits) expect(await reasonOf(posted.id)).toBe('PRECO');
  });

  it("goes by the store's own price where it has one, and by zero where nobody has", async () => {
    const { sell, seller, product } = await desk();
    await limits({ desvio_preco: '30' });
    await app.database.pool.query(
      'insert into store_products (store_id, product_id, codigo, nome, valor_unitario) values ($1, $2, $3, $4, 200)',
      [seller.store.id, product.id, product.codigo, 'Tinta'],
    );
    expect(await sell('1', { valorUnitario: '190' })).toMatchObject({ aguardaAprovacao: false });
    expect(await sell('1', { valorUnitario: '50' })).toMatchObject({ aguardaAprovacao: true });
    await app.database.pool.query('update store_products set valor_unitario = 0 where product_id = $1', [product.id]);
    await app.database.pool.query('update products set valor_unitario = 0 where id = $1', [product.id]);
    expect(await sell('1', { valorUnitario: '190' })).toMatchObject({ aguardaAprovacao: false });
    expect(await sell('1', { valorUnitario: '0' })).toMatchObject({ aguardaAprovacao: true });
  });

  it('ends at the sum of a day, which begins again the next day and is each person’s own', async () => {
    const { sell, seller, operator } = await desk();
    const other = await buildStaff(app.database, 0);
    await limits({ teto_pontos_dia: '250' });
    expect(await sell('10')).toMatchObject({ aguardaAprovacao: false });
    expect(await sell('15')).toMatchObject({ aguardaAprovacao: false });
    const waiting = await sell('1');
    expect([waiting.aguardaAprovacao, await reasonOf(waiting.id)]).toEqual([true, 'TETO']);
    expect(await sell('25', {}, other)).toMatchObject({ aguardaAprovacao: false });
    // What two people gave is nobody's own.
    await approveHeld(as(admin), { id: waiting.id });
    expect(await sell('25', {}, admin)).toMatchObject({ aguardaAprovacao: false });
    expect(await balanceOf(seller)).toBe('760.00');
    app.clock.moveTo('2026-03-21T12:00:00Z');
    expect(await sell('25')).toMatchObject({ aguardaAprovacao: false });
    app.clock.moveTo('2026-03-20T15:00:00Z');
    expect(await app.database.read('select dia, pontos from operator_days where staff_user_id = $1 order by dia', [operator.id])).toEqual([
      { dia: '2026-03-20', pontos: '250.00' },
      { dia: '2026-03-21', pontos: '250.00' },
    ]);
  });

  it('holds under many sales at once', async () => {
    const { sell, seller } = await desk();
    await limits({ teto_pontos_dia: '100' });
    const all = await Promise.all(Array.from({ length: 12 }, () => sell('3')));
    expect(all.filter(({ aguardaAprovacao }) => !aguardaAprovacao)).toHaveLength(3);
    expect(await balanceOf(seller)).toBe('90.00');
  });

  it('ends at the cashback of one purchase and of a day', async () => {
    const operator = await buildStaff(app.database, 0);
    const consumer = await buildConsumer(app.database);
    const { cnpj } = await buildStore(app.database);
    const buy = (valor: string) =>
      sendCashback(as(operator), {
        cpf: consumer.cpf,
        cnpjLoja: cnpj,
        tipoFiscal: 'C',
        realizadoEm: app.clock.today(),
        enviarMensagem: false,
        identificador: String(++note),
        totalVenda: valor,
        valorProdutosSW: valor,
      });
    await limits({ segunda_aprovacao_reais: '20', teto_reais_dia: '30' });
    // 2 % of it.
    expect(await buy('999')).toMatchObject({ aguardaAprovacao: false, cashback: '19.98' });
    const large = await buy('1000');
    const fifteen = await buy('750');
    expect([await reasonOf(large.id), await reasonOf(fifteen.id)]).toEqual(['LIMITE', 'TETO']);
    expect(await buy('501')).toMatchObject({ aguardaAprovacao: false, cashback: '10.02' });
    expect(await balanceOf(consumer, 'CONSUMER')).toBe('30.00');
  });
});
