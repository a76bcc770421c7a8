import { runAction } from '../../platform/actions/run-action.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { buildStaff, type SignedIn } from '../../test/builders/people.ts';
import { bulkChangeRedemptionStatus, cancelRedemption, changeRedemptionStatus, redemptionQuery } from '../redemptions/index.ts';
import { refusalOf } from './cashback.fixture.ts';
import { askPayoutReversal, confirmPayoutReversal, dropPayoutReversal } from './index.ts';
import { LARGE, openPayouts, SMALL } from './payout.fixture.ts';

describe('who may say that cashback was paid', () => {
  let stage: Awaited<ReturnType<typeof openPayouts>>;
  beforeAll(async () => {
    stage = await openPayouts();
  });
  beforeEach(() => stage.app.clock.moveTo('2026-11-20T15:00:00.000Z'));
  afterEach(() => stage.expectTruths());
  afterAll(() => stage.close());

  const overRest = (who: SignedIn, path: string, body: object, method = 'POST') => stage.app.rest(method, path, { token: who.token, body });
  const set = (who: SignedIn, id: number, status: number) => overRest(who, '/api/alterarStatusResgate', { identificador: id, status });
  const cancel = (who: SignedIn, id: number) => runAction(cancelRedemption, stage.as(who), { id });
  const ask = (who: SignedIn, id: number, motivo = 'Pago em conta errada') => runAction(askPayoutReversal, stage.as(who), { id, motivo });
  const confirm = (who: SignedIn, id: number) => runAction(confirmPayoutReversal, stage.as(who), { id });

  it('refuses a status by hand to every level while the payment is held, unapproved or in a batch', async () => {
    const held = (await stage.requested(SMALL, { tipoChavePix: 'EMAIL', chavePix: 'outra@exemplo.com.br' })).id;
    const open = (await stage.requested()).id;
    const batched = (await stage.requested()).id;
    await stage.approveBy(stage.ana, batched);
    const { id: lote } = await stage.batchBy(stage.bia);
    const level5 = await buildStaff(stage.app.database, 5);
    const missing = [
      [
        held,
        1,
        'PAYOUT_HELD',
        `Resgate ${held}: primeiro pagamento para esta chave. A aprovação é possível a partir de 22/11/2026 12:00:00.`,
      ],
      [held, 2, 'PAYOUT_HELD', expect.any(String)],
      [open, 1, 'PAYOUT_NOT_APPROVED', `Resgate ${open}: falta a aprovação do pagamento. Aprove-o antes de mudar o status.`],
      [open, 2, 'PAYOUT_NOT_APPROVED', expect.any(String)],
      [batched, 1, 'PAYOUT_AT_THE_BANK', `O resgate ${batched} está no lote ${lote}, entregue ao banco: registre o retorno do banco.`],
      [batched, 0, 'PAYOUT_AT_THE_BANK', expect.any(String)],
    ] as const;
    for (const [id, status, codigo, erro] of missing)
      for (const who of [stage.ana, stage.bia, stage.auditor, level5]) {
        const { status: http, json } = await set(who, id, status);
        expect([http, json]).toEqual([409, { erro, codigo }]);
        expect(await refusalOf(runAction(changeRedemptionStatus, stage.as(who), { id, status }))).toEqual(erro);
      }
    expect((await set(await buildStaff(stage.app.database, 0), open, 1)).status).toBe(403);
    expect(await stage.stateOf(open)).toMatchObject({ estado: 'SOLICITADO', status: 0, pagoPor: null });
    expect(await refusalOf(cancel(stage.ana, batched))).toContain('entregue ao banco');
    await stage.bankReturn(stage.ana, `${batched};12,00;PAGO`);
    // What was never sent may still be cancelled: no money is on its way.
    for (const id of [held, open]) expect(await cancel(stage.auditor, id)).toEqual({ id });
  });

  it('lets one person approve and pay up to the limit, and records who and when', async () => {
    const { id, consumer } = await stage.requested();
    await stage.approveBy(stage.ana, id);
    stage.app.clock.moveTo('2026-11-20T16:00:00.000Z');
    expect((await set(stage.ana, id, 1)).json).toEqual({ id });
    expect(await stage.stateOf(id)).toEqual({
      estado: 'PAGO',
      status: 1,
      aprovadoPor: stage.ana.id,
      pagoPor: stage.ana.id,
      pagoEm: new Date('2026-11-20T16:00:00.000Z'),
    });
    expect(await stage.home(consumer)).toMatchObject({ jaResgatouCashback: true, cashbackDisponivel: '0.00' });
    const { eventos, dataEntrega } = await runQuery(redemptionQuery, stage.as(stage.auditor), { id });
    expect(dataEntrega).toBe('2026-11-20');
    expect(eventos.map(({ de, para, atorNome }) => [de, para, atorNome])).toEqual([
      ['Aprovado', 'Pago', 'Usuário Nível 2'],
      ['Solicitado', 'Aprovado', 'Usuário Nível 2'],
    ]);
  });

  it('takes two people above the limit, by hand, in transit and in a batch', async () => {
    const [byHand, batched] = [(await stage.requested(LARGE)).id, (await stage.requested(LARGE)).id];
    const small = (await stage.requested()).id;
    await stage.approveBy(stage.ana, byHand, batched, small);
    const wants = `Resgate ${byHand}: acima de R$\u00a040,00, quem aprovou não paga. Falta outra pessoa para o pagamento.`;
    for (const status of [1, 2]) {
      const { status: http, json } = await set(stage.ana, byHand, status);
      expect([http, json]).toEqual([409, { erro: wants, codigo: 'PAYOUT_SECOND_PERSON' }]);
    }
    expect((await set(stage.bia, byHand, 2)).status).toBe(200);
    expect(await stage.stateOf(byHand)).toMatchObject({ estado: 'EM_TRANSITO', status: 2, pagoPor: stage.bia.id, pagoEm: null });
    expect(await refusalOf(runAction(changeRedemptionStatus, stage.as(stage.ana), { id: byHand, status: 1 }))).toBe(wants);
    expect((await set(stage.auditor, byHand, 1)).status).toBe(200);
    expect(await stage.stateOf(byHand)).toMatchObject({ estado: 'PAGO', pagoPor: stage.auditor.id });
    // The batch of the approver leaves what is above the limit to another person.
    expect(await stage.batchBy(stage.ana)).toMatchObject({ quantidade: 1, total: '12.00', deixados: 1 });
    expect(await refusalOf(stage.batchBy(stage.ana))).toContain('acima de R$\u00a040,00, quem aprovou não paga');
    expect(await stage.batchBy(stage.bia)).toMatchObject({ quantidade: 1, total: '50.00', deixados: 0 });
    // Neither who approved nor who made the batch reads the return of what is above the limit; the rest of their file applies.
    const other = `Resgate ${batched}: quem aprovou o pagamento ou gerou o lote não registra o retorno do banco.`;
    for (const situation of ['PAGO', 'DEVOLVIDO'])
      for (const who of [stage.ana, stage.bia])
        expect((await stage.bankReturn(who, `${batched};50,00;${situation}`)).erros).toEqual([{ linha: 2, mensagem: other }]);
    expect(await stage.bankReturn(stage.ana, `${batched};50,00;PAGO\n${small};12,00;PAGO`)).toMatchObject({ pagos: 1 });
    expect(await stage.stateOf(batched)).toMatchObject({ estado: 'EM_LOTE', status: 2 });
    expect(await stage.bankReturn(stage.caio, `${batched};50,00;PAGO`)).toMatchObject({ pagos: 1, erros: [] });
    expect(await stage.stateOf(batched)).toMatchObject({ estado: 'PAGO', status: 1, pagoPor: stage.caio.id });
  });

  it('judges the return by the limit of the batch, whatever the limit is when the bank answers', async () => {
    const { id } = await stage.requested(LARGE);
    await stage.approveBy(stage.ana, id);
    await stage.batchBy(stage.bia);
    await stage.app.database.pool.query('update system_settings set pagamento_uma_pessoa = 1000');
    expect((await stage.bankReturn(stage.bia, `${id};50,00;DEVOLVIDO`)).erros).toHaveLength(1);
    await stage.app.database.pool.query('update system_settings set pagamento_uma_pessoa = 0');
    const { id: small } = await stage.requested(SMALL);
    await stage.app.database.pool.query('update system_settings set pagamento_uma_pessoa = 40');
    await stage.approveBy(stage.ana, small);
    await stage.batchBy(stage.ana);
    await stage.app.database.pool.query('update system_settings set pagamento_uma_pessoa = 0');
    expect(await stage.bankReturn(stage.ana, `${small};12,00;PAGO`)).toMatchObject({ pagos: 1 });
    await stage.app.database.pool.query('update system_settings set pagamento_uma_pessoa = 40');
    expect(await stage.bankReturn(stage.caio, `${id};50,00;DEVOLVIDO`)).toMatchObject({ devolvidos: 1 });
  });

  it('refuses a return that contradicts an earlier one or names a payment twice as a whole, and says in which line', async () => {
    const [paid, returned, open] = [(await stage.requested()).id, (await stage.requested()).id, (await stage.requested()).id];
    await stage.approveBy(stage.ana, paid, returned, open);
    await stage.batchBy(stage.ana);
    await stage.bankReturn(stage.ana, `${paid};12,00;PAGO\n${returned};12,00;DEVOLVIDO`);
    const refused = (csv: string) => refusalOf(stage.bankReturn(stage.ana, csv));
    expect(await refused(`${open};12,00;PAGO\n${paid};12,00;DEVOLVIDO`)).toBe(
      `Linha 3: o resgate ${paid} já foi informado como PAGO e este retorno diz DEVOLVIDO. Nada deste retorno foi registrado.`,
    );
    expect(await refused(`${open};12,00;PAGO\n${returned};12,00;PAGO`)).toBe(
      `Linha 3: o resgate ${returned} já foi informado como DEVOLVIDO e este retorno diz PAGO. Nada deste retorno foi registrado.`,
    );
    for (const second of ['12,00;PAGO', '12,00;DEVOLVIDO', '11,00;PAGO'])
      expect(await refused(`${open};12,00;PAGO\n${paid};12,00;PAGO\n${open};${second}`)).toBe(
        `Linha 4: o resgate ${open} já está na linha 2. Nada deste retorno foi registrado.`,
      );
    expect(await stage.stateOf(open)).toMatchObject({ estado: 'EM_LOTE' });
    // Also while it is being taken back, and afterwards.
    await ask(stage.bia, paid);
    expect(await refused(`${paid};12,00;DEVOLVIDO`)).toContain('já foi informado como PAGO');
    await confirm(stage.caio, paid);
    expect(await refused(`${open};12,00;PAGO\n${paid};12,00;DEVOLVIDO`)).toContain('já foi informado como PAGO');
    expect(await stage.bankReturn(stage.ana, `${open};12,00;PAGO\n${paid};12,00;PAGO`)).toMatchObject({ pagos: 1, repetidos: 1 });
  });

  it('lets one person pay exactly the limit, and asks for two from one cent above', async () => {
    // 2 % of R$ 2.000,00 and of R$ 2.000,50.
    const [exact, above] = [(await stage.requested('2000')).id, (await stage.requested('2000.50')).id];
    await stage.approveBy(stage.ana, exact, above);
    expect((await set(stage.ana, exact, 1)).status).toBe(200);
    expect((await set(stage.ana, above, 1)).json.codigo).toBe('PAYOUT_SECOND_PERSON');
    const amounts = await stage.app.database.read('select pontos_gastos as valor from redemptions where id = any($1) order by id', [
      [exact, above],
    ]);
    expect(amounts).toEqual([{ valor: '40.00' }, { valor: '40.01' }]);
    const [inBatch, alone] = [(await stage.requested('2000')).id, (await stage.requested('2000.50')).id];
    await stage.approveBy(stage.ana, inBatch, alone);
    expect(await stage.batchBy(stage.ana)).toMatchObject({ quantidade: 1, total: '40.00', deixados: 2 });
    expect(await stage.bankReturn(stage.ana, `${inBatch};40,00;PAGO`)).toMatchObject({ pagos: 1 });
    await stage.batchBy(stage.bia);
    expect((await stage.bankReturn(stage.bia, `${above};40,01;PAGO\n${alone};40,01;PAGO`)).erros).toHaveLength(2);
    await stage.bankReturn(stage.caio, `${above};40,01;PAGO\n${alone};40,01;PAGO`);
  });

  it('forgets, when it goes on its way, a day on which a former release had it paid', async () => {
    const { id } = await stage.requested();
    await stage.approveBy(stage.ana, id);
    // Migration 0008 wrote such days from the history of payments that had been taken back by hand.
    await stage.app.database.transaction(async (tx) => {
      await tx.sql("select set_config('session_replication_role', 'replica', true)");
      await tx.sql("update payouts set pago_em = '2026-11-01' where redemption_id = $1", [id]);
    });
    expect((await set(stage.bia, id, 2)).status).toBe(200);
    expect(await stage.stateOf(id)).toMatchObject({ estado: 'EM_TRANSITO', pagoEm: null });
  });

  it('asks two people always when the limit is zero', async () => {
    const { id } = await stage.requested();
    await stage.approveBy(stage.ana, id);
    await stage.app.database.pool.query('update system_settings set pagamento_uma_pessoa = 0');
    expect((await set(stage.ana, id, 1)).json.codigo).toBe('PAYOUT_SECOND_PERSON');
    expect((await set(stage.auditor, id, 1)).status).toBe(200);
    await stage.app.database.pool.query('update system_settings set pagamento_uma_pessoa = 40');
  });

  it('takes a payment back only by two people with a reason, and the campaign opens only then', async () => {
    const { id, consumer } = await stage.requested();
    await stage.approveBy(stage.ana, id);
    await set(stage.auditor, id, 1);
    for (const status of [0, 2]) expect((await set(stage.bia, id, status)).json.codigo).toBe('PAYOUT_PAID');
    const paid = `O resgate ${id} está pago: para desfazer, peça o estorno com o motivo, que outra pessoa confirma.`;
    expect((await overRest(stage.bia, '/api/cancelarResgate', { identificador: id })).json).toEqual({ erro: paid, codigo: 'PAYOUT_PAID' });
    expect(await refusalOf(ask(stage.bia, id, '   '))).toBe('Informe o motivo do estorno');
    expect(await refusalOf(ask(stage.auditor, id))).toBe('Você não tem permissão para esta ação.');
    await ask(stage.ana, id);
    expect(await stage.stateOf(id)).toMatchObject({ estado: 'EM_ESTORNO', status: 1 });
    expect(await stage.home(consumer)).toMatchObject({ jaResgatouCashback: true, cashbackDisponivel: '0.00', saldoCashback: '0.00' });
    expect(await refusalOf(stage.redeem(consumer))).toBe('Você já fez um resgate nesta campanha!');
    expect(await refusalOf(cancel(stage.bia, id))).toContain('falta outra pessoa confirmar ou recusar o estorno');
    expect(await refusalOf(confirm(stage.ana, id))).toContain('o estorno é confirmado por outra pessoa');
    await confirm(stage.bia, id);
    expect(await stage.stateOf(id)).toMatchObject({ estado: 'ESTORNADO', status: 3 });
    expect(await refusalOf(confirm(stage.bia, id))).toContain('não tem estorno à espera');
    const { eventos } = await runQuery(redemptionQuery, stage.as(stage.ana), { id });
    expect(eventos.slice(0, 2).map(({ de, para }) => [de, para])).toEqual([
      ['Em estorno', 'Estornado'],
      ['Pago', 'Em estorno: Pago em conta errada'],
    ]);
    expect(await stage.home(consumer)).toMatchObject({ jaResgatouCashback: false, cashbackDisponivel: '12.00' });
    expect(await stage.redeem(consumer)).toMatchObject({ valor: '12.00' });
  });

  it('never lets who registered the payment confirm its reversal, and a declined one leaves the payment as it was', async () => {
    const { id } = await stage.requested();
    await stage.approveBy(stage.ana, id);
    await stage.batchBy(stage.ana);
    await stage.bankReturn(stage.bia, `${id};12,00;PAGO`);
    // A payment that the bank returns later leaves by two people too.
    expect(await refusalOf(stage.bankReturn(stage.bia, `${id};12,00;DEVOLVIDO`))).toContain('já foi informado como PAGO');
    await ask(stage.ana, id);
    expect(await refusalOf(confirm(stage.bia, id))).toContain('nem por quem registrou o pagamento');
    await runAction(dropPayoutReversal, stage.as(stage.bia), { id });
    expect(await stage.stateOf(id)).toMatchObject({ estado: 'PAGO', status: 1, pagoPor: stage.bia.id });
    expect(await refusalOf(runAction(dropPayoutReversal, stage.as(stage.bia), { id }))).toContain('não tem estorno à espera');
  });

  it('leaves a payment on its way with who sent it, when its reversal is declined', async () => {
    const { id } = await stage.requested();
    await stage.approveBy(stage.ana, id);
    await set(stage.bia, id, 2);
    await ask(stage.bia, id);
    await runAction(dropPayoutReversal, stage.as(stage.ana), { id });
    expect(await stage.stateOf(id)).toMatchObject({ estado: 'EM_TRANSITO', status: 2, pagoPor: stage.bia.id, pagoEm: null });
  });

  it('gives the amount back once, of many who confirm or cancel at once', async () => {
    const { id, consumer } = await stage.requested();
    await stage.approveBy(stage.ana, id);
    await set(stage.ana, id, 1);
    await ask(stage.ana, id);
    const outcomes = await Promise.all([
      ...Array.from({ length: 8 }, () => refusalOf(confirm(stage.bia, id))),
      ...Array.from({ length: 4 }, () => refusalOf(cancel(stage.bia, id))),
      ...Array.from({ length: 4 }, () => refusalOf(runAction(dropPayoutReversal, stage.as(stage.ana), { id }))),
    ]);
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1);
    const isReversed = (await stage.stateOf(id)).estado === 'ESTORNADO';
    expect(await stage.home(consumer)).toMatchObject({
      cashbackDisponivel: isReversed ? '12.00' : '0.00',
      jaResgatouCashback: !isReversed,
    });
  });

  it('tells for each redemption of a bulk change why it was refused, and changes none', async () => {
    const [open, approved, cancelled] = [(await stage.requested()).id, (await stage.requested()).id, (await stage.requested()).id];
    await stage.approveBy(stage.ana, approved);
    await cancel(stage.ana, cancelled);
    const bulk = (ids: number[]) => overRest(stage.bia, '/api/resgates/bulk', { ids, status: 1 }, 'PATCH');
    const erro = [
      'Nenhum status foi alterado.',
      `• Resgate ${open}: falta a aprovação do pagamento. Aprove-o antes de mudar o status.`,
      `• O resgate ${cancelled} está cancelado e não pode ser alterado.`,
    ].join('\n');
    const answer = await bulk([open, approved, cancelled]);
    expect([answer.status, answer.json]).toEqual([409, { erro, codigo: 'REDEMPTIONS_REFUSED' }]);
    const ids = [open, approved];
    expect(await refusalOf(runAction(bulkChangeRedemptionStatus, stage.as(stage.bia), { ids, status: 1 }))).toContain(
      `Resgate ${open}: falta a aprovação`,
    );
    expect(await stage.stateOf(approved)).toMatchObject({ estado: 'APROVADO' });
    expect((await bulk([approved])).json).toEqual({ alterados: 1 });
    expect(await stage.stateOf(approved)).toMatchObject({ estado: 'PAGO', pagoPor: stage.bia.id });
  });
});
