import { buildCampaign } from '../../test/builders/cashback.ts';
import { ledger } from '../ledger/index.ts';
import { openCampaign } from './cashback.fixture.ts';

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
