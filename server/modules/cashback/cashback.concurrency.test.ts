import { runAction } from '../../platform/actions/run-action.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { cancelPosting } from '../postings/index.ts';
import { openCampaign, refusalOf as refusal } from './cashback.fixture.ts';
import { ownConsumerRedemptionsList, redeemCashback } from './index.ts';

describe('cashback asked for by many at once', () => {
  let test: Awaited<ReturnType<typeof openCampaign>>;
  beforeAll(async () => {
    test = await openCampaign('2025-10-01', '2025-10-20T15:00:00.000Z');
  });
  afterEach(() => test.expectTruths());
  afterAll(() => test.close());

  it('lets exactly one of sixty-four clients redeem', async () => {
    const { app, as, voucherOf, newConsumer, approve, campaign } = test;
    const consumer = await newConsumer();
    await approve(consumer, '634.54');
    const codigo = (await voucherOf(consumer))!.codigo;
    const outcomes = await Promise.all(
      Array.from({ length: 64 }, () =>
        refusal(runAction(redeemCashback, as(consumer), { codigo, tipoChavePix: 'CPF', chavePix: consumer.cpf })),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['accepted', 'Você já fez um resgate nesta campanha!']));
    const { items } = await runList(ownConsumerRedemptionsList, as(consumer));
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ pontosGastos: '12.69', status: 0, estado: 'SOLICITADO', redemptionCode: codigo });
    await expect(
      app.database.pool.query(
        `insert into redemptions (audience, consumer_id, redemption_code, premio, tipo, qtde, pontos_gastos, saldo_anterior, saldo_novo,
           resgatado_em, prazo_entrega, mes, campaign_id, titular_nome, busca)
         values ('CONSUMER', $1, 'OUTRO', 'Cashback', 'pix', 1, 1, 1, 0, now(), now(), '2025-10', $2, 'x', 'x')`,
        [consumer.id, campaign.id],
      ),
    ).rejects.toThrow('redemptions_campaign');
  });

  it('keeps the sum exact when many notes of a consumer are approved at once', async () => {
    const { newConsumer, approve, home } = test;
    const consumer = await newConsumer();
    const posted = await Promise.all(Array.from({ length: 24 }, () => approve(consumer, '33.33')));
    const cents = posted.reduce((sum, { cashback }) => sum + Math.round(Number(cashback) * 100), 0);
    expect(cents).toBe(Math.floor(24 * 3333 * 0.02));
    expect((await home(consumer)).cashbackDisponivel).toBe('15.99');
  });

  it('decides notes, cancellations and redemptions of one consumer in turn when all are asked for at once', async () => {
    const { app, admin, as, voucherOf, newConsumer, approve } = test;
    const consumer = await newConsumer();
    const first = await approve(consumer, '600');
    const codigo = (await voucherOf(consumer))!.codigo;
    const key = { codigo, tipoChavePix: 'CPF', chavePix: consumer.cpf };
    await Promise.all([
      refusal(runAction(cancelPosting, as(admin), { id: first.id })),
      ...Array.from({ length: 8 }, () => refusal(approve(consumer, '100'))),
      ...Array.from({ length: 8 }, () => refusal(runAction(redeemCashback, as(consumer), key))),
    ]);
    const [row] = await app.database.read<{ balance: string; earned: string; taken: string; n: number }>(
      `select a.balance, (select sum(cashback) from postings where consumer_id = $1 and status = 'APROVADA') as earned,
         (select coalesce(sum(pontos_gastos), 0) from redemptions where consumer_id = $1) as taken,
         (select count(*)::int from redemptions where consumer_id = $1) as n
       from accounts a where a.holder_type = 'CONSUMER' and a.holder_id = $1`,
      [consumer.id],
    );
    expect(row!.earned).toBe('16.00');
    expect(Number(row!.balance)).toBeCloseTo(Number(row!.earned) - Number(row!.taken), 2);
    expect(row!.n).toBeLessThanOrEqual(1);
  });
});
