import { runAction } from '../../platform/actions/run-action.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildProduct, buildSeller, buildStaff, type SignedIn } from '../../test/builders/people.ts';
import { salesSheet } from '../../test/builders/sales-sheet.ts';
import { approveHeld, declineHeld } from '../../test/held.ts';
import { NO_LIMITS, setLimits } from '../../test/limits.ts';
import { closeInTruth } from '../../test/truths.ts';
import { expirePoints, returnPoints } from '../expiry/index.ts';
import { startSalesImport } from '../imports/index.ts';
import { ledger } from '../ledger/index.ts';
import { correctSale, postSale } from '../postings/index.ts';
import { createRegistrationCode, updateRegistrationCode } from '../registration-codes/index.ts';
import { releaseAntifraud } from '../reports/index.ts';
import { updateReviewSettings } from './actions/update-review-settings.ts';
import { heldActionsList, readReviewSettings } from './index.ts';

describe('acts that take two people', () => {
  let app: TestApp;
  let first: SignedIn;
  let second: SignedIn;
  let note = 60_000_000;
  const as = (who: SignedIn) => app.contextFor(who.actor);
  const limits = (given: Parameters<typeof setLimits>[1]) => setLimits(app.database.pool, given);
  const waiting = async (who: SignedIn) => (await runList(heldActionsList, as(who), { pageSize: -1 }, { status: 'AGUARDA' })).items;
  const approve = (id: unknown, who = second) => approveHeld(as(who), { id: Number(id) });
  const decline = (id: unknown, who = second) => declineHeld(as(who), { id: Number(id), justificativa: 'Não combinado' });
  const HELD = { code: 'SECOND_PERSON_NEEDED' };
  const spendable = async ({ id }: SignedIn) =>
    (await ledger.available({ sql: app.database.read, clock: app.clock }, { holderType: 'SELLER', holderId: id, currency: 'PONTO' }))
      .available;

  beforeAll(async () => {
    app = await openTestApp();
    app.clock.moveTo('2026-03-20T15:00:00Z');
    [first, second] = (await Promise.all([1, 2].map((level) => buildStaff(app.database, level)))) as [SignedIn, SignedIn];
  });
  beforeEach(async () => {
    await limits(NO_LIMITS);
    await app.database.pool.query('delete from held_actions');
  });
  afterAll(() => closeInTruth(app));

  /** A sale of 10 points whose product is worth so many from its day on. */
  const saleToCorrect = async (worth: string) => {
    const [seller, product] = await Promise.all([buildSeller(app.database), buildProduct(app.database)]);
    const { id } = await runAction(postSale, as(first), {
      cpf: seller.cpf,
      enviarMensagem: false,
      tipoFiscal: 'N',
      identificador: String(++note),
      realizadoEm: app.clock.today(),
      itens: [{ codigo: product.codigo, qtde: '1', valorUnitario: '50', valorDesconto: '0' }],
    });
    await app.database.pool.query('insert into product_values (product_id, valor_pontos, vigente_em) values ($1, $2, $3)', [
      product.id,
      worth,
      app.clock.today(),
    ]);
    return { id, seller };
  };

  it('a correction that gives much changes nothing until another person makes it, at both doors', async () => {
    await limits({ segunda_aprovacao_pontos: '1000' });
    const { id, seller } = await saleToCorrect('1010');
    await expect(runAction(correctSale, as(first), { id })).rejects.toMatchObject(HELD);
    expect(await spendable(seller)).toBe('10.00');
    // Asked again, also through the other door, it is the same request.
    await expect(runAction(correctSale, as(first), { id })).rejects.toMatchObject({ code: 'SECOND_PERSON_WAITING' });
    const rest = await app.rest('POST', `/api/pontuacoes/corrigir/${id}`, { token: first.token });
    expect([rest.status, rest.json]).toEqual([
      409,
      { erro: 'Este mesmo pedido já aguarda a aprovação de outra pessoa.', codigo: 'SECOND_PERSON_WAITING' },
    ]);
    const [row] = await waiting(second);
    expect(row).toMatchObject({
      acao: 'Correção de pontuação',
      resumo: `Corrigir a venda ${note}: 1.000,00 pontos a mais`,
      valor: '1000.00',
      moeda: 'PONTO',
      motivo: 'LIMITE',
      primeiroPor: 'Usuário Nível 1',
    });
    await expect(approve(row!.id, first)).rejects.toMatchObject({ code: 'HELD_ACTION_SAME_PERSON' });
    expect(await spendable(seller)).toBe('10.00');
    const rivals = await Promise.allSettled([1, 2, 3, 4].map(() => approve(row!.id)));
    expect(rivals.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await spendable(seller)).toBe('1010.00');
    await expect(approve(row!.id)).rejects.toMatchObject({ code: 'HELD_ACTION_DECIDED' });
    await expect(decline(row!.id)).rejects.toMatchObject({ code: 'HELD_ACTION_DECIDED' });
    const [logged] = await app.database.read<{ parametros: object; responsavel: string }>(
      "select responsavel, parametros from audit_entries where tipo = 'approveHeldAction' order by id desc limit 1",
    );
    expect(logged).toMatchObject({
      responsavel: 'Usuário Nível 2',
      parametros: { acao: 'Correção de pontuação', primeiroPor: 'Usuário Nível 1', aPontuar: '1000.00' },
    });
  });

  it('answers a repeat under the same key as the first time', async () => {
    await limits({ segunda_aprovacao_pontos: '1000' });
    const { id } = await saleToCorrect('1010');
    const send = () => runAction(correctSale, as(first), { id }, { idempotencyKey: `held-${id}` });
    await expect(send()).rejects.toMatchObject(HELD);
    await expect(send()).rejects.toMatchObject(HELD);
    expect(await waiting(second)).toHaveLength(1);
  });

  it('corrections count into the day of who makes them', async () => {
    await limits({ teto_pontos_dia: '250' });
    const operator = await buildStaff(app.database, 0);
    const sales = await Promise.all([saleToCorrect('110'), saleToCorrect('110'), saleToCorrect('110')]);
    await runAction(correctSale, as(operator), { id: sales[0]!.id });
    await runAction(correctSale, as(operator), { id: sales[1]!.id });
    await expect(runAction(correctSale, as(operator), { id: sales[2]!.id })).rejects.toMatchObject(HELD);
    expect(await waiting(second)).toMatchObject([{ motivo: 'TETO', valor: '100.00' }]);
    expect(await spendable(sales[2]!.seller)).toBe('10.00');
  });

  it('who may not do the act neither sees nor decides it, and its author may take it back', async () => {
    await limits({ segunda_aprovacao_pontos: '1000', liberacao_unidades: '50' });
    const { id, seller } = await saleToCorrect('5010');
    await expect(runAction(correctSale, as(first), { id })).rejects.toMatchObject(HELD);
    const elsewhere = await buildStaff(app.database, 1, { networkIds: [999_999] });
    const [row] = await waiting(second);
    expect(await waiting(elsewhere)).toEqual([]);
    await expect(approve(row!.id, elsewhere)).rejects.toMatchObject({ code: 'HELD_ACTION_NOT_FOUND' });
    const product = await buildProduct(app.database);
    const release = { rede: String(seller.store.networkId), codProduto: product.codigo, quantidade: '50' };
    await expect(runAction(releaseAntifraud, as(first), release)).rejects.toMatchObject(HELD);
    const operator = await buildStaff(app.database, 0);
    expect(await waiting(operator)).toMatchObject([{ acao: 'Correção de pontuação' }]);
    const [, released] = await waiting(second);
    await expect(approve(released!.id, operator)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await decline(row!.id, first);
    expect(await waiting(first)).toMatchObject([{ acao: 'Liberação de antifraude' }]);
    expect(await spendable(seller)).toBe('10.00');
    // Taken back, it may be asked for again.
    await expect(runAction(correctSale, as(first), { id })).rejects.toMatchObject(HELD);
  });

  it('releases of anti-fraud add up over a day', async () => {
    await limits({ liberacao_unidades: '50' });
    const seller = await buildSeller(app.database);
    const product = await buildProduct(app.database);
    const release = (quantidade: string) =>
      runAction(releaseAntifraud, as(first), { rede: String(seller.store.networkId), codProduto: product.codigo, quantidade });
    const released = async () =>
      (await app.database.read<{ sum: string }>('select sum(quantidade) from stock_releases where product_id = $1', [product.id]))[0]!.sum;
    await release('30');
    await release('19');
    await expect(release('1')).rejects.toMatchObject(HELD);
    expect(await released()).toBe('49.00');
    const [row] = await waiting(second);
    expect(row).toMatchObject({ motivo: 'UNIDADES', valor: null, moeda: null });
    await approve(row!.id);
    expect(await released()).toBe('50.00');
  });

  it('a code counts by all it may still give, and only by what an edit adds', async () => {
    await limits({ teto_pontos_dia: '1000' });
    const author = await buildStaff(app.database, 1);
    const code = { codigo: 'MARCO', pontos: '50', usos: 20, expiraEm: null };
    await expect(runAction(createRegistrationCode, as(author), { ...code, usos: 21 })).rejects.toMatchObject(HELD);
    expect(await waiting(second)).toMatchObject([
      { acao: 'Cadastro de código', resumo: 'Código MARCO: 50 pontos para cada um de 21 usos', valor: '1050.00', moeda: 'PONTO' },
    ]);
    const { id } = await runAction(createRegistrationCode, as(author), code);
    // The day is full: less is no gift, more is.
    await runAction(updateRegistrationCode, as(author), { ...code, id, pontos: '49' });
    await expect(runAction(updateRegistrationCode, as(author), { ...code, id, pontos: '49', usos: 21 })).rejects.toMatchObject(HELD);
    expect(await app.database.read('select pontos, usos from registration_codes where id = $1', [id])).toEqual([
      { pontos: '49.00', usos: 20 },
    ]);
  });

  it('points returned after they expired count into the day', async () => {
    await limits({ teto_pontos_dia: '100' });
    const { seller } = await saleToCorrect('10');
    const dayOfExpiry = '2028-01-10';
    app.clock.moveTo(`${dayOfExpiry}T15:00:00Z`);
    await runAction(expirePoints, as(second), { publico: 'BALCONISTA' });
    await app.runJobs();
    const returnAll = (who: SignedIn) => runAction(returnPoints, as(who), { publico: 'BALCONISTA', data: dayOfExpiry });
    await limits({ teto_pontos_dia: '5' });
    await expect(returnAll(first)).rejects.toMatchObject(HELD);
    await app.runJobs();
    expect(await spendable(seller)).toBe('0.00');
    const [row] = await waiting(second);
    expect(row).toMatchObject({ acao: 'Devolução de pontos expirados', motivo: 'TETO', moeda: 'PONTO' });
    expect(row!.resumo).toMatch(/^Devolver [\d.,]+ pontos que venceram em 10\/01\/2028 a \d+ pessoas$/);
    await approve(row!.id);
    await app.runJobs();
    expect(await spendable(seller)).toBe('10.00');
    app.clock.moveTo('2026-03-20T15:00:00Z');
  });

  it('a sales file above the ceiling waits whole, and earns once somebody else lets it in', async () => {
    await limits({ teto_pontos_dia: '250' });
    const [operator, seller, product] = await Promise.all([
      buildStaff(app.database, 0),
      buildSeller(app.database),
      buildProduct(app.database),
    ]);
    const file = async (lines: number) =>
      salesSheet(Array.from({ length: lines }, () => ({ cpf: seller.cpf, codigo: product.codigo, identificador: `NF${++note}` })));
    const upload = (bytes: Buffer) =>
      runAction(startSalesImport, as(operator), { arquivo: { bytes, fileName: 'marco.xlsx' }, enviarMensagem: false });
    const small = await upload(await file(20));
    await app.runJobs();
    expect(await spendable(seller)).toBe('200.00');
    const bytes = await file(6);
    const large = await upload(bytes);
    await app.runJobs();
    const stateOf = async (id: number) =>
      (await app.database.read<{ estado: string; total: number }>('select estado, total from imports where id = $1', [id]))[0];
    expect([await stateOf(small.id), await stateOf(large.id)]).toEqual([
      { estado: 'CONCLUIDA', total: 20 },
      { estado: 'AGUARDA', total: 0 },
    ]);
    expect(await spendable(seller)).toBe('200.00');
    const [row] = await waiting(second);
    expect(row).toMatchObject({
      acao: 'Upload de vendas acima do limite',
      resumo: 'Upload de vendas marco.xlsx: até 60 pontos, R$\u00a01,80',
      valor: '60.00',
    });
    // Sent again, it is the same file; refused, it may be sent anew.
    expect(await upload(bytes)).toEqual({ id: large.id, repetido: true });
    await decline(row!.id);
    expect(await stateOf(large.id)).toEqual({ estado: 'DESFEITA', total: 0 });
    const again = await upload(bytes);
    expect(again.repetido).toBe(false);
    const [next] = await waiting(second);
    await approve(next!.id);
    await app.runJobs();
    expect(await stateOf(again.id)).toEqual({ estado: 'CONCLUIDA', total: 6 });
    expect(await spendable(seller)).toBe('260.00');
  });

  it('the documented upload answers that nothing was recorded', async () => {
    await limits({ teto_pontos_dia: '5' });
    const [operator, seller, product] = await Promise.all([
      buildStaff(app.database, 0),
      buildSeller(app.database),
      buildProduct(app.database),
    ]);
    const form = new FormData();
    const bytes = await salesSheet([{ cpf: seller.cpf, codigo: product.codigo, identificador: `NF${++note}` }]);
    form.set('arquivo', new Blob([new Uint8Array(bytes)]), 'vendas.xlsx');
    const answer = await app.rest('POST', '/api/upload/vendas', { token: operator.token, form });
    expect([answer.status, answer.json]).toEqual([200, { total: 0 }]);
    expect(await spendable(seller)).toBe('0.00');
  });

  describe('the limits themselves', () => {
    const SHIPPED = {
      segundaAprovacaoPontos: '1000.00',
      segundaAprovacaoReais: '20.00',
      segundaAprovacaoAvisos: true,
      vendaAntigaDias: 45,
      desvioPreco: '30.00',
      tetoPontosDia: '5000.00',
      tetoReaisDia: '1000.00',
      liberacaoUnidades: '50.00',
      pagamentoUmaPessoa: '40.00',
      pedidoExpiraDias: 30,
      independenciaDias: 30,
      contaNovaHoras: 24,
    };
    const inForce = () => readReviewSettings(app.database.read);
    const change = (more: object, who = first) => runAction(updateReviewSettings, as(who), { ...SHIPPED, ...more });
    beforeEach(() =>
      limits({
        segunda_aprovacao_pontos: '1000',
        segunda_aprovacao_reais: '20',
        venda_antiga_dias: 45,
        desvio_preco: '30',
        teto_pontos_dia: '5000',
        teto_reais_dia: '1000',
        liberacao_unidades: '50',
      }),
    );

    it('change by two people, and the log says from what to what and why', async () => {
      await expect(change({ vendaAntigaDias: 90, motivo: 'Mutirão de notas antigas' })).rejects.toMatchObject(HELD);
      expect(await inForce()).toEqual(SHIPPED);
      const [row] = await waiting(second);
      const resumo = 'Mudar os limites. Motivo: Mutirão de notas antigas';
      const mudancas = ['Idade da venda (dias): 45 → 90'];
      expect(row).toMatchObject({ acao: 'Limites de uma pessoa', resumo, mudancas, motivo: 'SEMPRE', valor: null });
      await expect(approve(row!.id, first)).rejects.toMatchObject({ code: 'HELD_ACTION_SAME_PERSON' });
      await approve(row!.id);
      expect(await inForce()).toEqual({ ...SHIPPED, vendaAntigaDias: 90 });
      const [logged] = await app.database.read<{ parametros: object }>(
        "select parametros from audit_entries where tipo = 'approveHeldAction' order by id desc limit 1",
      );
      expect(logged!.parametros).toMatchObject({
        resumo,
        porque: 'Mutirão de notas antigas',
        mudancas,
      });
    });

    it.each([
      { segundaAprovacaoPontos: '1000.01' },
      { segundaAprovacaoPontos: '0' },
      { segundaAprovacaoReais: '25' },
      { segundaAprovacaoAvisos: false },
      { vendaAntigaDias: 0 },
      { desvioPreco: '31' },
      { tetoPontosDia: '' },
      { tetoReaisDia: '1000.01' },
      { liberacaoUnidades: '0' },
      { pagamentoUmaPessoa: '41' },
    ])('are loosened only with a reason: %j', async (looser) => {
      await expect(change(looser)).rejects.toMatchObject({ code: 'LIMIT_REASON_MISSING', fields: [{ field: 'motivo' }] });
      expect(await waiting(second)).toEqual([]);
      await expect(change({ ...looser, motivo: 'Combinado' })).rejects.toMatchObject(HELD);
    });

    it('are tightened without one, by two people too; no change waits for nobody', async () => {
      await expect(change({ segundaAprovacaoPontos: '500', pagamentoUmaPessoa: '0' })).rejects.toMatchObject(HELD);
      expect(await change({})).toEqual(SHIPPED);
      expect(await waiting(second)).toHaveLength(1);
    });

    it('refuse what is no limit', async () => {
      for (const wrong of [{ tetoReaisDia: '-1' }, { vendaAntigaDias: 1.5 }, { desvioPreco: 'x' }, { vendaAntigaDias: 9_999 }])
        await expect(change(wrong)).rejects.toMatchObject({ code: 'INPUT_INVALID', message: 'Informe somente valores válidos' });
    });
  });
});
