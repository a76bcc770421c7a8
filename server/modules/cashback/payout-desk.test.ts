import { runAction } from '../../platform/actions/run-action.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { buildStaff, type SignedIn } from '../../test/builders/people.ts';
import { cancelRedemption } from '../redemptions/index.ts';
import { refusalOf } from './cashback.fixture.ts';
import { askPayoutReversal, consumerRedemptionsList, downloadPayoutBatch, readBankReturn } from './index.ts';
import { LARGE, openPayouts, SMALL } from './payout.fixture.ts';
import { payoutDeskQuery, payoutStagesQuery } from './payout.queries.ts';
import { STATES_OF_STAGE } from './payout.rules.ts';
import { payoutLifeQuery } from './payout-life.query.ts';

describe('the desk of payments', () => {
  let stage: Awaited<ReturnType<typeof openPayouts>>;
  beforeEach(async () => {
    stage = await openPayouts();
  });
  afterEach(async () => {
    await stage.expectTruths();
    await stage.close();
  });

  const stagesFor = async (who: SignedIn, filter: object = {}, search: string | null = null) => {
    const totals = await runQuery(payoutStagesQuery, stage.as(who), { search, filter });
    return Object.fromEntries(totals.map(({ etapa, quantidade, valor }) => [etapa ?? 'TODOS', [quantidade, valor]]));
  };
  const listedIn = async (who: SignedIn, filter: object) =>
    (await runList(consumerRedemptionsList, stage.as(who), { pageSize: -1, sort: 'id' }, filter as Record<string, unknown>)).items;
  const deskOf = (who: SignedIn) => runQuery(payoutDeskQuery, stage.as(who));
  const lifeOf = (who: SignedIn, id: number) => runQuery(payoutLifeQuery, stage.as(who), { id });

  it('counts the payments of each step exactly as the list of the step holds them', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 6; count += 1) ids.push((await stage.requested()).id);
    const [, approved, batched, paid, returned, cancelled] = ids as [number, number, number, number, number, number];
    await stage.approveBy(stage.ana, batched, paid, returned);
    await stage.batchBy(stage.ana);
    await stage.bankReturn(stage.ana, `${paid};12,00;PAGO\n${returned};12,00;DEVOLVIDO`);
    await stage.approveBy(stage.ana, approved);
    await runAction(cancelRedemption, stage.as(stage.ana), { id: cancelled });
    await runAction(askPayoutReversal, stage.as(stage.ana), { id: paid, motivo: 'Conta errada' });
    expect(await stagesFor(stage.auditor)).toEqual({
      TODOS: [6, '72.00'],
      A_APROVAR: [1, '12.00'],
      APROVADOS: [1, '12.00'],
      NO_BANCO: [1, '12.00'],
      PAGOS: [1, '12.00'],
      DEVOLVIDOS: [2, '24.00'],
    });
    for (const etapa of Object.keys(STATES_OF_STAGE)) {
      const rows = await listedIn(stage.ana, { etapa });
      expect([etapa, rows.length]).toEqual([etapa, (await stagesFor(stage.ana))[etapa]?.[0]]);
      for (const { estado } of rows) expect(STATES_OF_STAGE[etapa as keyof typeof STATES_OF_STAGE]).toContain(estado);
    }
    const code = String((await listedIn(stage.ana, { etapa: 'NO_BANCO' }))[0]?.redemptionCode);
    expect(await stagesFor(stage.ana, {}, code)).toMatchObject({ TODOS: [1, '12.00'], NO_BANCO: [1, '12.00'], PAGOS: [0, '0.00'] });
    expect(await stagesFor(stage.ana, { ate: '2026-11-19' })).toMatchObject({ TODOS: [0, '0.00'], A_APROVAR: [0, '0.00'] });
    expect(await refusalOf(stagesFor(stage.ana, { etapa: 'OUTRA' }))).toContain('Valor inválido');
  });

  it('counts, previews and tells only within the reach of its reader', async () => {
    const { id } = await stage.requested();
    await stage.approveBy(stage.ana, id);
    const elsewhere = await buildStaff(stage.app.database, 1, { networkIds: [999_999] });
    expect(await stagesFor(elsewhere)).toMatchObject({ TODOS: [0, '0.00'], APROVADOS: [0, '0.00'] });
    expect((await deskOf(elsewhere)).lote).toMatchObject({ quantidade: 0, recusa: 'Não há resgates aprovados para um novo lote.' });
    expect(await refusalOf(lifeOf(elsewhere, id))).toBe('Resgate não encontrado');
    const seller = await buildStaff(stage.app.database, 3);
    for (const read of [stagesFor(seller), deskOf(seller), lifeOf(seller, id)])
      expect(await refusalOf(read)).toBe('Você não tem permissão para esta ação.');
  });

  it('previews the batch that the same person would make, and the refusal where there would be none', async () => {
    expect((await deskOf(stage.ana)).lote).toEqual({
      quantidade: 0,
      total: '0.00',
      deixados: 0,
      recusa: 'Não há resgates aprovados para um novo lote.',
    });
    const [small, large] = [(await stage.requested(SMALL)).id, (await stage.requested(LARGE)).id];
    await stage.approveBy(stage.ana, small, large);
    const preview = (await deskOf(stage.ana)).lote;
    expect(preview).toEqual({ quantidade: 1, total: '12.00', deixados: 1, recusa: null });
    expect((await deskOf(stage.bia)).lote).toMatchObject({ quantidade: 2, total: '62.00', deixados: 0 });
    expect(await stage.batchBy(stage.ana)).toMatchObject({ quantidade: 1, total: '12.00', deixados: 1 });
    const { recusa } = (await deskOf(stage.ana)).lote;
    expect(recusa).toBe(await refusalOf(stage.batchBy(stage.ana)));
    expect(recusa).toContain('quem aprovou não paga');
  });

  it('names the accounts beside which the reader is no second person', async () => {
    const { id } = await stage.requested(LARGE);
    await stage.approveBy(stage.ana, id);
    expect((await deskOf(stage.bia)).impedimentos).toEqual([]);
    const at = stage.app.clock.now();
    await stage.app.database.pool.query(
      `insert into staff_grants (staff_user_id, tipo, proposto_por_id, aprovado_por_id, criado_em) values ($1, 'CRIACAO', $2, $3, $4)`,
      [stage.bia.id, stage.ana.id, stage.caio.id, at],
    );
    const { impedimentos, lote } = await deskOf(stage.bia);
    expect(impedimentos.map(({ pessoaId }) => pessoaId)).toEqual([null, stage.ana.id]);
    expect(impedimentos[1]?.motivo).toBe(lote.recusa);
    expect(lote.recusa).toBe(await refusalOf(stage.batchBy(stage.bia)));
    const { id: other } = await stage.requested(LARGE);
    expect(impedimentos[0]?.motivo).toBe(await refusalOf(stage.approveBy(stage.bia, other)));
  });

  it('marks a payment to the reader, whom the server refuses', async () => {
    const consumer = await stage.newConsumer();
    const id = await stage.requestFor(consumer);
    const own = await buildStaff(stage.app.database, 1, { cpf: consumer.cpf });
    const proprioFor = async (who: SignedIn) => (await listedIn(who, {})).find((row) => row.id === id)?.proprio;
    expect([await proprioFor(own), await proprioFor(stage.bia)]).toEqual([true, false]);
    expect(await refusalOf(stage.approveBy(own, id))).toContain('próprio CPF');
  });

  it('says until when a payment is held, and refuses to approve it until then', async () => {
    const { id } = await stage.requested(SMALL, { tipoChavePix: 'EMAIL', chavePix: 'nova@exemplo.com.br' });
    const [row] = await listedIn(stage.ana, { etapa: 'A_APROVAR' });
    expect([row?.id, row?.retidoAte]).toEqual([id, new Date('2026-11-22T15:00:00.000Z')]);
    expect(await refusalOf(stage.approveBy(stage.ana, id))).toContain('22/11/2026 12:00:00');
    stage.app.clock.moveTo('2026-11-22T15:00:00.000Z');
    expect(await refusalOf(stage.approveBy(stage.ana, id))).toBe('accepted');
  });

  it('tells the life of a payment: each move with its person, the line of its file and the reason', async () => {
    const [first, second] = [await stage.requested(), await stage.requested()];
    await stage.approveBy(stage.ana, first.id, second.id);
    const { id: lote } = await stage.batchBy(stage.bia);
    const csv = `id;valor;situacao;motivo;endToEndId\n${first.id};12,00;PAGO;;E2E1\n${second.id};12,00;DEVOLVIDO;Conta encerrada;\n`;
    await runAction(readBankReturn, stage.as(stage.caio), { fileName: 'retorno.csv', bytes: Buffer.from(csv) });
    const file = (await runAction(downloadPayoutBatch, stage.as(stage.ana), { id: lote })).conteudo.split('\n');
    const life = await lifeOf(stage.auditor, second.id);
    const name = async ({ id }: { id: number }) =>
      (await stage.app.database.read<{ nome: string }>('select nome from staff_users where id = $1', [id]))[0]!.nome;
    const nothing = { lote: null, linha: null, motivo: null, endToEndId: null };
    const em = stage.app.clock.now();
    expect(life).toEqual([
      { ...nothing, estado: 'SOLICITADO', em, quem: expect.stringMatching(/^Consumidor/) },
      { ...nothing, estado: 'APROVADO', em, quem: await name(stage.ana) },
      { ...nothing, estado: 'EM_LOTE', em, quem: await name(stage.bia), lote, linha: 3 },
      { ...nothing, estado: 'DEVOLVIDO', em, quem: await name(stage.caio), lote, motivo: 'Conta encerrada' },
    ]);
    expect(file[2]).toMatch(new RegExp(`^${second.id};`));
    expect((await lifeOf(stage.ana, first.id)).at(-1)).toEqual({
      ...nothing,
      estado: 'PAGO',
      em,
      quem: await name(stage.caio),
      lote,
      endToEndId: 'E2E1',
    });
    await runAction(askPayoutReversal, stage.as(stage.ana), { id: first.id, motivo: 'Conta errada: outra agência' });
    expect((await lifeOf(stage.ana, first.id)).at(-1)).toMatchObject({
      estado: 'EM_ESTORNO',
      motivo: 'Conta errada: outra agência',
      lote: null,
    });
  });
});
