import { runAction } from '../../platform/actions/run-action.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildConsumer, buildProduct, buildSeller, buildStaff, buildStore, type SignedIn } from '../../test/builders/people.ts';
import { receiptJpeg, receiptPdf } from '../../test/builders/receipts.ts';
import {
  claimNextSubmission,
  closeSubmission,
  ownSubmissionsList,
  postSale,
  rejectSubmission,
  returnSubmissionToPending,
  sendReceipts,
  undoDecision,
} from '../postings/index.ts';
import { decideContest } from './actions/decide-contest.ts';
import { openContest } from './actions/open-contest.ts';
import { contestsList } from './contests.list.ts';
import { contestReversalsQuery } from './reversals.query.ts';

const TEXTO = 'A nota está inteira na segunda foto';

describe('contests', () => {
  let app: TestApp;
  let admin: SignedIn;
  beforeAll(async () => {
    app = await openTestApp();
    admin = await buildStaff(app.database, 2);
  });
  afterAll(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
  });

  const as = (who: SignedIn) => app.contextFor(who.actor);
  /** A rejected note in its own store, within reach of only its rejecter and one other operator, besides the administrators. */
  async function rejectedNote() {
    const store = await buildStore(app.database, { tipoPontuacao: 2 });
    const seller = await buildSeller(app.database, { store });
    const [rejecter, other] = await Promise.all([1, 1].map(() => buildStaff(app.database, 1, { networkIds: [store.networkId] })));
    const submissionId = await sentBy(seller);
    await runAction(rejectSubmission, as(rejecter!), { id: submissionId, motivo: 'Nota Incompleta' });
    return { store, seller, rejecter: rejecter!, other: other!, submissionId };
  }
  async function sentBy(who: SignedIn): Promise<number> {
    const [sent] = await runAction(sendReceipts, as(who), { files: [{ fileName: 'nota.jpg', bytes: await receiptJpeg() }] });
    return sent!.id;
  }
  const eventsOf = async (who: SignedIn, id: number) => {
    const { data } = await app.graphql(
      `{ submissionEvents(id: ${id}) { statusNovo motivo atorNome } }`,
      {},
      { token: who.token, ...(who.actor.kind === 'staff' ? {} : { audience: 'store' as const }) },
    );
    return data.submissionEvents.map(({ statusNovo, motivo }: { statusNovo: string; motivo: string | null }) => [statusNovo, motivo]);
  };

  it('tells the outcome to who sent the note, by the channels they said yes to', async () => {
    const { seller, other, submissionId } = await rejectedNote();
    await app.database.pool.query("update sellers set email = 'quem@exemplo.com', celular = '11955554444' where id = $1", [seller.id]);
    await app.database.pool.query(
      "insert into consents (kind, person_id, tipo, aceito, texto, texto_hash) values ('SELLER', $1, 'EMAIL', true, 'x', 'x')",
      [seller.id],
    );
    await runAction(openContest, as(seller), { submissionId, texto: TEXTO });
    const [contest] = (await runList(contestsList, as(other))).items;
    await runAction(decideContest, as(other), { id: contest!.id, resultado: 'MANTIDA', resposta: 'O valor não aparece.' });
    const { rows } = await app.database.pool.query('select canal, destino, assunto, texto from outgoing_messages');
    expect(rows).toMatchObject([{ canal: 'EMAIL', destino: 'quem@exemplo.com', assunto: 'Sua contestação foi respondida' }]);
    expect(rows[0].texto).toContain('foi mantida');
    expect(rows[0].texto).toContain('O valor não aparece.');
    await app.database.pool.query('delete from outgoing_messages');
    app.ports.fakeJobs.sent.length = 0;
  });

  it('opens once for a note, with an optional file, due in five business days, for somebody who did not reject it', async () => {
    const { seller, rejecter, other, submissionId } = await rejectedNote();
    const own = (await runList(ownSubmissionsList, as(seller))).items[0];
    expect(own).toMatchObject({ contestacao: null, contestavelAte: '2027-02-18' });
    const file = { fileName: 'melhor.pdf', bytes: receiptPdf() };
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => runAction(openContest, as(seller), { submissionId, texto: TEXTO, arquivo: file })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason.message).toBe('Esta nota já foi contestada');
    const { items } = await runList(contestsList, as(other));
    // Friday, 20 November, is a holiday; this is five business days later.
    expect(items).toMatchObject([
      {
        submissionId,
        status: 'ABERTA',
        texto: TEXTO,
        reprovadoMotivo: 'Nota Incompleta',
        reprovadoPorId: rejecter.id,
        prazoEm: '2026-11-27',
      },
    ]);
    expect(items[0]!.linkArquivo).toEqual(expect.stringContaining('/arquivos/'));
    const [row] = await app.database.read<{ responsavel_id: number }>('select responsavel_id from contests where submission_id = $1', [
      submissionId,
    ]);
    expect(row!.responsavel_id).not.toBe(rejecter.id);
    expect((await runList(ownSubmissionsList, as(seller))).items[0]).toMatchObject({ contestacao: 'ABERTA', contestavelAte: null });
  });

  it('refuses short texts, foreign notes, notes in analysis, notes of 91 days ago, and anybody but their sender', async () => {
    const { seller, store, submissionId, other } = await rejectedNote();
    const contest = (who: SignedIn, more: object = {}) =>
      runAction(openContest, as(who), { submissionId, texto: TEXTO, ...more }).then(
        () => 'accepted',
        (error: Error & { code: string }) => error.message,
      );
    expect(await contest(seller, { texto: 'Injusto  ' })).toBe('Explique em pelo menos 10 caracteres');
    expect(await contest(await buildSeller(app.database, { store }))).toBe('Nota não encontrada');
    expect(await contest(await buildConsumer(app.database))).toBe('Nota não encontrada');
    await expect(runAction(openContest, as(other), { submissionId, texto: TEXTO })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await contest(seller, { submissionId: await sentBy(seller) })).toBe('Só notas não processadas podem ser contestadas');
    const now = app.clock.now().toISOString();
    try {
      app.clock.advanceDays(91);
      expect(await contest(seller)).toBe('O prazo de 90 dias para contestar esta nota terminou');
      app.clock.advanceDays(-1);
      expect(await contest(seller)).toBe('accepted');
    } finally {
      app.clock.moveTo(now);
    }
  });

  it('keeps the rejection with an answer that the sender reads', async () => {
    const { seller, rejecter, other, submissionId } = await rejectedNote();
    const { id } = await runAction(openContest, as(seller), { submissionId, texto: TEXTO });
    const decision = { id, resultado: 'MANTIDA', resposta: 'O rodapé continua cortado' };
    await expect(runAction(decideContest, as(rejecter), decision)).rejects.toThrow('Quem reprovou a nota não decide a contestação');
    await expect(runAction(decideContest, as(await buildStaff(app.database, 0)), decision)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await expect(runAction(decideContest, as(await buildStaff(app.database, 1, { networkIds: [999_999] })), decision)).rejects.toThrow(
      'Contestação não encontrada',
    );
    await expect(runAction(decideContest, as(other), { ...decision, resposta: ' ' })).rejects.toThrow(
      'Escreva a resposta para quem contestou',
    );
    await expect(runAction(returnSubmissionToPending, as(admin), { id: submissionId })).rejects.toThrow(
      'Esta nota tem uma contestação aberta',
    );
    await runAction(decideContest, as(other), decision);
    await expect(runAction(decideContest, as(admin), decision)).rejects.toThrow('Esta contestação já foi decidida');
    expect(await eventsOf(seller, submissionId)).toEqual([
      ['PENDENTE', null],
      ['REPROVADA', 'Nota Incompleta'],
      ['CONTESTADA', TEXTO],
      ['CONTESTACAO_MANTIDA', 'O rodapé continua cortado'],
    ]);
    expect((await runList(ownSubmissionsList, as(seller))).items[0]).toMatchObject({
      status: 'REPROVADA',
      contestacao: 'MANTIDA',
      contestacaoResposta: 'O rodapé continua cortado',
    });
    await expect(runAction(openContest, as(seller), { submissionId, texto: TEXTO })).rejects.toThrow('Esta nota já foi contestada');
  });

  it('brings a reverted note back before all others, decided once however many judge at once', async () => {
    const { seller, other, submissionId } = await rejectedNote();
    await app.database.pool.query("update submissions set criado_em = criado_em + interval '1 hour' where id = $1", [submissionId]);
    const older = await sentBy(seller);
    const { id } = await runAction(openContest, as(seller), { submissionId, texto: TEXTO });
    const judged = await Promise.allSettled(
      ['MANTIDA', 'REVERTIDA', 'REVERTIDA', 'MANTIDA'].map((resultado) =>
        runAction(decideContest, as(admin), { id, resultado, resposta: 'Vista de novo' }),
      ),
    );
    expect(judged.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [row] = await app.database.read<{ k: string; s: string }>(
      'select k.status as k, s.status as s from contests k join submissions s on s.id = k.submission_id where k.id = $1',
      [id],
    );
    expect(row!.s).toBe(row!.k === 'REVERTIDA' ? 'PENDENTE' : 'REPROVADA');
    if (row!.k === 'MANTIDA') return;
    expect(await runAction(claimNextSubmission, as(other), {})).toMatchObject({ id: submissionId });
    expect(await runAction(claimNextSubmission, as(other), { skip: [submissionId] })).toMatchObject({ id: older });
    await runAction(rejectSubmission, as(other), { id: submissionId, motivo: 'Nota Incompleta' });
    await expect(runAction(openContest, as(seller), { submissionId, texto: TEXTO })).rejects.toThrow('Esta nota já foi contestada');
  });

  it('stands in the way of taking the rejection back, and a note that it brought back keeps its place when that is done later', async () => {
    const { seller, rejecter, other, submissionId } = await rejectedNote();
    const { id } = await runAction(openContest, as(seller), { submissionId, texto: TEXTO });
    await expect(runAction(undoDecision, as(rejecter), { id: submissionId })).rejects.toMatchObject({ code: 'SUBMISSION_CONTESTED' });
    await runAction(decideContest, as(other), { id, resultado: 'REVERTIDA', resposta: 'Vista de novo' });
    await runAction(rejectSubmission, as(other), { id: submissionId, motivo: 'Nota Incompleta' });
    await runAction(undoDecision, as(other), { id: submissionId });
    expect(await app.database.read('select status, prioridade from submissions where id = $1', [submissionId])).toEqual([
      { status: 'PENDENTE', prioridade: true },
    ]);
  });

  it("takes a consumer's contest of a note ended without a reason", async () => {
    const consumer = await buildConsumer(app.database);
    const submissionId = await sentBy(consumer);
    const closer = await buildStaff(app.database, 2);
    await runAction(closeSubmission, as(closer), { id: submissionId });
    const { id } = await runAction(openContest, as(consumer), { submissionId, texto: TEXTO });
    await expect(runAction(decideContest, as(closer), { id, resultado: 'REVERTIDA', resposta: 'ok' })).rejects.toMatchObject({
      code: 'CONTEST_OWN_DECISION',
    });
    await runAction(decideContest, as(admin), { id, resultado: 'REVERTIDA', resposta: 'Reaberta' });
    expect(await eventsOf(consumer, submissionId)).toEqual([
      ['PENDENTE', null],
      ['ENCERRADA', null],
      ['CONTESTADA', TEXTO],
      ['PENDENTE', 'Reaberta'],
    ]);
  });

  it('is followed by its sender alone, from what the machine read to what it gave', async () => {
    // Reading a picture takes seconds on a busy machine: skips those of other tests.
    app.ports.fakeJobs.sent.length = 0;
    const { store, seller, rejecter, other, submissionId } = await rejectedNote();
    const receipt = async (who: SignedIn, id = submissionId) => {
      const { data } = await app.graphql(
        `{ ownSubmission(id: ${id}) { status lida chaveFiscal reprovadoMotivo contestacao contestavelAte pontuadoEm totalPontos cashback venceEm } }`,
        {},
        { token: who.token, audience: 'store' },
      );
      return data.ownSubmission;
    };
    expect(await receipt(seller)).toMatchObject({
      status: 'REPROVADA',
      lida: false,
      reprovadoMotivo: 'Nota Incompleta',
      totalPontos: null,
    });
    await app.runJobs();
    expect(await receipt(seller)).toMatchObject({ lida: true, chaveFiscal: null });
    for (const stranger of [await buildSeller(app.database, { store }), await buildConsumer(app.database)])
      expect([await receipt(stranger), await receipt(stranger, 999_999)]).toEqual([null, null]);
    const contest = await runAction(openContest, as(seller), { submissionId, texto: TEXTO });
    await runAction(decideContest, as(other), { id: contest.id, resultado: 'REVERTIDA', resposta: 'Legível' });
    const product = await buildProduct(app.database, { valorPontos: '12.50' });
    await runAction(postSale, as(rejecter), {
      tipoFiscal: 'C',
      identificador: '77345678',
      realizadoEm: app.clock.today(),
      itens: [{ codigo: product.codigo, qtde: '2', valorUnitario: '50', valorDesconto: '0' }],
      cpf: seller.cpf,
      submissionId,
      enviarMensagem: false,
    });
    expect(await receipt(seller)).toMatchObject({
      status: 'POSTADA',
      contestacao: 'REVERTIDA',
      totalPontos: '25.00',
      cashback: null,
      venceEm: '2028-05-20',
    });
    const { data } = await app.graphql('{ ownPostings { items { submissionId } } }', {}, { token: seller.token, audience: 'store' });
    expect(data.ownPostings.items).toEqual([{ submissionId: String(submissionId) }]);
  });

  it('reports how often rejections of each reviewer and reason do not stand, within reach', async () => {
    const { seller, rejecter, other, submissionId } = await rejectedNote();
    const second = await sentBy(seller);
    await runAction(rejectSubmission, as(rejecter), { id: second, motivo: 'Nota Ilegível' });
    for (const [id, resultado] of [
      [submissionId, 'REVERTIDA'],
      [second, 'MANTIDA'],
    ] as const) {
      const contest = await runAction(openContest, as(seller), { submissionId: id, texto: TEXTO });
      await runAction(decideContest, as(other), { id: contest.id, resultado, resposta: 'Decidida' });
    }
    const rows = await runQuery(contestReversalsQuery, as(other));
    expect(rows.filter(({ decididas, grupo }) => grupo === 'REVISOR' && decididas === 2)).toEqual([
      { grupo: 'REVISOR', nome: 'Usuário Nível 1', decididas: 2, revertidas: 1, taxa: '50.0' },
    ]);
    expect(rows).toContainEqual({ grupo: 'MOTIVO', nome: 'Nota Ilegível', decididas: 1, revertidas: 0, taxa: '0.0' });
    await expect(runQuery(contestReversalsQuery, as(await buildStaff(app.database, 0)))).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });
});
