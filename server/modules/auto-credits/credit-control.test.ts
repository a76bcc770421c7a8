import { runAction } from '../../platform/actions/run-action.ts';
import { jobNamed } from '../../platform/jobs/job.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { approveWaiting, byTwoPeople } from '../../test/approve-waiting.ts';
import { buildStaff, type SignedIn } from '../../test/builders/people.ts';
import { whilePaused } from '../../test/paused.ts';
import { closeInTruth } from '../../test/truths.ts';
import { blindReviewsList } from '../blind-reviews/blind-reviews.list.ts';
import { decideBlindReview } from '../blind-reviews/decide-blind-review.ts';
import { cancelPosting, ownPostingsList, postingsList, returnPostingToPending, undoDecision } from '../postings/index.ts';
import { saveCreditRule } from './actions/save-credit-rule.ts';
import { takeBackCredits } from './actions/take-back-credits.ts';
import { type AutoCreditDesk, autoCreditDesk } from './auto-credit.fixture.ts';
import { autoDecisionsList } from './auto-decisions.list.ts';
import { creditRulesList } from './credit-rules.list.ts';
import { creditsToTakeBackQuery } from './credits-to-take-back.query.ts';
import { explainDecision } from './explain-decision.ts';

describe('the control of automatic credits', () => {
  let app: TestApp;
  let desk: AutoCreditDesk;
  let rule: number;
  beforeAll(async () => {
    app = await openTestApp();
    desk = await autoCreditDesk(app);
    rule = await desk.switchOn({ amostra: '100', janela: 50, discordancia: '2' });
  });
  afterAll(() => closeInTruth(app));

  const as = (who: SignedIn) => app.contextFor(who.actor);
  const attempt = { number: 1, isLast: false, signal: new AbortController().signal };
  const drawn = async (submissionId: number) => {
    app.clock.advanceSeconds(31);
    await jobNamed('draw-blind-reviews').handler(desk.system(), {}, attempt);
    const [review] = await desk.query<{ id: number }>('select id from blind_reviews where submission_id = $1', [submissionId]);
    return review!.id;
  };
  const statusOf = async (id: number) =>
    (await desk.query<{ status: string }>('select status from submissions where id = $1', [id]))[0]!.status;

  it('names what decided in the lists and the statement, and the decision can be repeated', async () => {
    const seller = await desk.seller();
    const { id } = await desk.sendAndDecide(seller);
    const { items } = await runList(postingsList, as(desk.admin), {}, { sellerId: seller.id });
    expect(items[0]).toMatchObject({ aprovadoPor: 'Crédito automático', automatica: true });
    expect((await runList(ownPostingsList, as(seller))).items[0]).toMatchObject({ automatica: true });
    expect(await desk.query("select ator_nome from submission_events where submission_id = $1 and status_novo = 'POSTADA'", [id])).toEqual([
      { ator_nome: 'Crédito automático' },
    ]);
    const { items: decisions } = await runList(autoDecisionsList, as(desk.network), {}, { submissionId: id });
    expect(decisions).toMatchObject([{ creditada: true, razoes: [], valor: '20.00', situacao: 'APROVADA', revisao: null }]);
    const explained = await explainDecision(app.database.read, id);
    expect(explained).toMatchObject({ repeats: true, text: expect.stringContaining('A função repete esta decisão') });
    expect((await explainDecision(app.database.read, 999_999)).text).toBe('A nota 999999 não tem decisão automática.');
  });

  it('is drawn blind like any other, and disagreements above the bound switch the rule off and tell the administrators', async () => {
    const reviewer = await buildStaff(app.database, 1);
    const first = await desk.sendAndDecide(await desk.seller());
    const second = await desk.sendAndDecide(await desk.seller());
    const firstReview = await drawn(first.id);
    const [row] = (await runList(blindReviewsList, as(reviewer))).items;
    expect(JSON.stringify(row)).not.toMatch(/utom|istema/);
    const disagree = (id: number) => runAction(decideBlindReview, as(reviewer), { id, decisao: 'REPROVAR', motivo: 'Nota Ilegível' });
    expect(await disagree(firstReview)).toMatchObject({ concorda: false, primeiraDecisao: 'APROVAR' });
    expect(await desk.rule(rule)).toMatchObject({ ativa: true });
    await desk.query("update staff_users set senha_inicial = false, email = 'chefe@exemplo.com' where id = $1", [desk.admin.id]);
    await disagree(await drawn(second.id));
    const { ativa, desligada_motivo } = await desk.rule(rule);
    expect({ ativa, desligada_motivo }).toEqual({
      ativa: false,
      desligada_motivo: '2 discordâncias na revisão às cegas, acima de 2,00% de 50 revisões',
    });
    const { items: rules } = await runList(creditRulesList, as(desk.admin), {}, { networkId: desk.store.networkId });
    expect(rules.find(({ id }) => id === rule)).toMatchObject({ revisoes: 2, discordancias: 2 });
    const { items: disagreed } = await runList(autoDecisionsList, as(desk.admin), {}, { revisao: 'DISCORDA' });
    expect(disagreed.map(({ submissionId }) => submissionId)).toEqual([second.id, first.id]);
    const mails = await desk.query(
      "select assunto from outgoing_messages where assunto like 'Crédito automático desligado%' and destino = 'chefe@exemplo.com'",
    );
    expect(mails).toHaveLength(1);
    expect((await desk.sendAndDecide(await desk.seller())).creditada).toBeUndefined();
  });

  it('counts only reviews since the rule was switched on again', async () => {
    app.clock.advanceSeconds(60);
    await desk.switchOn({}, rule);
    const reviewer = await buildStaff(app.database, 1);
    const { id } = await desk.sendAndDecide(await desk.seller());
    const review = await drawn(id);
    const { items } = await runList(autoDecisionsList, as(reviewer), {}, { submissionId: id });
    expect(items).toMatchObject([{ revisao: null }]);
    await runAction(decideBlindReview, as(reviewer), { id: review, decisao: 'REPROVAR', motivo: 'Nota Ilegível' });
    expect(await desk.rule(rule)).toMatchObject({ ativa: true, desligada_motivo: null });
    const { items: rules } = await runList(creditRulesList, as(desk.admin), {}, { networkId: desk.store.networkId });
    expect(rules.find((row) => row.id === rule)).toMatchObject({ revisoes: 1, discordancias: 1 });
    await runAction(saveCreditRule, as(desk.admin), { id: rule, ativa: false, motivo: 'Férias' });
    app.clock.advanceSeconds(60);
    await desk.switchOn({ discordancia: '0' }, rule);
    const other = await desk.sendAndDecide(await desk.seller());
    await runAction(decideBlindReview, as(reviewer), { id: await drawn(other.id), decisao: 'REPROVAR', motivo: 'Nota Ilegível' });
    expect(await desk.rule(rule)).toMatchObject({
      ativa: false,
      desligada_motivo: '1 discordância na revisão às cegas, acima de 0,00% de 50 revisões',
    });
    await desk.switchOn({ discordancia: '2' }, rule);
  });

  it('does not credit the receipt of a jump, and switches the rule off', async () => {
    app.clock.advanceDays(2);
    await runAction(saveCreditRule, as(desk.admin), { id: rule, salto: '1.5' });
    const seller = await desk.seller();
    for (let sent = 0; sent < 5; sent++) expect(await desk.sendAndDecide(seller)).toMatchObject({ creditada: true });
    expect(await desk.sendAndDecide(seller)).toMatchObject({ creditada: false, razoes: expect.arrayContaining(['SALTO_MEMBRO']) });
    const { ativa, desligada_motivo } = await desk.rule(rule);
    expect(ativa).toBe(false);
    expect(desligada_motivo).toContain('Notas demais do mesmo participante em 24 horas');
    app.clock.advanceDays(2);
    await desk.switchOn({ amostra: '1' }, rule);
  });

  it('is reversed like any other decision, is not undone by another reviewer, and is never credited again', async () => {
    const seller = await desk.seller();
    const one = await desk.sendAndDecide(seller);
    const other = await desk.sendAndDecide(seller);
    await expect(runAction(undoDecision, as(desk.admin), { id: one.id })).rejects.toMatchObject({ code: 'DECISION_OF_OTHER' });
    await runAction(cancelPosting, as(desk.admin), { id: one.posting_id, causa: 'VALOR_ERRADO' });
    await runAction(returnPostingToPending, as(desk.admin), { id: other.posting_id, causa: 'VALOR_ERRADO' });
    expect([await statusOf(one.id), await statusOf(other.id)]).toEqual(['CANCELADA', 'PENDENTE']);
    await desk.decide(other.id);
    expect(await statusOf(other.id)).toBe('PENDENTE');
    expect(await desk.query('select balance from accounts where holder_type = $1 and holder_id = $2', ['SELLER', seller.id])).toEqual([
      { balance: '0.00' },
    ]);
  });

  it('waits while operations are paused, and so does taking credits back', async () => {
    const seller = await desk.seller();
    await desk.sendAndDecide(seller);
    const sent = await desk.send(seller);
    const today = app.clock.today();
    const period = { ruleId: rule, de: today, ate: today, causa: 'VALOR_ERRADO' };
    await whilePaused(app, desk.admin.id, async () => {
      await expect(desk.decide(sent)).rejects.toMatchObject({ code: 'MONEY_PAUSED' });
      await expect(runAction(takeBackCredits, as(desk.admin), period)).rejects.toMatchObject({ code: 'MONEY_PAUSED' });
    });
    expect(await desk.decisionOf(sent)).toBeUndefined();
    await desk.decide(sent);
    expect(await desk.decisionOf(sent)).toMatchObject({ creditada: true, valor: '20.00' });
  });

  it('is taken back for a period by two people, with the debts of the preview, each credit once', async () => {
    app.clock.advanceDays(3);
    const today = app.clock.today();
    const [spender, other] = [await desk.seller(), await desk.seller()];
    const [spent, kept, reversed] = [await desk.sendAndDecide(spender), await desk.sendAndDecide(other), await desk.sendAndDecide(other)];
    await desk.query(
      "select ledger_debit('SELLER', $1, 'PONTO', null, 15, 'RESGATE', 'redemption', '1', 'teste:1', null, '{}', 'system', $2::date, $3)",
      [spender.id, today, app.clock.now()],
    );
    const period = { ruleId: rule, de: today, ate: today };
    const preview = () => runQuery(creditsToTakeBackQuery, as(desk.network), period);
    expect(await preview()).toEqual({
      notas: 3,
      participantes: 2,
      valor: '60.00',
      dividas: '15.00',
      devedores: 1,
      jaEstornadas: 0,
      maximo: 2000,
    });
    const request = runAction(takeBackCredits, as(desk.network), { ...period, causa: 'OUTRO', observacao: 'Regra mal calibrada' });
    await expect(request).rejects.toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
    expect(await statusOf(spent.id)).toBe('POSTADA');
    await runAction(cancelPosting, as(desk.admin), { id: reversed.posting_id, causa: 'VALOR_ERRADO' });
    // The effect changed meanwhile: the approver sees the new one first.
    await expect(approveWaiting(app)).rejects.toMatchObject({ code: 'EFFECT_CHANGED' });
    await approveWaiting(app);
    expect([await statusOf(spent.id), await statusOf(kept.id), await statusOf(reversed.id)]).toEqual(['PENDENTE', 'PENDENTE', 'CANCELADA']);
    expect(await desk.query('select debt from accounts where holder_id = $1 and currency = $2', [spender.id, 'PONTO'])).toEqual([
      { debt: '15.00' },
    ]);
    expect(await preview()).toMatchObject({ notas: 0, jaEstornadas: 3 });
    await expect(byTwoPeople(app, runAction(takeBackCredits, as(desk.admin), { ...period, causa: 'VALOR_ERRADO' }))).rejects.toMatchObject({
      code: 'TAKE_BACK_EMPTY',
    });
  });
});
