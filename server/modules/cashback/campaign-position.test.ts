import { runAction } from '../../platform/actions/run-action.ts';
import { buildCampaign } from '../../test/builders/cashback.ts';
import { ledger } from '../ledger/index.ts';
import { cancelPosting } from '../postings/index.ts';
import { openCampaign, refusalOf } from './cashback.fixture.ts';

const FIRST = '2025-10-01';

describe('the position of a consumer between two campaigns', () => {
  let test: Awaited<ReturnType<typeof openCampaign>>;
  beforeEach(async () => {
    test = await openCampaign(FIRST, '2025-10-20T15:00:00.000Z');
  });
  afterEach(async () => {
    await test.expectTruths();
    await test.close();
  });

  it('counts towards the next campaign what was bought in one, from its first day to its last, and nothing bought outside', async () => {
    const { app, newConsumer, approve, redeem, home } = test;
    const consumer = await newConsumer();
    await approve(consumer, '600');
    await redeem(consumer);
    await approve(consumer, '40', { realizadoEm: FIRST });
    app.clock.moveTo('2025-12-31T15:00:00.000Z');
    await approve(consumer, '50', { realizadoEm: '2025-12-29' });
    await approve(consumer, '100', { realizadoEm: '2025-09-30' });
    await approve(consumer, '200', { realizadoEm: '2025-12-30' });
    app.clock.moveTo('2026-03-10T15:00:00.000Z');
    // The campaign to come, which the notes wait in, gets its day.
    const starts = "data_inicio = '2026-03-01', data_fim = '2026-05-30'";
    await app.database.pool.query(`update campaigns set ${starts} where data_inicio is null`);
    await app.database.pool.query("update system_settings set data_inicio_promocao = '2026-03-01'");
    // All four earn: 2 % of 390.
    expect(await home(consumer)).toMatchObject({
      totalComprado: '2000.00',
      totalProdutosSW: '90.00',
      faltamParaCashback: '410.00',
      saldoCashback: '7.80',
      cashbackDisponivel: '0.00',
    });
  });

  it('adds what a campaign left over from the day on which that campaign closes, not before', async () => {
    const { app, newConsumer, approve, home } = test;
    const consumer = await newConsumer();
    // Below the 500 that the first campaign asks for.
    await approve(consumer, '300');
    await buildCampaign(app.database, '2026-01-10');
    app.clock.moveTo('2026-01-28T15:00:00.000Z');
    await approve(consumer, '600');
    expect(await home(consumer)).toMatchObject({ cashbackDisponivel: '12.00', saldoCashback: '18.00' });
    app.clock.moveTo('2026-01-29T15:00:00.000Z');
    const cashback = { holderType: 'CONSUMER', currency: 'BRL' } as const;
    await app.database.transaction((tx) => ledger.expireDue({ sql: tx.sql, clock: app.clock }, cashback));
    expect(await home(consumer)).toMatchObject({ cashbackDisponivel: '12.00', saldoCashback: '12.00' });
    await app.database.transaction((tx) => ledger.reactivate({ sql: tx.sql, clock: app.clock }, { ...cashback, runDay: '2026-01-29' }));
    expect(await home(consumer)).toMatchObject({ cashbackDisponivel: '18.00', saldoCashback: '18.00' });
  });

  it('pays the campaign that was asked for, or none: not one redeemed since, and not one whose turn is not yet', async () => {
    const { app, newConsumer, approve, redeem, home, campaign } = test;
    const consumer = await newConsumer();
    await approve(consumer, '600');
    const second = await buildCampaign(app.database, '2026-01-10');
    app.clock.moveTo('2026-01-20T15:00:00.000Z');
    await approve(consumer, '800');
    // As a request arrives that was made on what was seen before: the action asks for the campaign that it read.
    const place = (campaignId: number) =>
      refusalOf(
        app.database.read('select place_cashback_redemption($1::jsonb, $2, $3)', [
          JSON.stringify({
            consumerId: consumer.id,
            campaignId,
            codigo: `TARDE${campaignId}`,
            tipoChavePix: 'CPF',
            chavePix: consumer.cpf,
            prazoEntrega: '2026-01-22',
            horasRetencao: 48,
            ator: 'TESTE',
          }),
          app.clock.today(),
          app.clock.now(),
        ]),
      );
    expect(await place(second.id)).toBe('Nenhum cashback disponível para resgate');
    expect((await redeem(consumer)).valor).toBe('12.00');
    expect(await place(campaign.id)).toBe('Você já fez um resgate nesta campanha!');
    expect(await home(consumer)).toMatchObject({ cashbackDisponivel: '16.00', saldoCashback: '16.00' });
  });

  it('tells a debt of less than a real as a debt', async () => {
    const { app, admin, as, newConsumer, approve, redeem, campaign } = test;
    const consumer = await newConsumer();
    await approve(consumer, '600');
    const cancelled = await approve(consumer, '25');
    await redeem(consumer);
    expect(await runAction(cancelPosting, as(admin), { id: cancelled.id })).toMatchObject({ divida: '0.50' });
    const request = JSON.stringify({ consumerId: consumer.id, campaignId: campaign.id });
    const place = app.database.read('select place_cashback_redemption($1::jsonb, $2, $3)', [request, app.clock.today(), app.clock.now()]);
    expect(await refusalOf(place)).toBe('Saldo insuficiente: há R$\u00a00,50 a compensar de compras canceladas.');
  });

  it('writes a purchase without points or discounts, and its cashback as its cost', async () => {
    const { app, newConsumer, approve } = test;
    const { id } = await approve(await newConsumer(), '600');
    const columns = 'total_venda, total_descontos, total_pontos, pontos_brutos, pontos_limitados, valor_ponto, valor_custo, cashback';
    const [row] = await app.database.read<Record<string, string>>(`select ${columns} from postings where id = $1`, [id]);
    expect(Object.values(row!).map(Number)).toEqual([1000, 0, 0, 0, 0, 0, 12, 12]);
  });

  it('shows an amount of no campaign, which no campaign pays out', async () => {
    const { app, newConsumer, approve, home } = test;
    const consumer = await newConsumer();
    await app.database.transaction((tx) =>
      ledger.credit(
        { sql: tx.sql, clock: app.clock },
        {
          holderType: 'CONSUMER',
          holderId: consumer.id,
          currency: 'BRL',
          valor: '5.00',
          type: 'AJUSTE',
          origemTipo: 'TESTE',
          origemId: '1',
          idempotencyKey: 'ajuste:1',
          venceEm: '2027-04-20',
        },
      ),
    );
    expect(await home(consumer)).toMatchObject({ saldoCashback: '5.00', cashbackDisponivel: '0.00' });
    await approve(consumer, '600');
    expect(await home(consumer)).toMatchObject({ saldoCashback: '17.00', cashbackDisponivel: '12.00' });
  });
});
