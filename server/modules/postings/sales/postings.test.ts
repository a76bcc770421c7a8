import { receiptPicture } from '../../../demo/pictures.ts';
import { seededRandom } from '../../../demo/random.ts';
import { runAction } from '../../../platform/actions/run-action.ts';
import { runList } from '../../../platform/lists/run-list.ts';
import { buildFiscalKey } from '../../../shared/fiscal-key.ts';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { buildConsumer, buildProduct, buildSeller, buildStaff, buildStore, type SignedIn } from '../../../test/builders/people.ts';
import { receiptJpeg, receiptPdf } from '../../../test/builders/receipts.ts';
import { closeInTruth } from '../../../test/truths.ts';
import { ledger } from '../../ledger/index.ts';
import {
  cancelPosting,
  claimNextSubmission,
  claimSubmission,
  closedSubmissionsList,
  closeSubmission,
  ownPostingsList,
  ownSubmissionsList,
  pendingSubmissionsList,
  postOwnSale,
  postSale,
  rejectSubmission,
  returnPostingToPending,
  returnSubmissionToPending,
  sendReceipts,
} from '../index.ts';

describe('postings and receipts', () => {
  let app: TestApp;
  let admin: SignedIn;
  let operator: SignedIn;
  let note = 10_000_000;
  beforeAll(async () => {
    app = await openTestApp();
    [admin, operator] = (await Promise.all([2, 1].map((level) => buildStaff(app.database, level)))) as [SignedIn, SignedIn];
  });
  afterAll(() => closeInTruth(app));

  const as = (who: SignedIn) => app.contextFor(who.actor);
  const saleOf = (codigo: string, more: object = {}) => ({
    tipoFiscal: 'N',
    identificador: String(++note),
    realizadoEm: app.clock.today(),
    itens: [{ codigo, qtde: '3.5', valorUnitario: '100', valorDesconto: '10' }],
    ...more,
  });
  const availableOf = async (seller: SignedIn) =>
    (await ledger.available({ sql: app.database.read, clock: app.clock }, { holderType: 'SELLER', holderId: seller.id, currency: 'PONTO' }))
      .available;
  async function receiptOf(seller: SignedIn): Promise<number> {
    const [sent] = await runAction(sendReceipts, as(seller), { files: [{ fileName: 'nota.jpg', bytes: await receiptJpeg() }] });
    return sent!.id;
  }

  it('scores with the value and the factor of the sale date, and explains each number', async () => {
    const seller = await buildSeller(app.database, { store: await buildStore(app.database, { fatorPontuacao: 2, tipoPontuacao: 2 }) });
    const product = await buildProduct(app.database, { valorPontos: '12.50' });
    await app.database.pool.query("insert into product_values (product_id, valor_pontos, vigente_em) values ($1, 99, '2026-11-19')", [
      product.id,
    ]);
    const posted = await runAction(postSale, as(admin), {
      ...saleOf(product.codigo, { realizadoEm: '20261118' }),
      cpf: seller.cpf,
      enviarMensagem: false,
    });
    expect(posted).toMatchObject({
      totalPontos: '87.50',
      pontosLimitados: '0.00',
      saldo: '87.50',
      mensagem: 'Venda processada com sucesso',
    });
    const { items } = await runList(ownPostingsList, as(seller));
    expect(items[0]).toMatchObject({ totalPontos: '87.50', totalVenda: '340.00', realizadoEm: '2026-11-18', venceEm: '2028-05-20' });
    const answer = await app.graphql(
      `{ postingItems(id: ${posted.id}) { qtde valorPontos fatorPontuacao pontos subTotal } }`,
      {},
      { token: seller.token, audience: 'store' },
    );
    expect(answer.data.postingItems).toEqual([
      { qtde: '3.50', valorPontos: '12.50', fatorPontuacao: 2, pontos: '87.50', subTotal: '340.00' },
    ]);
    const [row] = await app.database.read('select valor_custo, valor_ponto from postings where id = $1', [posted.id]);
    expect(row).toEqual({ valor_custo: '2.63', valor_ponto: '0.03' });
  });

  it('lets a note earn once, whatever its leading zeros, also when fifty clients send it at once', async () => {
    const seller = await buildSeller(app.database);
    const product = await buildProduct(app.database);
    const sale = saleOf(product.codigo);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) =>
        runAction(postSale, as(admin), {
          ...sale,
          identificador: `${'0'.repeat(index % 3)}${sale.identificador}`,
          cpf: seller.cpf,
          enviarMensagem: false,
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(new Set(outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason.message)] : [])))).toEqual(
      new Set(['Venda já processada']),
    );
    expect(await availableOf(seller)).toBe('35.00');
  });

  it('caps the points of a São Paulo month and says how many it held back', async () => {
    const seller = await buildSeller(app.database);
    const product = await buildProduct(app.database, { valorPontos: '10' });
    await app.database.pool.query('update system_settings set limite_pontuacao = 50');
    try {
      const posted = await Promise.all(
        [1, 2].map(() => runAction(postSale, as(admin), { ...saleOf(product.codigo), cpf: seller.cpf, enviarMensagem: false })),
      );
      expect(posted.map(({ totalPontos, pontosLimitados }) => [totalPontos, pontosLimitados]).sort()).toEqual([
        ['15.00', '20.00'],
        ['35.00', '0.00'],
      ]);
      expect(await availableOf(seller)).toBe('50.00');
    } finally {
      await app.database.pool.query('update system_settings set limite_pontuacao = 0');
    }
  });

  it('refuses a sale with the documented texts and changes nothing', async () => {
    const seller = await buildSeller(app.database);
    const product = await buildProduct(app.database);
    const refusal = (raw: object) =>
      runAction(postSale, as(admin), { cpf: seller.cpf, enviarMensagem: false, ...raw }).then(
        () => 'accepted',
        (error: Error) => error.message,
      );
    expect(await refusal(saleOf('inexistente'))).toBe('Produto não participante: inexistente');
    expect(await refusal(saleOf(product.codigo, { itens: [] }))).toBe('Adicione itens antes de processar');
    expect(await refusal(saleOf(product.codigo, { identificador: '1234567' }))).toBe('Identificador inválido');
    for (const identificador of ['<script>alert(12345678)</script>', 'nota da Maria 12345678', '00000000', '12345678\u0007'])
      expect(await refusal(saleOf(product.codigo, { identificador }))).toBe('Identificador inválido');
    expect(await refusal(saleOf(product.codigo, { realizadoEm: '31/02/2026' }))).toBe('Data inválida');
    expect(await refusal(saleOf(product.codigo, { realizadoEm: '2026-11-21' }))).toBe('Data inválida');
    expect(await refusal(saleOf(product.codigo, { tipoFiscal: 'X' }))).toBe('Tipo Fiscal é obrigatório');
    expect(await refusal({ ...saleOf(product.codigo), cpf: '12345678909' })).toBe('CPF inválido');
    for (const item of [
      { qtde: '0' },
      { qtde: '-1' },
      { qtde: 'NaN' },
      { qtde: '1e9' },
      { qtde: '0.001' },
      { valorUnitario: '-1' },
      { valorDesconto: '9999' },
      { valorDesconto: '-1' },
      { valorDesconto: '-0.01' },
      { valorDesconto: 'dez' },
    ])
      expect(
        await refusal(
          saleOf(product.codigo, { itens: [{ codigo: product.codigo, qtde: '1', valorUnitario: '5', valorDesconto: '0', ...item }] }),
        ),
      ).toBe('Informe somente valores válidos');
    expect(await refusal({ ...saleOf(product.codigo), totalPontos: '1000' })).toBe('Campo não permitido: totalPontos');
    expect(await availableOf(seller)).toBe('0.00');
  });

  it('takes several photos or PDFs, reads their codes, and shows them in analysis to their sender only', async () => {
    const seller = await buildSeller(app.database);
    const other = await buildSeller(app.database);
    const picture = await receiptJpeg();
    const sent = await runAction(sendReceipts, as(seller), {
      clientId: 'envio-0001',
      files: [
        { fileName: 'a.jpg', bytes: picture },
        { fileName: 'b.pdf', bytes: receiptPdf() },
      ],
    });
    expect(sent).toHaveLength(2);
    const again = await runAction(sendReceipts, as(seller), {
      clientId: 'envio-0001',
      files: [
        { fileName: 'a.jpg', bytes: picture },
        { fileName: 'b.pdf', bytes: receiptPdf() },
      ],
    });
    expect(again.map(({ id }) => id)).toEqual(sent.map(({ id }) => id));
    await runAction(sendReceipts, as(other), { files: [{ fileName: 'copia.jpg', bytes: picture }] });
    await app.runJobs();
    const { items, total } = await runList(ownSubmissionsList, as(seller), {}, { emAnalise: true });
    expect({ total, status: items.map(({ status }) => status) }).toEqual({ total: 2, status: ['PENDENTE', 'PENDENTE'] });
    const { items: queue } = await runList(pendingSubmissionsList, as(admin), {}, { cpf: other.cpf });
    const review = await app.graphql(
      `{ submissionReview(id: ${Number(queue[0]!.id)}) { lida findings { code severity submissionId } linkArquivo } }`,
      {},
      { token: admin.token },
    );
    expect(review.data.submissionReview).toMatchObject({
      lida: true,
      findings: [{ code: 'DUPLICATE_FILE', severity: 'HARD', submissionId: String(sent[0]!.id) }],
    });
    expect((await fetch(new URL(review.data.submissionReview.linkArquivo, app.url))).headers.get('content-type')).toBe('image/jpeg');
    await expect(
      runAction(sendReceipts, as(seller), { files: [{ fileName: 'x.svg', bytes: Buffer.from('<svg onload="alert(1)"/>') }] }),
    ).rejects.toThrow();
  });

  it('doubts a picture that looks like another, but not when both keys were read and differ', async () => {
    const seller = await buildSeller(app.database);
    const printed = {
      loja: 'Loja',
      cnpj: '',
      itens: [{ codigo: '1', descricao: 'Tinta', qtde: 1, valorUnitario: '10,00', total: '10,00' }],
      total: '10,00',
    };
    const key = { uf: 'SP', ano: 2026, mes: 11, cnpj: '11222333000181', modelo: '65' as const, serie: 1, cNF: 31_415_926 };
    const send = async (numero: number, quando: string) => {
      const bytes = await receiptPicture({ ...printed, chave: buildFiscalKey({ ...key, numero }), quando }, seededRandom(7));
      const [sent] = await runAction(sendReceipts, as(seller), { files: [{ fileName: `${numero}.jpg`, bytes }] });
      await app.runJobs();
      const [row] = await app.database.read<{ codes: string[] }>(
        "select array(select f ->> 'code' from jsonb_array_elements(leitura -> 'findings') f) as codes from submissions where id = $1",
        [sent!.id],
      );
      return row!.codes.filter((code) => code === 'SIMILAR_PICTURE');
    };
    expect(await send(41, '19/11/2026')).toEqual([]);
    expect(await send(42, '19/11/2026')).toEqual([]);
    expect(await send(42, '20/11/2026')).toEqual(['SIMILAR_PICTURE']);
  });

  it('gives each receipt to one reviewer, refuses a stale decision with who and when, and keeps the history', async () => {
    const seller = await buildSeller(app.database);
    const id = await receiptOf(seller);
    const claim = await runAction(claimSubmission, as(operator), { id });
    await expect(runAction(rejectSubmission, as(admin), { id, motivo: 'Nota Ilegível' })).rejects.toThrow(
      `Em análise por ${'nome' in operator.actor ? operator.actor.nome : ''}`,
    );
    await runAction(rejectSubmission, as(operator), { id, versao: claim.versao, motivo: 'Nota Ilegível' });
    await expect(runAction(closeSubmission, as(admin), { id, versao: claim.versao })).rejects.toThrow(
      'Esta nota já foi decidida por Usuário Nível 1 às 20/11/2026 12:00:00',
    );
    await expect(runAction(rejectSubmission, as(admin), { id, motivo: 'Nota Feia' })).rejects.toMatchObject({ code: 'INPUT_INVALID' });
    const { items } = await runList(ownSubmissionsList, as(seller), {}, { naoProcessadas: true });
    expect(items[0]).toMatchObject({ status: 'REPROVADA', reprovadoMotivo: 'Nota Ilegível' });
    await runAction(returnSubmissionToPending, as(admin), { id });
    await expect(runAction(returnSubmissionToPending, as(admin), { id })).rejects.toThrow('Esta nota não está encerrada nem reprovada');
    const { data } = await app.graphql(
      `{ submissionEvents(id: ${id}) { statusAnterior statusNovo motivo atorNome } }`,
      {},
      { token: seller.token, audience: 'store' },
    );
    expect(
      data.submissionEvents.map(({ statusNovo, atorNome }: { statusNovo: string; atorNome: string }) => [statusNovo, atorNome]),
    ).toEqual([
      ['PENDENTE', 'nome' in seller.actor ? seller.actor.nome : ''],
      ['REPROVADA', 'Equipe'],
      ['PENDENTE', 'Equipe'],
    ]);
  });

  it("keeps the reviewer's note with the rejection and its history, for the sender to read, and out of the log", async () => {
    const seller = await buildSeller(app.database);
    const id = await receiptOf(seller);
    const rejection = { id, motivo: 'Nota Incompleta' };
    await expect(runAction(rejectSubmission, as(operator), { ...rejection, observacao: 'x'.repeat(501) })).rejects.toMatchObject({
      fields: [{ field: 'observacao', message: 'A observação tem no máximo 500 caracteres' }],
    });
    await runAction(rejectSubmission, as(operator), { ...rejection, observacao: '  Falta a segunda página. ' });
    const shown = { reprovadoMotivo: 'Nota Incompleta', reprovadoObservacao: 'Falta a segunda página.' };
    expect((await runList(ownSubmissionsList, as(seller), {}, { naoProcessadas: true })).items[0]).toMatchObject(shown);
    expect((await runList(closedSubmissionsList, as(admin))).items.find((row) => row.id === id)).toMatchObject(shown);
    const notes = async () => {
      const { data } = await app.graphql(`{ submissionEvents(id: ${id}) { observacao } }`, {}, { token: seller.token, audience: 'store' });
      return data.submissionEvents.map(({ observacao }: { observacao: string | null }) => observacao);
    };
    expect(await notes()).toEqual([null, 'Falta a segunda página.']);
    const [entry] = await app.database.read<{ parametros: object }>(
      "select parametros from audit_entries where tipo = 'rejectSubmission' order by id desc limit 1",
    );
    expect(entry!.parametros).toEqual({ id });
    await runAction(returnSubmissionToPending, as(admin), { id });
    await runAction(rejectSubmission, as(operator), { ...rejection, observacao: '   ' });
    expect((await runList(ownSubmissionsList, as(seller), {}, { naoProcessadas: true })).items[0]).toMatchObject({
      reprovadoObservacao: null,
    });
  });

  it('lets exactly one of many reviewers decide a receipt at once', async () => {
    const seller = await buildSeller(app.database);
    const product = await buildProduct(app.database);
    const id = await receiptOf(seller);
    const decisions = Array.from({ length: 12 }, (_, index) =>
      index % 2
        ? runAction(rejectSubmission, as(admin), { id, versao: 1, motivo: 'Nota Incompleta' })
        : runAction(postSale, as(operator), {
            ...saleOf(product.codigo),
            cpf: seller.cpf,
            submissionId: id,
            versao: 1,
            enviarMensagem: false,
          }),
    );
    const outcomes = await Promise.allSettled<unknown>(decisions);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [posted] = await app.database.read<{ n: number }>('select count(*) as n from postings where submission_id = $1', [id]);
    expect(await availableOf(seller)).toBe(posted!.n ? '35.00' : '0.00');
  });

  it('hands the queue out oldest first, each receipt to one person', async () => {
    const scoped = await buildStore(app.database);
    const seller = await buildSeller(app.database, { store: scoped });
    const ids = [await receiptOf(seller), await receiptOf(seller), await receiptOf(seller)];
    const reviewers = await Promise.all([1, 1, 1].map(() => buildStaff(app.database, 1, { networkIds: [scoped.networkId] })));
    const claims = await Promise.all(reviewers.map((reviewer) => runAction(claimNextSubmission, as(reviewer), {})));
    expect(claims.map((claim) => Number(claim?.id)).toSorted((a, b) => a - b)).toEqual(ids);
    expect(await runAction(claimNextSubmission, as(await buildStaff(app.database, 1, { networkIds: [scoped.networkId] })), {})).toBeNull();
    await expect(
      runAction(claimSubmission, as(await buildStaff(app.database, 1, { networkIds: [999_999] })), { id: ids[0] }),
    ).rejects.toThrow('Nota não encontrada');
  });

  it('takes points back on cancel, turns spent ones into a debt that later credits pay, and cancels once', async () => {
    const seller = await buildSeller(app.database);
    const product = await buildProduct(app.database, { valorPontos: '10' });
    const { id } = await runAction(postSale, as(admin), { ...saleOf(product.codigo), cpf: seller.cpf, enviarMensagem: false });
    await app.database.transaction((tx) =>
      ledger.debit(
        { sql: tx.sql, clock: app.clock },
        {
          holderType: 'SELLER',
          holderId: seller.id,
          currency: 'PONTO',
          valor: '30',
          type: 'RESGATE',
          origemTipo: 'redemption',
          origemId: 'x',
          idempotencyKey: `teste:${id}`,
        },
      ),
    );
    const undone = await Promise.allSettled(Array.from({ length: 20 }, () => runAction(cancelPosting, as(admin), { id })));
    expect(undone.filter(({ status }) => status === 'fulfilled')).toMatchObject([{ value: { id, divida: '30.00' } }]);
    await runAction(postSale, as(admin), { ...saleOf(product.codigo), cpf: seller.cpf, enviarMensagem: false });
    expect(await availableOf(seller)).toBe('5.00');
  });

  it('returns a posting to pending with its receipt, and posts it anew under the same number', async () => {
    const seller = await buildSeller(app.database);
    const product = await buildProduct(app.database);
    const submissionId = await receiptOf(seller);
    const sale = { ...saleOf(product.codigo), cpf: seller.cpf, submissionId, enviarMensagem: false };
    const first = await runAction(postSale, as(admin), sale);
    await runAction(returnPostingToPending, as(admin), { id: first.id });
    expect(await availableOf(seller)).toBe('0.00');
    const second = await runAction(postSale, as(admin), sale);
    expect(second.id).not.toBe(first.id);
    expect(await availableOf(seller)).toBe('35.00');
    const typed = await runAction(postSale, as(admin), { ...saleOf(product.codigo), cpf: seller.cpf, enviarMensagem: false });
    await expect(runAction(returnPostingToPending, as(admin), { id: typed.id })).rejects.toThrow('Esta pontuação não tem nota enviada');
  });

  it('lets sellers of typing stores record their own sales, of this month only', async () => {
    const typing = await buildSeller(app.database, { store: await buildStore(app.database, { tipoPontuacao: 1 }) });
    const photo = await buildSeller(app.database, { store: await buildStore(app.database, { tipoPontuacao: 2 }) });
    const product = await buildProduct(app.database);
    expect(await runAction(postOwnSale, as(typing), saleOf(product.codigo))).toMatchObject({ totalPontos: '35.00' });
    await expect(runAction(postOwnSale, as(typing), saleOf(product.codigo, { realizadoEm: '2026-10-31' }))).rejects.toThrow(
      'Data fora do mês vigente',
    );
    await expect(runAction(postOwnSale, as(photo), saleOf(product.codigo))).rejects.toThrow('Sua loja não pontua por digitação');
    await expect(runAction(postOwnSale, as(admin), saleOf(product.codigo))).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });

  it('never scores more of a product than the network bought, however many sellers try at once', async () => {
    const store = await buildStore(app.database, { tipoPontuacao: 1 });
    const sellers = await Promise.all(Array.from({ length: 8 }, () => buildSeller(app.database, { store })));
    const product = await buildProduct(app.database);
    await app.database.pool.query(
      "insert into purchases (network_id, product_id, data_pedido, qtde, valor_unitario) values ($1, $2, '2026-11-01', 10, 5)",
      [store.networkId, product.id],
    );
    const two = { itens: [{ codigo: product.codigo, qtde: '2', valorUnitario: '10', valorDesconto: '0' }] };
    const outcomes = await Promise.allSettled(sellers.map((seller) => runAction(postOwnSale, as(seller), saleOf(product.codigo, two))));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason.message).toBe('Você não possui saldo para esse produto');
  });

  it('pays the points of a receipt to its sender only, and none for a consumer’s receipt', async () => {
    const [sender, other] = [await buildSeller(app.database), await buildSeller(app.database)];
    const consumer = await buildConsumer(app.database);
    const product = await buildProduct(app.database);
    const sale = { ...saleOf(product.codigo), enviarMensagem: false };
    await expect(runAction(postSale, as(admin), { ...sale, cpf: other.cpf, submissionId: await receiptOf(sender) })).rejects.toThrow(
      'Vendedor divergente',
    );
    await expect(runAction(postSale, as(admin), { ...sale, cpf: other.cpf, submissionId: await receiptOf(consumer) })).rejects.toThrow(
      'Esta nota é de um consumidor',
    );
    expect([await availableOf(sender), await availableOf(other)]).toEqual(['0.00', '0.00']);
  });
});
