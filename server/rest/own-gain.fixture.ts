import { approvePayouts, askPayoutReversal, cashbackVoucherQuery, createPayoutBatch, redeemCashback } from '../modules/cashback/index.ts';
import { postCashback, postSale, rejectSubmission, sendReceipts } from '../modules/postings/index.ts';
import { changeRedemptionStatus, redeemReward } from '../modules/redemptions/index.ts';
import { runAction } from '../platform/actions/run-action.ts';
import { runQuery } from '../platform/queries/query.ts';
import type { TestApp } from '../test/app.ts';
import { buildCampaign, liftHold } from '../test/builders/cashback.ts';
import { buildConsumer, buildProduct, buildSeller, buildStaff, buildStore, type SignedIn } from '../test/builders/people.ts';
import { receiptPdf } from '../test/builders/receipts.ts';
import { buildReward, givePoints } from '../test/builders/rewards.ts';

let note = 70_000_000;

/** One person with three accounts, and the colleague who may do what this person may not. */
export interface Gainer {
  own: SignedIn;
  other: SignedIn;
  seller: Awaited<ReturnType<typeof buildSeller>>;
  consumer: Awaited<ReturnType<typeof buildConsumer>>;
}

/** What the cases of own-gain.contract.test.ts are built from. */
export async function openGains(app: TestApp) {
  const { database } = app;
  app.clock.moveTo('2026-11-20T15:00:00.000Z');
  const shop = await buildStore(database, { ativoClientes: true, tipoPontuacao: 2 });
  const prize = await buildReward(database, { custoTotal: '3.00' });
  const first = await buildStaff(database, 2);
  await buildCampaign(database, '2026-11-01');
  const as = (who: SignedIn) => app.contextFor(who.actor);

  const gainer = async (): Promise<Gainer> => {
    const seller = await buildSeller(database, { store: shop });
    const { cpf } = seller;
    const [own, other, built] = await Promise.all([buildStaff(database, 2, { cpf }), buildStaff(database, 2), buildConsumer(database)]);
    await database.pool.query('update consumers set cpf = $2 where id = $1', [built.id, cpf]);
    return { own, other, seller, consumer: { ...built, cpf, actor: { ...built.actor, cpf } } };
  };
  const saleOf = async (cpf: string, more: object = {}) => ({
    cpf,
    tipoFiscal: 'N',
    identificador: String(++note),
    realizadoEm: app.clock.today(),
    itens: [{ codigo: (await buildProduct(database)).codigo, qtde: '1', valorUnitario: '50', valorDesconto: '0' }],
    enviarMensagem: false,
    ...more,
  });
  const purchaseOf = (cpf: string, more: object = {}) => ({
    cpf,
    tipoFiscal: 'N',
    identificador: String(++note),
    realizadoEm: app.clock.today(),
    totalVenda: '5000',
    valorProdutosSW: '600',
    cnpjLoja: shop.cnpj,
    enviarMensagem: false,
    ...more,
  });
  const sent = async (who: SignedIn) => {
    const [receipt] = await runAction(sendReceipts, as(who), { files: [{ fileName: 'nota.pdf', bytes: receiptPdf() }] });
    return receipt!.id;
  };
  const posted = async ({ seller }: Gainer, more: object = {}) => (await runAction(postSale, as(first), await saleOf(seller.cpf, more))).id;

  return {
    as,
    first,
    gainer,
    saleOf,
    purchaseOf,
    sent,
    posted,
    rejected: async (who: SignedIn) => {
      const id = await sent(who);
      await runAction(rejectSubmission, as(first), { id, motivo: 'Nota Incompleta' });
      return id;
    },
    postedReceipt: async (by: Gainer) => posted(by, { submissionId: await sent(by.seller) }),
    /** A sale whose product is worth more since. */
    toCorrect: async (by: Gainer) => {
      const id = await posted(by);
      await database.pool.query(
        `insert into product_values (product_id, valor_pontos, vigente_em)
         select product_id, 12, $2 from posting_items where posting_id = $1`,
        [id, app.clock.today()],
      );
      return id;
    },
    redeemed: async ({ seller }: Gainer) => {
      await givePoints(database, app.clock, seller, '1000');
      return (await runAction(redeemReward, as(seller), { codigoPremio: prize.codigo, qtde: 1 })).id;
    },
    /** The payment of a redemption, in the state that a case starts from. */
    payout: async (
      { consumer }: Pick<Gainer, 'consumer'>,
      {
        state = 'SOLICITADO' as 'SOLICITADO' | 'APROVADO' | 'EM_LOTE' | 'PAGO' | 'EM_ESTORNO',
        key = { tipoChavePix: 'CPF', chavePix: '' },
      } = {},
    ) => {
      await runAction(postCashback, as(first), purchaseOf(consumer.cpf));
      const codigo = (await runQuery(cashbackVoucherQuery, as(consumer)))!.codigo;
      const { id } = await runAction(redeemCashback, as(consumer), { codigo, ...key, chavePix: key.chavePix || consumer.cpf });
      await liftHold(database, id);
      if (state !== 'SOLICITADO') await runAction(approvePayouts, as(first), { ids: [id] });
      if (state === 'EM_LOTE') await runAction(createPayoutBatch, as(first), {});
      if (state === 'PAGO' || state === 'EM_ESTORNO') await runAction(changeRedemptionStatus, as(first), { id, status: 1 });
      if (state === 'EM_ESTORNO') {
        const asker = await buildStaff(database, 2);
        await runAction(askPayoutReversal, as(asker), { id, motivo: 'Conta errada' });
      }
      return id;
    },
  };
}
