import { runAction } from '../../platform/actions/run-action.ts';
import { jobNamed } from '../../platform/jobs/job.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildProduct, buildSeller, buildStaff, type SignedIn } from '../../test/builders/people.ts';
import { salesSheet } from '../../test/builders/sales-sheet.ts';
import { approveHeld, declineHeld } from '../../test/held.ts';
import { NO_LIMITS, setLimits } from '../../test/limits.ts';
import { closeInTruth } from '../../test/truths.ts';
import { startSalesImport } from '../imports/index.ts';
import { sendSale } from '../postings/index.ts';
import { receiptDesk } from '../postings/receipts/receipt-desk.fixture.ts';
import { submissionEventsQuery } from '../postings/receipts/submission.queries.ts';
import { heldActionsList } from './index.ts';

describe('a request that nobody decides', () => {
  let app: TestApp;
  let maker: SignedIn;
  let second: SignedIn;
  const { as, photoSeller, saleFor, send } = receiptDesk(() => app);
  const expire = () =>
    jobNamed('expire-held-actions').handler(
      app.contextFor({ kind: 'system' }),
      {},
      { number: 1, isLast: false, signal: new AbortController().signal },
    );
  const stateOf = async (id: number) => {
    const { items } = await runList(heldActionsList, as(second), { pageSize: -1 }, {});
    return items.find((row) => Number(row.id) === id)?.status;
  };

  beforeAll(async () => {
    app = await openTestApp();
    maker = await buildStaff(app.database, 1);
    second = await buildStaff(app.database, 2);
  });
  beforeEach(async () => {
    app.clock.moveTo('2026-11-20T15:00:00Z');
    await setLimits(app.database.pool, { ...NO_LIMITS, segunda_aprovacao_pontos: '40', pedido_expira_dias: 30 });
  });
  afterAll(() => closeInTruth(app));

  it('cannot be approved after its last day, also before the job closes it', async () => {
    const seller = await buildSeller(app.database);
    const held = await sendSale(as(maker), await saleFor(seller));
    app.clock.moveTo('2026-12-20T15:00:01Z');
    await expect(approveHeld(as(second), held)).rejects.toMatchObject({ code: 'HELD_ACTION_EXPIRED' });
    await expire();
    expect(await stateOf(held.id)).toBe('EXPIRADA');
    await expect(approveHeld(as(second), held)).rejects.toMatchObject({ code: 'HELD_ACTION_DECIDED' });
    await expect(declineHeld(as(second), { id: held.id, justificativa: 'Tarde' })).rejects.toMatchObject({ code: 'HELD_ACTION_DECIDED' });
    const [logged] = await app.database.read<{ responsavel: string; parametros: object }>(
      "select responsavel, parametros from audit_entries where tipo = 'expireHeldAction' order by id desc limit 1",
    );
    expect(logged).toMatchObject({
      responsavel: 'Sistema',
      parametros: { id: held.id, acao: 'Pontuação de venda', primeiroPor: 'Usuário Nível 1' },
    });
  });

  it('expires also where its stored input is no longer accepted', async () => {
    const held = await sendSale(as(maker), await saleFor(await buildSeller(app.database)));
    await app.database.pool.query("update held_actions set dados = dados - 'tipoFiscal' where id = $1", [held.id]);
    app.clock.moveTo('2026-12-20T15:00:01Z');
    await expire();
    expect(await stateOf(held.id)).toBe('EXPIRADA');
  });

  it('is approved until its last moment, which the setting moves', async () => {
    const [one, two] = await Promise.all([buildSeller(app.database), buildSeller(app.database)]);
    const [early, late] = [await sendSale(as(maker), await saleFor(one)), await sendSale(as(maker), await saleFor(two))];
    app.clock.moveTo('2026-12-20T15:00:00Z');
    await expire();
    await approveHeld(as(second), early);
    expect(await stateOf(early.id)).toBe('APROVADA');
    await setLimits(app.database.pool, { pedido_expira_dias: 29 });
    await expire();
    expect([await stateOf(early.id), await stateOf(late.id)]).toEqual(['APROVADA', 'EXPIRADA']);
  });

  it('leaves its receipt pending as before, and it can be posted again', async () => {
    const seller = await photoSeller();
    const [sent] = await send(seller, null);
    const sale = { ...(await saleFor(seller)), submissionId: sent!.id };
    const held = await sendSale(as(maker), sale);
    expect(held.aguardaAprovacao).toBe(true);
    await setLimits(app.database.pool, { pedido_expira_dias: 1 });
    app.clock.advanceDays(2);
    await expire();
    expect(await stateOf(held.id)).toBe('EXPIRADA');
    const events = await runQuery(submissionEventsQuery, as(second), { id: sent!.id });
    expect(events.map(({ statusNovo }) => statusNovo)).toEqual(['PENDENTE', 'AGUARDA_APROVACAO', 'APROVACAO_RECUSADA']);
    expect(events.at(-1)).toMatchObject({ atorNome: 'Sistema', motivo: 'O prazo do pedido acabou sem decisão' });
    await setLimits(app.database.pool, { segunda_aprovacao_pontos: '0' });
    expect(await sendSale(as(second), sale)).toMatchObject({ aguardaAprovacao: false, totalPontos: '50.00' });
  });

  it('releases its staged file, which can be sent again', async () => {
    await setLimits(app.database.pool, { teto_pontos_dia: '5' });
    const [seller, product] = await Promise.all([buildSeller(app.database), buildProduct(app.database)]);
    const bytes = await salesSheet([{ cpf: seller.cpf, codigo: product.codigo, identificador: 'NF90000001' }]);
    const upload = () => runAction(startSalesImport, as(maker), { arquivo: { bytes, fileName: 'novembro.xlsx' }, enviarMensagem: false });
    const { id } = await upload();
    const importState = async () =>
      (
        await app.database.read<{ estado: string; linhas: number }>(
          'select estado, (select count(*)::int from import_rows r where r.import_id = i.id) as linhas from imports i where id = $1',
          [id],
        )
      )[0];
    expect(await importState()).toEqual({ estado: 'AGUARDA', linhas: 1 });
    app.clock.advanceDays(31);
    await expire();
    expect(await importState()).toEqual({ estado: 'DESFEITA', linhas: 0 });
    expect((await upload()).repetido).toBe(false);
    // Leaves nothing waiting for the checks at the end.
    await setLimits(app.database.pool, { teto_pontos_dia: '0' });
  });

  it('that cannot be closed does not keep the others waiting', async () => {
    const [one, two] = await Promise.all([buildSeller(app.database), buildSeller(app.database)]);
    const [broken, sound] = [await sendSale(as(maker), await saleFor(one)), await sendSale(as(maker), await saleFor(two))];
    const [kept] = await app.database.read<{ dados: object }>('select dados from held_actions where id = $1', [broken.id]);
    await app.database.pool.query('update held_actions set dados = $2 where id = $1', [broken.id, { submissionId: 'x' }]);
    app.clock.advanceDays(31);
    await expect(expire()).rejects.toThrow('requests that could not expire: 1');
    expect([await stateOf(broken.id), await stateOf(sound.id)]).toEqual(['AGUARDA', 'EXPIRADA']);
    await app.database.pool.query('update held_actions set dados = $2 where id = $1', [broken.id, kept!.dados]);
    await expire();
    expect(await stateOf(broken.id)).toBe('EXPIRADA');
  });
});
