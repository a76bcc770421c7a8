import { runAction } from '../../platform/actions/run-action.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildCampaign } from '../../test/builders/cashback.ts';
import { buildConsumer, buildStaff, buildStore, type SignedIn } from '../../test/builders/people.ts';
import { expectTruths } from '../../test/truths.ts';
import { postCashback } from '../postings/index.ts';
import { cashbackDashboardQuery, cashbackVoucherQuery, redeemCashback } from './index.ts';

/** A test consumer. */
export type TestConsumer = Awaited<ReturnType<typeof buildConsumer>>;

/** 'accepted', or the text of the refusal. */
export const refusalOf = (outcome: Promise<unknown>): Promise<string> =>
  outcome.then(
    () => 'accepted',
    (error: Error) => error.message,
  );

/** An application with a campaign starting on a given day, a store that serves consumers, and the steps tests take. */
export async function openCampaign(dataInicio: string, now: string) {
  const app: TestApp = await openTestApp();
  app.clock.moveTo(now);
  const admin = await buildStaff(app.database, 2);
  const store = await buildStore(app.database, { ativoClientes: true });
  const campaign = await buildCampaign(app.database, dataInicio);
  let note = 40_000_000;
  const as = (who: SignedIn) => app.contextFor(who.actor);
  const purchase = (consumer: TestConsumer, valorProdutosSW: string, more: object = {}) => ({
    cpf: consumer.cpf,
    tipoFiscal: 'N',
    identificador: String(++note),
    realizadoEm: app.clock.today(),
    totalVenda: '1000',
    valorProdutosSW,
    cnpjLoja: store.cnpj,
    enviarMensagem: false,
    ...more,
  });
  const voucherOf = (consumer: TestConsumer) => runQuery(cashbackVoucherQuery, as(consumer));
  return {
    app,
    admin,
    campaign,
    as,
    purchase,
    voucherOf,
    newConsumer: () => buildConsumer(app.database),
    approve: (consumer: TestConsumer, valorProdutosSW: string, more: object = {}) =>
      runAction(postCashback, as(admin), purchase(consumer, valorProdutosSW, more)),
    home: (consumer: TestConsumer) => runQuery(cashbackDashboardQuery, as(consumer)),
    redeem: async (consumer: TestConsumer, more: object = {}) => {
      const codigo = (await voucherOf(consumer))?.codigo ?? 'SEMVOUCHER';
      return runAction(redeemCashback, as(consumer), { codigo, tipoChavePix: 'CPF', chavePix: consumer.cpf, ...more });
    },
    expectTruths: () => expectTruths(app.database),
    close: async () => {
      expect(app.reported).toEqual([]);
      await app.close();
    },
  };
}
