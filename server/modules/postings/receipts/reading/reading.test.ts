import { runAction } from '../../../../platform/actions/run-action.ts';
import { runList } from '../../../../platform/lists/run-list.ts';
import { runQuery } from '../../../../platform/queries/query.ts';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { buildConsumer, buildProduct, buildStaff, buildStore, type SignedIn } from '../../../../test/builders/people.ts';
import { closeInTruth } from '../../../../test/truths.ts';
import { emptyReading, type Reading } from '../../../readings/index.ts';
import { ownSubmissionsList, sendCashback, sendSale, undoDecision } from '../../index.ts';
import { removeLearnedProduct } from '../actions/remove-learned-product.ts';
import { receiptDesk } from '../receipt-desk.fixture.ts';
import { submissionReviewQuery } from '../submission.queries.ts';
import { learnedProductsList } from './learned-products.list.ts';
import { noteReceiptText, readReceiptText } from './read-text.job.ts';
import { readingResultsList } from './reading-results.list.ts';

const SURE = 0.99;
const item = (more: Partial<Reading['itens'][number]>): Reading['itens'][number] => ({
  codigo: null,
  descricao: 'TINTA ACRILICA 18L',
  qtde: '2',
  un: 'UN',
  valorUnitario: '100.00',
  total: '200.00',
  certeza: SURE,
  lugar: null,
  corrigido: false,
  ...more,
});

describe('what was read from a receipt', () => {
  let app: TestApp;
  let judge: SignedIn;
  beforeAll(async () => {
    app = await openTestApp();
    judge = await buildStaff(app.database, 1);
  });
  afterAll(() => closeInTruth(app));

  const { as, photoSeller, send, keyOf, saleFor } = receiptDesk(() => app);
  const note = (submissionId: number, reading: Partial<Reading>, problema: 'CRASHED' | null = null) =>
    runAction(noteReceiptText, app.contextFor({ kind: 'system' }), {
      submissionId,
      reading: { ...emptyReading('foto'), ...reading },
      problema,
    });
  const sent = async (who: SignedIn, chave: string | null = null) => (await send(who, chave))[0]!.id;
  const review = (id: number) => runQuery(submissionReviewQuery, as(judge), { id });
  const own = async (who: SignedIn) => (await runList(ownSubmissionsList, as(who), {})).items[0];
  const truthOf = async (id: number) =>
    (await app.database.pool.query('select verdade, corrigidos from receipt_readings where submission_id = $1', [id])).rows[0];

  test('the sender reads total, day, products and an estimate by the rules of a sale', async () => {
    const seller = await photoSeller();
    const product = await buildProduct(app.database, { valorPontos: '10' });
    const id = await sent(seller);
    await note(id, {
      total: '617.10',
      data: '2026-11-05',
      itens: [item({ codigo: product.codigo, qtde: '3' }), item({ descricao: 'PARAFUSO' })],
    });
    expect(await own(seller)).toMatchObject({
      textoLido: true,
      totalLido: '617.10',
      dataLida: '2026-11-05',
      produtosLidos: 1,
      estimativa: '30.00',
    });
  });

  test('without products of the programme there is no estimate, and a reader that failed leaves the receipt to its reviewer', async () => {
    const seller = await photoSeller();
    const id = await sent(seller);
    await note(id, {}, 'CRASHED');
    expect(await own(seller)).toMatchObject({ textoLido: true, totalLido: null, produtosLidos: 0, estimativa: null });
    expect(await review(id)).toMatchObject({ status: 'PENDENTE', leitura: { itens: [], total: null } });
  });

  test('absurd amounts are kept as read, and estimate nothing', async () => {
    const seller = await photoSeller();
    const product = await buildProduct(app.database);
    const id = await sent(seller);
    const huge = '9'.repeat(30);
    await note(id, {
      total: `${huge}.00`,
      itens: [item({ codigo: product.codigo, qtde: huge, valorUnitario: huge, total: huge })],
    });
    expect(await own(seller)).toMatchObject({ textoLido: true, totalLido: null, produtosLidos: 1, estimativa: null });
    expect((await review(id))?.leitura).toMatchObject({ total: `${huge}.00` });
  });

  test('a file that is gone is noted as not read after the last attempt, so that nothing asks for it forever', async () => {
    const seller = await photoSeller();
    const id = await sent(seller);
    const gone = { ...app.contextFor({ kind: 'system' }), env: { ...app.contextFor({ kind: 'system' }).env, READER: 'on' as const } };
    await app.database.pool.query(
      "update stored_files set chave = 'sumiu.pdf' where id = (select file_id from submissions where id = $1)",
      [id],
    );
    const attempt = { number: 1, isLast: false, signal: new AbortController().signal };
    await expect(readReceiptText.handler(gone, { submissionId: id }, attempt)).rejects.toThrow();
    await readReceiptText.handler(gone, { submissionId: id }, { ...attempt, isLast: true });
    expect(await own(seller)).toMatchObject({ textoLido: true, totalLido: null });
  });

  test('a bar code, a code of the store and a likely description find their product; what is not sure says so', async () => {
    const seller = await photoSeller();
    const byBarcode = await buildProduct(app.database, { gtin: '07891234567895' });
    const byCode = await buildProduct(app.database);
    const byName = await buildProduct(app.database);
    await app.database.pool.query("update products set nome = 'Verniz marítimo incolor brilhante 3,6 L' where id = $1", [byName.id]);
    const id = await sent(seller);
    await note(id, {
      itens: [
        item({ codigo: '7891234567895' }),
        item({ codigo: byCode.codigo }),
        item({ codigo: '99', descricao: 'VERNIZ MARITIMO INCOLOR BRILHANTE 3,6L', certeza: 0.6 }),
        item({ codigo: '98', descricao: 'PREGO 17X27' }),
      ],
    });
    const { leitura } = (await review(id))!;
    expect(leitura?.itens.map(({ produto, certo }) => [produto?.codigo ?? null, produto?.motivo ?? null, certo])).toEqual([
      [byBarcode.codigo, 'EAN', true],
      [byCode.codigo, 'CODIGO', true],
      [byName.codigo, 'SEMELHANTE', false],
      [null, null, true],
    ]);
  });

  test('a key that is sure identifies the receipt; one that is not changes nothing', async () => {
    const seller = await photoSeller();
    const store = (await review(await sent(seller)))!;
    const chave = keyOf(store.cnpj!);
    const unsure = await sent(seller);
    await note(unsure, { chave, certeza: { chave: 0.85 } });
    expect((await review(unsure))!.chaveFiscal).toBeNull();
    const sure = await sent(seller);
    await note(sure, { chave, certeza: { chave: SURE } });
    expect((await review(sure))!.chaveFiscal).toBe(chave);
    const again = await sent(seller);
    await note(again, { chave, certeza: { chave: SURE } });
    expect((await review(again))!.findings.map(({ code }) => code)).toContain('DUPLICATE_NOTE');
  });

  test('a cancelled note is a hard doubt', async () => {
    const id = await sent(await photoSeller());
    await note(id, { cancelada: true });
    expect((await review(id))!.findings).toEqual([
      { code: 'NOTE_CANCELLED', severity: 'HARD', message: 'Nota Não Qualificada: a nota fiscal foi cancelada' },
    ]);
  });

  test('the same paper in another picture is a soft doubt: also without a key, and while the first one is approved', async () => {
    const seller = await photoSeller();
    const text = { data: '2026-11-05', hora: '10:11:12', total: '200.00', itens: [item({})] };
    const [first, cropped, later] = [await sent(seller), await sent(seller), await sent(seller)];
    await note(first, text);
    await note(cropped, { ...text, hora: '10:11', itens: [item({ codigo: '9', descricao: 'TINTA ACR' })] });
    await note(later, { ...text, hora: '10:12:00' });
    const found = async (id: number) =>
      (await review(id))!.findings.map(({ code, severity, submissionId }) => [code, severity, submissionId]);
    expect([await found(first), await found(later)]).toEqual([[], []]);
    expect(await found(cropped)).toEqual([['SAME_TEXT', 'SOFT', first]]);
    const stranger = await sent(await photoSeller());
    await note(stranger, text);
    expect(await found(stranger)).toEqual([]);
    expect((await review(cropped))!.findings[0]!.message).toBe(
      `Mesma loja, dia, total e itens da nota ${first}: confira se é a mesma compra`,
    );
  });

  test('two copies that are read at once: one of them is doubted', async () => {
    const seller = await photoSeller();
    const ids = [await sent(seller), await sent(seller)];
    await Promise.all(ids.map((id) => note(id, { data: '2026-11-06', total: '200.00', itens: [item({})] })));
    const found = await Promise.all(ids.map(async (id) => (await review(id))!.findings.length));
    expect(found.sort()).toEqual([0, 1]);
  });

  test('a print that contradicts the key in the picture or the typed one is a soft doubt', async () => {
    const seller = await photoSeller();
    const { cnpj } = (await review(await sent(seller)))!;
    const id = await sent(seller, keyOf(cnpj!));
    await app.runJobs();
    await note(id, { data: '2026-10-30', impresso: { numero: '77' }, certeza: { data: SURE } });
    const { findings } = (await review(id))!;
    expect(findings.map(({ code, severity }) => [code, severity])).toEqual(Array(2).fill(['PRINT_DIFFERENT', 'SOFT']));
  });

  test('the decided values are the truth; a description that was assigned is known in the next receipt of the network', async () => {
    const seller = await photoSeller();
    const id = await sent(seller);
    const sale = await saleFor(seller);
    const [line] = sale.itens;
    const printed = { descricao: 'TTA FOSCO BR 18', codigo: '4471', qtde: '5', valorUnitario: '100.00' };
    await note(id, { modelo: '65', numero: sale.identificador, data: sale.realizadoEm, itens: [item(printed)] });
    await sendSale(as(judge), { ...sale, submissionId: id });
    expect(await truthOf(id)).toMatchObject({ corrigidos: ['itens'], verdade: { itens: [{ codigo: line!.codigo, qtde: '5.00' }] } });
    const next = await sent(seller);
    await note(next, { itens: [item(printed)] });
    expect((await review(next))!.leitura?.itens[0]?.produto).toMatchObject({ codigo: line!.codigo, motivo: 'APRENDIDO' });

    const { items } = await runList(learnedProductsList, as(judge), { search: 'tta fosco' });
    expect(items).toMatchObject([{ descricao: 'TTA FOSCO BR 18', codigoPadrao: line!.codigo, submissionId: id }]);
    await runAction(removeLearnedProduct, as(judge), { id: items[0]!.id as number });
    expect((await review(next))!.leitura?.itens[0]?.produto).toBeNull();
  });

  test('what a decision taught is forgotten with the decision', async () => {
    const seller = await photoSeller();
    const id = await sent(seller);
    const sale = await saleFor(seller);
    const printed = { descricao: 'MASSA CORRIDA 25KG PVA', qtde: '5', valorUnitario: '100.00' };
    await note(id, { itens: [item(printed)] });
    await sendSale(as(judge), { ...sale, submissionId: id });
    await runAction(undoDecision, as(judge), { id });
    const next = await sent(seller);
    await note(next, { itens: [item(printed)] });
    expect((await review(next))!.leitura?.itens[0]?.produto).toBeNull();
  });

  test('another network learns nothing, and its staff neither see nor remove what was learned here', async () => {
    const seller = await photoSeller();
    const id = await sent(seller);
    const printed = { descricao: 'ESMALTE SINT BRANCO 900ML', qtde: '5', valorUnitario: '100.00' };
    await note(id, { itens: [item(printed)] });
    await sendSale(as(judge), { ...(await saleFor(seller)), submissionId: id });
    const stranger = await photoSeller();
    const theirs = await sent(stranger);
    await note(theirs, { itens: [item(printed)] });
    expect((await review(theirs))!.leitura?.itens[0]?.produto).toBeNull();
    const elsewhere = await buildStaff(app.database, 1, { networkIds: [(await buildStore(app.database)).networkId] });
    expect((await runList(learnedProductsList, as(elsewhere), { search: 'esmalte sint' })).items).toEqual([]);
    const [{ id: learned }] = (await app.database.pool.query('select id from learned_products where submission_id = $1', [id])).rows;
    await expect(runAction(removeLearnedProduct, as(elsewhere), { id: learned })).rejects.toMatchObject({
      code: 'LEARNED_PRODUCT_NOT_FOUND',
    });
  });

  test('a consumer is told the estimate in BRL, and the report counts what nobody corrected', async () => {
    const store = await buildStore(app.database, { ativoClientes: true });
    const consumer = await buildConsumer(app.database);
    const product = await buildProduct(app.database);
    const id = await sent(consumer);
    const today = app.clock.today();
    const { rows } = await app.database.pool.query('select percentual_cashback from system_settings');
    await note(id, {
      modelo: '65',
      numero: '70000001',
      cnpj: store.cnpj,
      data: today,
      total: '250.00',
      itens: [item({ codigo: product.codigo })],
    });
    const estimate = Math.trunc(200 * Number(rows[0].percentual_cashback)) / 100;
    expect(Number((await own(consumer))?.estimativa)).toBe(estimate);
    await sendCashback(as(judge), {
      cpf: consumer.cpf,
      cnpjLoja: store.cnpj,
      tipoFiscal: 'C',
      identificador: '70000001',
      realizadoEm: today,
      totalVenda: '250.00',
      valorProdutosSW: '200.00',
      submissionId: id,
      enviarMensagem: false,
    });
    expect(await truthOf(id)).toMatchObject({ corrigidos: [] });
    const { items } = await runList(readingResultsList, as(judge), {}, { storeId: store.id });
    expect(items).toMatchObject([{ fonte: 'FOTO', decididas: 1, semCorrecao: 1, percentual: '100.00', maisCorrigido: null }]);
  });
});
