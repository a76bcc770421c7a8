import { runAction } from '../../platform/actions/run-action.ts';
import { liftHold } from '../../test/builders/cashback.ts';
import { buildStaff, type SignedIn } from '../../test/builders/people.ts';
import { openCampaign, type TestConsumer } from './cashback.fixture.ts';
import { approvePayouts, createPayoutBatch, readBankReturn } from './index.ts';

/** SW products whose 2 % is R$ 12,00, and R$ 50,00: below and above the limit of one person, R$ 40,00. */
export const SMALL = '600';
export const LARGE = '2500';

/** A Friday within the campaign of the payments' tests. */
export const FRIDAY = '2026-11-20T15:00:00.000Z';

/** Three people who pay (the third reads the bank's return), an auditor, and redemptions in any state of their payment. */
export async function openPayouts() {
  const stage = await openCampaign('2026-11-01', FRIDAY);
  const { app, as } = stage;
  const [ana, bia, caio, auditor] = (await Promise.all([2, 1, 1, 4].map((level) => buildStaff(app.database, level)))) as [
    SignedIn,
    SignedIn,
    SignedIn,
    SignedIn,
  ];
  const requestFor = async (consumer: TestConsumer, sw = SMALL, key: object = {}) => {
    await stage.approve(consumer, sw, { totalVenda: '5000' });
    const { id } = await stage.redeem(consumer, key);
    // A key that a test does not name counts as paid before.
    if (!('tipoChavePix' in key)) await liftHold(app.database, id);
    return id;
  };
  const bankReturn = (who: SignedIn, csv: string) =>
    runAction(readBankReturn, as(who), { fileName: 'retorno.csv', bytes: Buffer.from(`id;valor;situacao\n${csv}\n`) });
  return {
    ...stage,
    ana,
    bia,
    caio,
    auditor,
    requestFor,
    requested: async (sw = SMALL, key: object = {}) => {
      const consumer = await stage.newConsumer();
      return { consumer, id: await requestFor(consumer, sw, key) };
    },
    approveBy: (who: SignedIn, ...ids: number[]) => runAction(approvePayouts, as(who), { ids }),
    batchBy: (who: SignedIn) => runAction(createPayoutBatch, as(who), {}),
    bankReturn,
    /** What the redemption and its payment say. */
    stateOf: async (id: number) =>
      (
        await app.database.read<{
          estado: string;
          status: number;
          aprovadoPor: number | null;
          pagoPor: number | null;
          pagoEm: Date | null;
        }>(
          `select o.estado, x.status, o.aprovado_por_id as "aprovadoPor", o.pago_por_id as "pagoPor", o.pago_em as "pagoEm"
           from redemptions x join payouts o on o.redemption_id = x.id where x.id = $1`,
          [id],
        )
      )[0]!,
  };
}
