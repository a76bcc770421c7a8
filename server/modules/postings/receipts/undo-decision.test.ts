import { runAction } from '../../../platform/actions/run-action.ts';
import { runList } from '../../../platform/lists/run-list.ts';
import { runQuery } from '../../../platform/queries/query.ts';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { buildCampaign } from '../../../test/builders/cashback.ts';
import { buildConsumer, buildSeller, buildStaff, buildStore, type SignedIn } from '../../../test/builders/people.ts';
import { approveHeld } from '../../../test/held.ts';
import { NO_LIMITS, setLimits } from '../../../test/limits.ts';
import { closeInTruth } from '../../../test/truths.ts';
import { explainEntry } from '../../balances/explain-entry.rules.ts';
import { ledger } from '../../ledger/index.ts';
import { ownReferralQuery, swproPostingsList } from '../../referrals/index.ts';
import { heldActionsList } from '../../second-person/index.ts';
import {
  cancelPosting,
  closeSubmission,
  pendingSubmissionsList,
  rejectSubmission,
  sendCashback,
  sendSale,
  undoDecision,
} from '../index.ts';
import { receiptDesk } from './receipt-desk.fixture.ts';
import { reviewMetricsQuery } from './review.queries.ts';
import { submissionEventsQuery } from './submission.queries.ts';

describe('a decision taken back', () => {
  let app: TestApp;
  let judge: SignedIn;
  let colleague: SignedIn;
  beforeAll(async () => {
    app = await openTestApp();
    [judge, colleague] = (await Promise.all([1, 1].map((level) => buildStaff(app.database, level)))) as [SignedIn, SignedIn];
  });
  afterAll(() => closeInTruth(app));

  const { as, nextNote, photoSeller, saleFor, send } = receiptDesk(() => app);
  const undo = (id: number, more: object = {}, who = judge) => runAction(undoDecision, as(who), { id, ...more });
  const codeOf = (promise: Promise<unknown>) =>
    promise.then(
      () => 'accepted',
      (error: Error & { code: string }) => error.code,
    );
  const rows = (text: string, params: unknown[] = []) => app.database.pool.query(text, params).then((result) => result.rows);
  const stateOf = async (id: number) =>
    (
      await rows(
        'select status, versao, reservado_por_id, decidido_por_id, reprovado_motivo, reprovado_observacao from submissions where id = $1',
        [id],
      )
    )[0];
  const stepsOf = async (who: SignedIn, id: number) =>
    (await runQuery(submissionEventsQuery, as(who), { id })).map(({ statusNovo }) => statusNovo);
  const movesOf = async (seller: SignedIn) =>
    (
      await rows(
        "select type, valor from entries e join accounts a on a.id = e.account_id where a.holder_type = 'SELLER' and a.holder_id = $1 order by e.id",
        [seller.id],
      )
    ).map(({ type, valor }) => [type, valor]);
  const waitingMessages = (id: number) =>
    rows("select texto from outgoing_messages where referencia = $1 and estado = 'NA_FILA'", [`submission:${id}`]);
  /** One point of the seller is spent on a redemption. */
  const spendPoint = ({ id: holderId }: SignedIn, receiptId: number) =>
    app.database.transaction((tx) =>
      ledger.debit(
        { sql: tx.sql, clock: app.clock },
        {
          holderType: 'SELLER',
          holderId,
          currency: 'PONTO',
          valor: '1',
          type: 'RESGATE',
          origemTipo: 'redemption',
          origemId: 'x',
          idempotencyKey: `teste:${receiptId}`,
        },
      ),
    );
  const receipt = async () => {
    const seller = await photoSeller();
    await rows('update sellers set celular = $2 where id = $1', [seller.id, '11955554444']);
    const [sent] = await send(seller, null);
    return { seller, id: sent!.id };
  };

  it('reverses the points of an approval, drops its message, and gives the receipt and its number back to the same person', async () => {
    const { seller, id } = await receipt();
    const sale = await saleFor(seller, { submissionId: id, versao: 1, enviarMensagem: true });
    app.ports.fakeJobs.sent.length = 0;
    await sendSale(as(judge), sale);
    expect(app.ports.fakeJobs.sent).toMatchObject([{ name: 'deliverWhatsApp', startAfterSeconds: 20 }]);
    expect(await waitingMessages(id)).toHaveLength(1);
    expect(await undo(id, { versao: 1 })).toMatchObject({ id, versao: 3 });
    expect(await stateOf(id)).toMatchObject({ status: 'PENDENTE', reservado_por_id: judge.id, decidido_por_id: null });
    expect(await waitingMessages(id)).toEqual([]);
    expect(await movesOf(seller)).toEqual([
      ['VENDA', '50.00'],
      ['ESTORNO', '-50.00'],
    ]);
    await expect(runAction(rejectSubmission, as(colleague), { id, motivo: 'Nota Ilegível' })).rejects.toMatchObject({
      code: 'SUBMISSION_CLAIMED',
    });
    await sendSale(as(judge), { ...sale, versao: 3 });
    expect((await movesOf(seller)).at(-1)).toEqual(['VENDA', '50.00']);
    expect(await waitingMessages(id)).toHaveLength(1);
    for (const who of [judge, seller]) expect(await stepsOf(who, id)).toEqual(['PENDENTE', 'POSTADA', 'DECISAO_DESFEITA', 'POSTADA']);
    const [entry] = await rows("select parametros, responsavel from audit_entries where tipo = 'undoDecision' order by id desc limit 1");
    expect(entry).toMatchObject({ responsavel: 'Usuário Nível 1', parametros: { id, decisao: 'POSTADA' } });
  });

  it('opens what was rejected or ended, once, for its own judge, for fifteen seconds, and only when nothing happened since', async () => {
    const { id } = await receipt();
    expect(await codeOf(undo(id))).toBe('DECISION_NONE');
    await runAction(rejectSubmission, as(judge), { id, motivo: 'Nota Incompleta', observacao: 'Falta o total' });
    expect(await codeOf(undo(id, {}, colleague))).toBe('DECISION_OF_OTHER');
    expect(await codeOf(undo(id, { versao: 2 }))).toBe('SUBMISSION_CHANGED');
    expect(await codeOf(undo(id, {}, await buildStaff(app.database, 1, { networkIds: [999_999] })))).toBe('SUBMISSION_NOT_FOUND');
    expect(await codeOf(undo(id, {}, await buildStaff(app.database, 3)))).toBe('NOT_ALLOWED');
    app.clock.advanceSeconds(15);
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => codeOf(undo(id, { versao: 1 }))));
    expect(outcomes.toSorted()).toEqual([...Array<string>(5).fill('DECISION_NONE'), 'accepted']);
    expect(await stateOf(id)).toMatchObject({ status: 'PENDENTE', reprovado_motivo: null, reprovado_observacao: null });
    await runAction(closeSubmission, as(judge), { id });
    app.clock.advanceSeconds(16);
    expect(await codeOf(undo(id))).toBe('DECISION_TOO_LATE');
    expect(await stateOf(id)).toMatchObject({ status: 'ENCERRADA' });
  });

  it('never makes a debt: points that were used keep the approval as it is', async () => {
    const { seller, id } = await receipt();
    await sendSale(as(judge), await saleFor(seller, { submissionId: id, enviarMensagem: true }));
    await spendPoint(seller, id);
    await expect(undo(id)).rejects.toThrow('Não é possível estornar: o valor deste crédito já foi usado.');
    expect(await stateOf(id)).toMatchObject({ status: 'POSTADA' });
    expect(await waitingMessages(id)).toHaveLength(1);
    expect(await movesOf(seller)).toHaveLength(2);
  });

  describe('of a sale that made a referral valid', () => {
    const invited = async () => {
      const { seller, id } = await receipt();
      const friend = await buildSeller(app.database);
      await rows("insert into referrals (seller_id, plataforma, nome, cpf) values ($1, 'Indicado por Cadastro', 'Bia', $2)", [
        friend.id,
        seller.cpf,
      ]);
      const approve = async (more: object = {}) =>
        sendSale(as(judge), await saleFor(seller, { submissionId: id, enviarMensagem: false, ...more }));
      await approve();
      return { seller, id, friend, approve };
    };
    const shownTo = async (friend: SignedIn) => {
      const { validas, pontos } = await runQuery(ownReferralQuery, as(friend), {});
      const { total } = await runList(swproPostingsList, as(friend));
      return { validas, pontos, total };
    };
    const PAID = { validas: 1, pontos: '500.00', total: 1 };

    it('takes the points of who invited back, and the next approval pays them again, as often as it happens', async () => {
      const { seller, id, friend, approve } = await invited();
      expect(await shownTo(friend)).toEqual(PAID);
      for (const round of [1, 2]) {
        await undo(id);
        expect(await shownTo(friend)).toEqual({ validas: 0, pontos: '0.00', total: 0 });
        await approve();
        expect(await shownTo(friend)).toEqual(PAID);
        expect(await movesOf(friend)).toEqual([
          ...Array.from({ length: round }, () => [
            ['INDICACAO', '500.00'],
            ['ESTORNO', '-500.00'],
          ]).flat(),
          ['INDICACAO', '500.00'],
        ]);
      }
      expect((await movesOf(seller)).at(-1)).toEqual(['VENDA', '50.00']);
      const { data } = await app.graphql(
        '{ ownEntries { items { tipo valor dividaApos documento documentoId regra { bruto } } } }',
        {},
        { token: friend.token, audience: 'store' },
      );
      const reversal = data.ownEntries.items.find(({ tipo }: { tipo: string }) => tipo === 'ESTORNO');
      expect(explainEntry(reversal, 'PONTO')).toBe('500,00 retirados: a aprovação que valeu a indicação foi desfeita');
    });

    it('keeps the approval when who invited has used the points', async () => {
      const { seller, id, friend } = await invited();
      await spendPoint(friend, id);
      await expect(undo(id)).rejects.toThrow(
        'Esta aprovação pagou uma indicação, e quem indicou já usou os pontos: ela não pode ser desfeita',
      );
      expect(await stateOf(id)).toMatchObject({ status: 'POSTADA' });
      expect(await shownTo(friend)).toEqual(PAID);
      expect(await movesOf(seller)).toEqual([['VENDA', '50.00']]);
    });

    it('leaves the points where another sale of the same person was approved meanwhile, until that one is taken back', async () => {
      const { seller, id, friend } = await invited();
      const [sent] = await send(seller, null);
      await sendSale(as(judge), await saleFor(seller, { submissionId: sent!.id }));
      await undo(id);
      expect(await shownTo(friend)).toEqual(PAID);
      await undo(sent!.id);
      expect(await shownTo(friend)).toEqual({ validas: 0, pontos: '0.00', total: 0 });
    });
  });

  describe('where two people approve', () => {
    beforeAll(() => rows('update review_settings set segunda_aprovacao_pontos = 40'));
    afterAll(() => rows('update review_settings set segunda_aprovacao_pontos = 0'));
    const approvalsOf = async (id: number) =>
      (await runList(heldActionsList, as(colleague), {}, { submissionId: id })).items.map(({ status }) => status);

    it('withdraws the first approval', async () => {
      const { seller, id } = await receipt();
      await sendSale(as(judge), await saleFor(seller, { submissionId: id, versao: 1 }));
      expect(await undo(id, { versao: 1 })).toMatchObject({ id });
      expect(await approvalsOf(id)).toEqual(['RECUSADA']);
      expect(await stepsOf(judge, id)).toEqual(['PENDENTE', 'AGUARDA_APROVACAO', 'DECISAO_DESFEITA']);
      expect(await stepsOf(seller, id)).toEqual(['PENDENTE']);
      const { items } = await runList(pendingSubmissionsList, as(colleague), {}, { cpf: seller.cpf });
      expect(items).toMatchObject([{ id, aguardaAprovacao: null }]);
      expect(await stateOf(id)).toMatchObject({ status: 'PENDENTE', reservado_por_id: judge.id });
    });

    it('lets the first approval wait again when the second decision is taken back', async () => {
      const { seller, id } = await receipt();
      const waiting = await sendSale(as(judge), await saleFor(seller, { submissionId: id, enviarMensagem: true }));
      await approveHeld(as(colleague), { id: waiting.id });
      expect(await codeOf(undo(id))).toBe('DECISION_OF_OTHER');
      await undo(id, {}, colleague);
      expect(await approvalsOf(id)).toEqual(['AGUARDA']);
      expect(await waitingMessages(id)).toEqual([]);
      await runAction(rejectSubmission, as(colleague), { id, motivo: 'Nota Duplicada' });
      expect(await approvalsOf(id)).toEqual(['RECUSADA']);
      await undo(id, {}, colleague);
      expect(await approvalsOf(id)).toEqual(['AGUARDA']);
      await approveHeld(as(colleague), { id: waiting.id });
      expect((await movesOf(seller)).map(([type]) => type)).toEqual(['VENDA', 'ESTORNO', 'VENDA']);
    });
  });

  describe('what it gives back to the day of its author', () => {
    beforeAll(() => setLimits(app.database.pool, { teto_pontos_dia: '1000', teto_reais_dia: '100', segunda_aprovacao_pontos: '60' }));
    afterAll(() => setLimits(app.database.pool, NO_LIMITS));
    const dayOf = async (who: SignedIn) =>
      (await rows('select dia, pontos, reais from operator_days where staff_user_id = $1', [who.id]))[0];

    it('is exactly what the posting counted, and nothing of the others', async () => {
      const reviewer = await buildStaff(app.database, 1);
      const [kept, undone] = [await receipt(), await receipt()];
      await sendSale(as(reviewer), await saleFor(kept.seller, { submissionId: kept.id }));
      await sendSale(as(reviewer), await saleFor(undone.seller, { submissionId: undone.id }));
      expect(await dayOf(reviewer)).toMatchObject({ pontos: '100.00', reais: '3.00' });
      await undo(undone.id, {}, reviewer);
      expect(await dayOf(reviewer)).toMatchObject({ pontos: '50.00', reais: '1.50' });
      await sendSale(as(reviewer), await saleFor(undone.seller, { submissionId: undone.id }));
      expect(await dayOf(reviewer)).toMatchObject({ pontos: '100.00', reais: '3.00' });
      // A cancellation is no undo: what was given that day stays given.
      const [posting] = await rows("select id from postings where submission_id = $1 and status = 'APROVADA'", [undone.id]);
      await runAction(cancelPosting, as(colleague), { id: posting.id });
      expect(await dayOf(reviewer)).toMatchObject({ pontos: '100.00' });
    });

    it('is the gross points where the monthly limit withheld some', async () => {
      const reviewer = await buildStaff(app.database, 1);
      const { seller, id } = await receipt();
      await rows('update system_settings set limite_pontuacao = 20');
      try {
        await sendSale(as(reviewer), await saleFor(seller, { submissionId: id }));
        expect(await dayOf(reviewer)).toMatchObject({ pontos: '50.00' });
        await undo(id, {}, reviewer);
        expect(await dayOf(reviewer)).toMatchObject({ pontos: '0.00' });
      } finally {
        await rows('update system_settings set limite_pontuacao = 0');
      }
    });
  });

  it('takes the cashback of a purchase back, and nothing of it is counted as a decision', async () => {
    await buildCampaign(app.database, '2026-11-01');
    const consumer = await buildConsumer(app.database);
    const { cnpj } = await buildStore(app.database);
    const reviewer = await buildStaff(app.database, 1);
    const [sent] = await send(consumer, null);
    const id = sent!.id;
    const purchase = {
      cpf: consumer.cpf,
      cnpjLoja: cnpj,
      tipoFiscal: 'C',
      identificador: String(nextNote()),
      realizadoEm: app.clock.today(),
    };
    await sendCashback(as(reviewer), { ...purchase, totalVenda: '400', valorProdutosSW: '400', submissionId: id });
    await undo(id, {}, reviewer);
    const standing = await rows("select balance, debt from accounts where holder_type = 'CONSUMER' and holder_id = $1", [consumer.id]);
    expect(standing).toEqual([{ balance: '0.00', debt: '0.00' }]);
    const paceOf = async () =>
      (await runQuery(reviewMetricsQuery, as(await buildStaff(app.database, 2)), {})).revisores.find(
        ({ revisorId }) => revisorId === reviewer.id,
      );
    expect(await paceOf()).toBeUndefined();
    await runAction(rejectSubmission, as(reviewer), { id, motivo: 'Nota Ilegível' });
    expect(await paceOf()).toMatchObject({ decisoes: 1, aprovadas: 0, reprovadas: 1 });
  });
});
