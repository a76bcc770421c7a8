import { runAction } from '../../../../platform/actions/run-action.ts';
import { runList } from '../../../../platform/lists/run-list.ts';
import { runQuery } from '../../../../platform/queries/query.ts';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { buildProduct, buildSeller, buildStaff, buildStore, type SignedIn } from '../../../../test/builders/people.ts';
import { whilePaused } from '../../../../test/paused.ts';
import { closeInTruth } from '../../../../test/truths.ts';
import { ledger } from '../../../ledger/index.ts';
import { emptyReading, type Reading } from '../../../readings/index.ts';
import { approveHeldAction, heldActionsList } from '../../../second-person/index.ts';
import { returnPostingToPending, sendSale } from '../../index.ts';
import { removeLearnedProduct } from '../actions/remove-learned-product.ts';
import { takeBackLearnedProduct } from '../actions/take-back-learned-product.ts';
import { receiptDesk } from '../receipt-desk.fixture.ts';
import { submissionReviewQuery } from '../submission.queries.ts';
import { learnedProductsList } from './learned-products.list.ts';
import { learnedReceiptsList } from './learned-receipts.list.ts';
import { noteReceiptText } from './read-text.job.ts';

describe('what decisions taught about a printed description', () => {
  let app: TestApp;
  let judge: SignedIn;
  let other: SignedIn;
  let manager: SignedIn;
  beforeAll(async () => {
    app = await openTestApp();
    judge = await buildStaff(app.database, 2);
    other = await buildStaff(app.database, 2);
    manager = await buildStaff(app.database, 2);
  });
  afterAll(() => closeInTruth(app));

  const { as, photoSeller, send, nextNote } = receiptDesk(() => app);
  let day = 0;
  /** A receipt whose text was read; each has another time, so that none resembles another. */
  async function read(seller: SignedIn, descricao: string): Promise<number> {
    const [sent] = await send(seller, null);
    day += 1;
    const item = { codigo: null, descricao, qtde: '5', un: 'UN', valorUnitario: '100.00', total: '500.00', certeza: 0.99, lugar: null };
    const reading: Reading = { ...emptyReading('foto'), hora: `10:${day}`, itens: [{ ...item, corrigido: false }] };
    await runAction(noteReceiptText, app.contextFor({ kind: 'system' }), { submissionId: sent!.id, reading, problema: null });
    return sent!.id;
  }
  interface Approval {
    seller: SignedIn;
    submissionId: number;
    codigo: string;
  }
  const approve = (who: SignedIn, { seller, submissionId, codigo }: Approval) =>
    sendSale(as(who), {
      tipoFiscal: 'C',
      identificador: String(nextNote()),
      realizadoEm: app.clock.today(),
      itens: [{ codigo, qtde: '5', valorUnitario: '100', valorDesconto: '0' }],
      cpf: seller.cpf,
      enviarMensagem: false,
      submissionId,
    });
  const product = () => buildProduct(app.database, { valorPontos: '10' });
  const learned = async (search: string, who = judge) => (await runList(learnedProductsList, as(who), { search })).items;
  const receiptsOf = async (learnedProductId: unknown) =>
    (await runList(learnedReceiptsList, as(judge), {}, { learnedProductId: learnedProductId as number })).items;
  const produtoOf = async (id: number) => (await runQuery(submissionReviewQuery, as(judge), { id }))!.leitura?.itens[0]?.produto ?? null;
  const pointsOf = async ({ id }: SignedIn) =>
    (await ledger.available({ sql: app.database.read, clock: app.clock }, { holderType: 'SELLER', holderId: id, currency: 'PONTO' }))
      .available;
  const waiting = async () => (await runList(heldActionsList, as(manager), {}, { status: 'AGUARDA' })).items;
  const HELD = { code: 'SECOND_PERSON_NEEDED' };
  const reason = { causa: 'OUTRO', observacao: 'Produto errado' };

  /** Two receipts of one network, each approved by another reviewer, with the same description as the same product. */
  async function taughtTwice(descricao: string) {
    const seller = await photoSeller();
    const colleague = await buildSeller(app.database, { store: seller.store });
    const { codigo } = await product();
    const [first, second] = [await read(seller, descricao), await read(colleague, descricao)];
    await approve(judge, { seller, submissionId: first, codigo });
    await approve(other, { seller: colleague, submissionId: second, codigo });
    return { seller, colleague, codigo, first, second };
  }

  it('is listed once with its origin, the decisions that agree, their reviewers and its credited receipts', async () => {
    const { codigo, first, second } = await taughtTwice('SELADOR ACR 18L');
    const rows = await learned('selador acr');
    expect(rows).toMatchObject([{ codigoPadrao: codigo, submissionId: first, decisoes: 2, pessoas: 2, notas: 2 }]);
    expect((await receiptsOf(rows[0]!.id)).map(({ submissionId, ensinou }) => [submissionId, ensinou]).sort()).toEqual([
      [first, true],
      [second, true],
    ]);
  });

  it('is corrected by a decision for another product, which counts for the next receipt', async () => {
    const { seller } = await taughtTwice('FUNDO PREP BR');
    const right = await product();
    const third = await read(seller, 'FUNDO PREP BR');
    await approve(judge, { seller, submissionId: third, codigo: right.codigo });
    expect(await produtoOf(await read(seller, 'FUNDO PREP BR'))).toMatchObject({ codigo: right.codigo, motivo: 'APRENDIDO' });
    expect((await learned('fundo prep')).map(({ codigoPadrao, decisoes }) => [codigoPadrao, decisoes])).toContainEqual([right.codigo, 1]);
  });

  it('forgets the decision that was taken back when the receipt is decided otherwise', async () => {
    const { seller, first, codigo } = await taughtTwice('THINNER 5L');
    const { rows } = await app.database.pool.query("select id from postings where submission_id = $1 and status = 'APROVADA'", [first]);
    await runAction(returnPostingToPending, as(judge), { id: rows[0].id, ...reason });
    expect((await learned('thinner'))[0]).toMatchObject({ decisoes: 1, pessoas: 1, notas: 1 });
    await approve(judge, { seller, submissionId: first, codigo: (await product()).codigo });
    expect((await learned('thinner')).map(({ decisoes }) => decisoes)).toEqual([1, 1]);
    expect((await learned('thinner')).some(({ codigoPadrao }) => codigoPadrao === codigo)).toBe(true);
  });

  it('returns the receipts credited with a wrong description at once, by two people, and forgets it', async () => {
    const { seller, colleague, first, second } = await taughtTwice('MASSA ACR 25KG');
    const [row] = await learned('massa acr');
    await whilePaused(app, judge.id, async () => {
      await expect(runAction(takeBackLearnedProduct, as(judge), { id: row!.id, ...reason })).rejects.toMatchObject({
        code: 'MONEY_PAUSED',
      });
    });
    await expect(runAction(takeBackLearnedProduct, as(judge), { id: row!.id, ...reason })).rejects.toMatchObject(HELD);
    expect([await pointsOf(seller), await pointsOf(colleague)]).toEqual(['50.00', '50.00']);
    const [request] = await waiting();
    expect(request).toMatchObject({
      motivo: 'SEMPRE',
      mudancas: ['Pontos retirados: 100', 'Cashback retirado: R$\u00a00,00', 'Dívida em pontos: 0', 'Dívida em reais: R$\u00a00,00'],
    });
    expect(request!.resumo).toMatch(/^Corrigir a descrição "MASSA ACR 25KG": deixa de ser .+, e 2 notas voltam à análise$/);
    const third = await read(seller, 'MASSA ACR 25KG');
    await approve(other, { seller, submissionId: third, codigo: String(row!.codigoPadrao) });
    await expect(runAction(approveHeldAction, as(manager), { id: request!.id, versao: request!.versao })).rejects.toMatchObject({
      code: 'EFFECT_CHANGED',
    });
    const [again] = await waiting();
    await runAction(approveHeldAction, as(manager), { id: again!.id, versao: again!.versao });
    expect([await pointsOf(seller), await pointsOf(colleague)]).toEqual(['0.00', '0.00']);
    for (const id of [first, second, third]) {
      expect(await runQuery(submissionReviewQuery, as(judge), { id })).toMatchObject({ status: 'PENDENTE' });
      expect(await produtoOf(id)).toBeNull();
    }
    expect(await learned('massa acr')).toEqual([]);
    await expect(runAction(takeBackLearnedProduct, as(judge), { id: row!.id, ...reason })).rejects.toMatchObject({
      code: 'LEARNED_PRODUCT_NOT_FOUND',
    });
  });

  it('is taken back only by staff who may return sales of its network, and only while a receipt is credited', async () => {
    const { seller } = await taughtTwice('ESMALTE AZUL 3,6L');
    const [row] = await learned('esmalte azul');
    const attempt = (who: SignedIn) => runAction(takeBackLearnedProduct, as(who), { id: row!.id, ...reason });
    const elsewhere = await buildStaff(app.database, 1, { networkIds: [(await buildStore(app.database)).networkId] });
    await expect(attempt(elsewhere)).rejects.toMatchObject({ code: 'LEARNED_PRODUCT_NOT_FOUND' });
    await expect(attempt(await buildStaff(app.database, 0))).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await expect(attempt(seller)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    const { rows } = await app.database.pool.query(
      "select p.id from postings p join learned_products l on l.submission_id = p.submission_id where l.descricao = 'ESMALTE AZUL 3,6L'",
    );
    for (const { id } of rows) await runAction(returnPostingToPending, as(judge), { id, ...reason });
    await expect(attempt(judge)).rejects.toMatchObject({ code: 'LEARNED_PRODUCT_UNUSED' });
    await runAction(removeLearnedProduct, as(judge), { id: row!.id as number });
  });
});
