import { runAction } from '../../../platform/actions/run-action.ts';
import { runList } from '../../../platform/lists/run-list.ts';
import { runQuery } from '../../../platform/queries/query.ts';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { buildConsumer, buildSeller, buildStaff, buildStore, type SignedIn } from '../../../test/builders/people.ts';
import { receiptJpeg } from '../../../test/builders/receipts.ts';
import { approveHeld, declineHeld } from '../../../test/held.ts';
import { setLimits } from '../../../test/limits.ts';
import { closeInTruth } from '../../../test/truths.ts';
import { heldActionsList } from '../../second-person/index.ts';
import {
  claimNextSubmission,
  claimSubmission,
  pendingSubmissionsList,
  rejectSubmission,
  sendCashback,
  sendReceipts,
  sendSale,
} from '../index.ts';
import { postingEditsQuery } from '../sales/posting-edits.query.ts';
import { updatePosting } from './actions/update-posting.ts';
import { receiptDesk, refusalOf } from './receipt-desk.fixture.ts';
import { reviewMetricsQuery } from './review.queries.ts';
import { submissionEventsQuery } from './submission.queries.ts';

describe('moderation beyond the documents', () => {
  let app: TestApp;
  let admin: SignedIn;
  let operator: SignedIn;
  beforeAll(async () => {
    app = await openTestApp();
    [admin, operator] = (await Promise.all([2, 1].map((level) => buildStaff(app.database, level)))) as [SignedIn, SignedIn];
  });
  afterAll(() => closeInTruth(app));

  const { as, keyOf, nextNote, photoSeller, saleFor, send } = receiptDesk(() => app);

  describe('the second approval', () => {
    beforeAll(() => configure('40'));
    afterAll(() => configure('0'));
    const configure = (pontos: string) => setLimits(app.database.pool, { segunda_aprovacao_pontos: pontos, segunda_aprovacao_reais: '10' });
    const balanceOf = async (id: number) =>
      (
        await app.database.read<{ balance: string }>("select balance from accounts where holder_type = 'SELLER' and holder_id = $1", [id])
      )[0]?.balance ?? '0.00';

    it('holds a sale at the limit until another person approves it, once, however many try', async () => {
      const seller = await photoSeller();
      const [sent] = await send(seller, null);
      const first = await sendSale(as(operator), { ...(await saleFor(seller)), submissionId: sent!.id });
      expect(first).toMatchObject({
        aguardaAprovacao: true,
        valor: '50.00',
        mensagem: 'Venda enviada para a segunda aprovação',
      });
      expect(await balanceOf(seller.id)).toBe('0.00');
      await expect(sendSale(as(admin), { ...(await saleFor(seller)), submissionId: sent!.id })).rejects.toThrow(
        'Este mesmo pedido já aguarda a aprovação de outra pessoa.',
      );
      await expect(approveHeld(as(operator), { id: first.id })).rejects.toThrow('A segunda aprovação é de outra pessoa');
      const { items } = await runList(pendingSubmissionsList, as(admin), {}, { cpf: seller.cpf, faixa: 'SEGUNDA_APROVACAO' });
      expect(items).toMatchObject([{ id: sent!.id, aguardaAprovacao: 'Usuário Nível 1' }]);
      const rivals = await Promise.allSettled(Array.from({ length: 6 }, () => approveHeld(as(admin), { id: first.id })));
      expect(rivals.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await balanceOf(seller.id)).toBe('50.00');
      const [posting] = await app.database.read('select status, aprovado_por_id, submission_id from postings where submission_id = $1', [
        sent!.id,
      ]);
      expect(posting).toEqual({ status: 'APROVADA', aprovado_por_id: admin.id, submission_id: sent!.id });
      const events = async (who: SignedIn) =>
        (await runQuery(submissionEventsQuery, as(who), { id: sent!.id })).map(({ statusNovo }) => statusNovo);
      expect(await events(admin)).toEqual(['PENDENTE', 'AGUARDA_APROVACAO', 'POSTADA']);
      expect(await events(seller)).toEqual(['PENDENTE', 'POSTADA']);
    });

    it('lets smaller sales through, typed ones of any size wait, and one note waits once', async () => {
      const seller = await photoSeller();
      const small = await saleFor(seller);
      small.itens[0]!.qtde = '3.99';
      expect(await sendSale(as(operator), small)).toMatchObject({ aguardaAprovacao: false, totalPontos: '39.90' });
      const large = await saleFor(seller);
      const waiting = await sendSale(as(operator), large);
      await expect(sendSale(as(admin), large)).rejects.toThrow('Este mesmo pedido já aguarda a aprovação de outra pessoa.');
      const scoped = await buildStaff(app.database, 1, { networkIds: [999_999] });
      await expect(approveHeld(as(scoped), { id: waiting.id })).rejects.toThrow('Pedido não encontrado');
      expect((await runList(heldActionsList, as(scoped), {}, {})).total).toBe(0);
      await expect(declineHeld(as(admin), { id: waiting.id, justificativa: ' ' })).rejects.toThrow('Por favor, informe uma justificativa');
      await declineHeld(as(admin), { id: waiting.id, justificativa: 'Total errado' });
      await expect(approveHeld(as(admin), { id: waiting.id })).rejects.toThrow('Este pedido já foi decidido');
      expect(await balanceOf(seller.id)).toBe('39.90');
      expect(await sendSale(as(operator), large)).toMatchObject({ aguardaAprovacao: true });
      await expect(approveHeld(as(seller), { id: waiting.id })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    });

    it('answers a posting or the request that waits, as two types of one union', async () => {
      const seller = await photoSeller();
      const query = `mutation ($input: SaleInput!) { postSale(input: $input) {
        __typename ...Sale ... on HeldAction { id amount: valor moeda motivo status text: resumo }
      } } fragment Sale on PostedSale { id text: mensagem saldo totalPontos }`;
      const ask = async (qtde: string) => {
        const sale = await saleFor(seller);
        sale.itens[0]!.qtde = qtde;
        const { data, errors } = await app.graphql(query, { input: sale }, operator);
        return data?.postSale ?? errors;
      };
      const { saldo, ...posted } = await ask('1');
      expect(posted).toMatchObject({ __typename: 'PostedSale', totalPontos: '10.00', text: 'Venda processada com sucesso' });
      expect(saldo).toBe(await balanceOf(seller.id));
      const waiting = await ask('5');
      expect(waiting).toEqual({
        __typename: 'HeldAction',
        id: waiting.id,
        amount: '50.00',
        moeda: 'PONTO',
        motivo: 'LIMITE',
        status: 'AGUARDA',
        text: expect.stringContaining('50,00 pontos'),
      });
      await declineHeld(as(admin), { id: Number(waiting.id), justificativa: 'Teste' });
    });

    it('asks for two people where a receipt is doubted gravely and lightly at once, and leaves it to the other one in the queue', async () => {
      const store = await buildStore(app.database, { tipoPontuacao: 2 });
      const seller = await buildSeller(app.database, { store });
      const [reviewer, second] = await Promise.all([1, 1].map(() => buildStaff(app.database, 1, { networkIds: [store.networkId] })));
      const [sent] = await send(seller, keyOf(store.cnpj, { mes: 12, cNF: 11_111_111 }), false);
      await app.runJobs();
      const sale = await saleFor(seller, { submissionId: sent!.id });
      sale.itens[0]!.qtde = '1';
      expect(await sendSale(as(reviewer!), sale)).toMatchObject({ aguardaAprovacao: true, valor: '10.00' });
      expect(await runAction(claimNextSubmission, as(reviewer!), {})).toBeNull();
      expect(await runAction(claimNextSubmission, as(second!), {})).toMatchObject({ id: sent!.id });
      await runAction(rejectSubmission, as(second!), { id: sent!.id, motivo: 'Data fora do mês vigente' });
      const { items } = await runList(heldActionsList, as(admin), {}, { submissionId: sent!.id });
      expect(items).toMatchObject([{ status: 'RECUSADA', motivo: 'AVISOS' }]);
    });

    it('holds cashback above its own limit', async () => {
      const consumer = await buildConsumer(app.database);
      const { cnpj } = await buildStore(app.database);
      const purchase = { cpf: consumer.cpf, cnpjLoja: cnpj, tipoFiscal: 'C', realizadoEm: app.clock.today(), enviarMensagem: false };
      const post = (valor: string) =>
        sendCashback(as(operator), {
          ...purchase,
          identificador: String(nextNote()),
          totalVenda: valor,
          valorProdutosSW: valor,
        });
      expect(await post('499')).toMatchObject({ aguardaAprovacao: false });
      const waiting = await post('600');
      expect(waiting).toMatchObject({ aguardaAprovacao: true, valor: '12.00' });
      const { id } = await approveHeld(as(admin), { id: waiting.id });
      const [posting] = await app.database.read('select cashback from postings where id = $1', [id]);
      expect(posting).toEqual({ cashback: '12.00' });
    });
  });

  it("corrects a note's number, type and day with a reason, never its points", async () => {
    const seller = await photoSeller();
    const sale = await saleFor(seller);
    const { id } = await sendSale(as(admin), sale);
    const taken = await saleFor(seller);
    await sendSale(as(admin), taken);
    const [item] = sale.itens;
    await app.database.pool.query(
      "insert into product_values (product_id, valor_pontos, vigente_em) select id, 10, '2026-11-10' from products where codigo = $1",
      [item!.codigo],
    );
    await app.database.pool.query(
      "insert into product_values (product_id, valor_pontos, vigente_em) select id, 99, '2026-11-01' from products where codigo = $1",
      [item!.codigo],
    );
    const edit = (more: object) =>
      runAction(updatePosting, as(admin), {
        id,
        tipoFiscal: 'C',
        identificador: sale.identificador,
        realizadoEm: sale.realizadoEm,
        motivo: 'Digitada errada',
        ...more,
      });
    expect(await refusalOf(edit({}))).toBe('Nenhum dado foi alterado');
    expect(await refusalOf(edit({ tipoFiscal: 'N', motivo: '' }))).toBe('Por favor, informe uma justificativa');
    expect(await refusalOf(edit({ identificador: taken.identificador }))).toBe('Venda já processada');
    expect(await refusalOf(edit({ realizadoEm: '2026-11-05' }))).toMatch(/^Nesta data a venda vale outra pontuação/);
    expect(await refusalOf(edit({ realizadoEm: '2026-11-21' }))).toBe('Data inválida');
    const number = String(nextNote());
    await edit({ tipoFiscal: 'N', identificador: number, realizadoEm: '2026-11-15' });
    const [row] = await app.database.read(
      'select tipo_fiscal, identificador, realizado_em, total_pontos, versao from postings where id = $1',
      [id],
    );
    expect(row).toEqual({ tipo_fiscal: 'N', identificador: number, realizado_em: '2026-11-15', total_pontos: '50.00', versao: 1 });
    expect(await runQuery(postingEditsQuery, as(operator), { id })).toMatchObject([
      {
        mudanca: `Tipo fiscal: Cupom fiscal → Nota fiscal; Número fiscal: ${sale.identificador} → ${number}; Data: 20/11/2026 → 15/11/2026`,
        motivo: 'Digitada errada',
        nome: 'Usuário Nível 2',
      },
    ]);
    // The freed number may be reused.
    expect(await sendSale(as(admin), { ...sale, enviarMensagem: false })).toMatchObject({ totalPontos: '50.00' });
    const plain = await buildStaff(app.database, 0);
    await expect(
      runAction(updatePosting, as(plain), { id, tipoFiscal: 'C', identificador: number, realizadoEm: '2026-11-15', motivo: 'x' }),
    ).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    });
    await expect(app.database.pool.query('delete from posting_edits')).rejects.toThrow('append-only');
  });

  it('says how old the queues are and how much each reviewer decides', async () => {
    const store = await buildStore(app.database, { tipoPontuacao: 2 });
    const seller = await buildSeller(app.database, { store });
    const scoped = await buildStaff(app.database, 1, { networkIds: [store.networkId] });
    const [first, second] = [
      await send(seller, null),
      await runAction(sendReceipts, as(seller), { files: [{ fileName: 'a.jpg', bytes: await receiptJpeg() }] }),
    ];
    await app.database.pool.query("update submissions set criado_em = criado_em - interval '3 hours' where id = $1", [first[0]!.id]);
    const sellers = ({ audience }: { audience: string }) => audience === 'SELLER';
    expect((await runQuery(reviewMetricsQuery, as(scoped))).filas.filter(sellers)).toEqual([
      { audience: 'SELLER', pendentes: 2, preValidadas: 0, prioridade: 0, idadeMediana: '1.50', idadeMaxima: '3.00' },
    ]);
    await runAction(claimSubmission, as(scoped), { id: first[0]!.id });
    expect((await runQuery(reviewMetricsQuery, as(scoped))).emAnalise).toEqual([
      { revisorId: scoped.id, nome: 'Usuário Nível 1', vendedores: 1, consumidores: 0 },
    ]);
    // The list goes by the database's clock, the test by its own.
    await app.database.pool.query("update submissions set reservado_ate = now() + interval '5 minutes' where id = $1", [first[0]!.id]);
    const held = await runList(pendingSubmissionsList, as(scoped), {}, { revisor: 'usuário nível 1' });
    expect(held.items.map(({ id }) => id)).toEqual([first[0]!.id]);
    for (const { id } of [first[0]!, second[0]!]) await runAction(rejectSubmission, as(scoped), { id, motivo: 'Nota Ilegível' });
    const { filas, revisores } = await runQuery(reviewMetricsQuery, as(scoped), { dias: 1 });
    expect((await runQuery(reviewMetricsQuery, as(scoped))).emAnalise).toEqual([]);
    expect({ filas: filas.filter(sellers), revisores: revisores.filter(({ revisorId }) => revisorId === scoped.id) }).toEqual({
      filas: [],
      revisores: [
        {
          revisorId: scoped.id,
          nome: 'Usuário Nível 1',
          decisoes: 2,
          aprovadas: 0,
          reprovadas: 2,
          notasPorHora: '2.00',
          conferidas: 0,
          concordancia: null,
        },
      ],
    });
    await expect(runQuery(reviewMetricsQuery, as(await buildStaff(app.database, 0)))).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });
});
