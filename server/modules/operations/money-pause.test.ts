import { allActions, findAction } from '../../platform/actions/action.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppError } from '../../platform/errors/app-error.ts';
import { jobNamed } from '../../platform/jobs/job.ts';
import { sellerForm } from '../../test/builders/forms.ts';
import { buildIntegration } from '../../test/builders/integrations.ts';
import { buildConsumer, buildProduct, buildSeller, buildStaff, type SignedIn } from '../../test/builders/people.ts';
import { receiptJpeg } from '../../test/builders/receipts.ts';
import { buildReward, givePoints } from '../../test/builders/rewards.ts';
import { salesSheet } from '../../test/builders/sales-sheet.ts';
import { openPayouts } from '../cashback/payout.fixture.ts';
import { changeMoneyPause } from './change-money-pause.ts';
import { moneyActions } from './money-writers.fixture.ts';

/** They move nothing: an erasure changes only the words of a payout, and a consumer's code earns no points. */
const GOES_ON = ['eraseOwnData', 'registerConsumer'];
/** Tried where their receipts are made: auto-credits/credit-control.test.ts and postings/receipts/reading/learned-products.test.ts. */
const TRIED_ELSEWHERE = ['creditReceipt', 'takeBackCredits', 'takeBackLearnedProduct'];
const REASON = 'Conferência dos saldos de novembro.';
const REFUSAL = 'As operações com pontos e cashback estão pausadas: Conferência dos saldos de novembro. Tente de novo mais tarde.';
const PAUSE = `mutation ($input: MoneyPauseInput!) { setMoneyPause(input: $input) { ativa emAndamento } }`;

describe('the pause of money operations', () => {
  let stage: Awaited<ReturnType<typeof openPayouts>>;
  let seller: Awaited<ReturnType<typeof buildSeller>>;
  let product: { codigo: string };
  let prize: { codigo: string };
  let note = 70_000_000;
  beforeAll(async () => {
    stage = await openPayouts();
    const { database, clock } = stage.app;
    seller = await buildSeller(database);
    product = await buildProduct(database);
    prize = await buildReward(database);
    await givePoints(database, clock, seller, '100000');
  });
  afterEach(() => stage.app.database.pool.query('update money_pauses set retomada_em = now() where retomada_em is null'));
  afterAll(async () => {
    await stage.expectTruths();
    await stage.close();
  });

  const as = (who: Pick<SignedIn, 'actor'>) => stage.app.contextFor(who.actor);
  const pause = (motivo: string | null = REASON) => changeMoneyPause(as(stage.admin), { ativa: true, motivo });
  const resume = () => changeMoneyPause(as(stage.admin), { ativa: false });
  const act = (name: string, who: Pick<SignedIn, 'actor'>, input: object) => runAction(findAction(name)!, as(who), input);
  const idOf = async (name: string, who: Pick<SignedIn, 'actor'>, input: object) => ((await act(name, who, input)) as { id: number }).id;
  const one = async <Row>(text: string, params: unknown[] = []) => (await stage.app.database.pool.query(text, params)).rows[0] as Row;
  const sale = (more: object = {}) => ({
    tipoFiscal: 'N',
    identificador: String(++note),
    realizadoEm: stage.app.clock.today(),
    itens: [{ codigo: product.codigo, qtde: '1', valorUnitario: '10', valorDesconto: '0' }],
    enviarMensagem: false,
    ...more,
  });
  /** What money did: entries with their sum, and payouts by state. */
  const books = () =>
    one<object>(
      `select (select count(*) from entries) as entries, (select sum(valor) from entries) as total,
         (select json_object_agg(estado, n) from (select estado, count(*) as n from payouts group by estado order by estado) p) as payouts`,
    );

  /** One valid request for each action that moves money, prepared while operations run. */
  const prepare = async (): Promise<Record<string, () => Promise<unknown>>> => {
    const { admin, ana, bia, app, requested, approveBy, batchBy } = stage;
    const posted = () => idOf('postSale', admin, sale({ cpf: seller.cpf }));
    const redeemed = () => idOf('redeemReward', seller, { codigoPremio: prize.codigo, qtde: 1 });
    const received = async () => {
      const [sent] = (await act('sendReceipts', seller, { files: [{ fileName: 'nota.jpg', bytes: await receiptJpeg() }] })) as {
        id: number;
      }[];
      await act('postSale', admin, sale({ cpf: seller.cpf, submissionId: sent!.id }));
      return sent!.id;
    };
    const [approvable, approved, second, batched, sent, asked, kept] = await Promise.all(Array.from({ length: 7 }, () => requested()));
    for (const { id } of [batched!]) await approveBy(ana, id);
    const batch = (await batchBy(bia)) as { id: number };
    for (const { id } of [approved!, second!, sent!, asked!, kept!]) await approveBy(ana, id);
    for (const { id } of [sent!, asked!, kept!]) await act('changeRedemptionStatus', bia, { id, status: 1 });
    for (const { id } of [asked!, kept!]) await act('askPayoutReversal', ana, { id, motivo: 'Pago à pessoa errada' });
    const consumer = await buildConsumer(app.database);
    await stage.approve(consumer, '2500', { totalVenda: '5000' });
    const voucher = (await stage.voucherOf(consumer))!.codigo;
    const code = `PAUSA${++note}`;
    await act('createRegistrationCode', admin, { codigo: code, pontos: '100', usos: 5 });
    const form = () =>
      sellerForm({ idRevenda: seller.store.id, senha: 'Senha@2026', aceitouPoliticaPrivacidade: true, codigo_cadastro: code });
    const other = await buildSeller(app.database);
    const bytes = await salesSheet([
      { cpf: other.cpf, codigo: product.codigo, identificador: `NF${++note}`, realizadoEm: app.clock.today() },
    ]);
    const file = (content: Buffer) => ({ arquivo: { bytes: content, fileName: 'vendas.xlsx' }, enviarMensagem: false });
    const importId = await idOf('startSalesImport', admin, file(bytes));
    await app.runJobs();
    const newBytes = await salesSheet([{ cpf: seller.cpf, codigo: product.codigo, identificador: `NF${++note}` }]);
    const [toCancel, toReturn, toCorrect] = [await posted(), await received(), await posted()];
    const returned = await one<{ id: number }>('select id from postings where submission_id = $1', [toReturn]);
    const [cancelled, delivered, bulk] = [await redeemed(), approved!.id, second!.id];
    const platform = await buildIntegration(app.database);
    const { idIndicacao } = await one<{ idIndicacao: string }>('select id_indicacao as "idIndicacao" from sellers where id = $1', [
      seller.id,
    ]);
    const undone = await received();
    await app.database.pool.query("update product_values set valor_pontos = 11 where vigente_em = '2020-01-01'");
    // First: the others spend or reverse points, and only unspent ones let a decision be undone.
    return {
      undoDecision: () => act('undoDecision', admin, { id: undone }),
      postSale: () => act('postSale', admin, sale({ cpf: seller.cpf })),
      postOwnSale: () => act('postOwnSale', seller, sale()),
      postCashback: () => stage.approve(consumer, '100'),
      cancelPosting: () => act('cancelPosting', admin, { id: toCancel }),
      returnPostingToPending: () => act('returnPostingToPending', admin, { id: returned.id }),
      correctSale: () => act('correctSale', admin, { id: toCorrect }),
      redeemReward: redeemed,
      cancelRedemption: () => act('cancelRedemption', admin, { id: cancelled }),
      changeRedemptionStatus: () => act('changeRedemptionStatus', bia, { id: delivered, status: 1 }),
      bulkChangeRedemptionStatus: () => act('bulkChangeRedemptionStatus', bia, { ids: [bulk], status: 1 }),
      redeemCashback: () => act('redeemCashback', consumer, { codigo: voucher, tipoChavePix: 'CPF', chavePix: consumer.cpf }),
      approvePayouts: () => approveBy(ana, approvable!.id),
      createPayoutBatch: () => batchBy(bia),
      downloadPayoutBatch: () => act('downloadPayoutBatch', bia, { id: batch.id }),
      readBankReturn: () => stage.bankReturn(stage.caio, `${batched!.id};12,00;PAGO`),
      askPayoutReversal: () => act('askPayoutReversal', ana, { id: sent!.id, motivo: 'Pago à pessoa errada' }),
      confirmPayoutReversal: () => act('confirmPayoutReversal', stage.caio, { id: asked!.id }),
      dropPayoutReversal: () => act('dropPayoutReversal', ana, { id: kept!.id }),
      registerSeller: () => runAction(findAction('registerSeller')!, app.contextFor({ kind: 'anonymous' }), form()),
      creditSwpro: () => act('creditSwpro', platform, { idExterno: 'S1', idIndicacao, pontos: '50' }),
      startSalesImport: () => act('startSalesImport', admin, file(newBytes)),
      undoImport: () => act('undoImport', admin, { id: importId, causa: 'LOJA_ERRADA', observacao: 'Planilha de outra loja' }),
      expirePoints: () => act('expirePoints', admin, { publico: 'BALCONISTA' }),
      returnPoints: () => act('returnPoints', admin, { publico: 'BALCONISTA', data: '2026-11-01' }),
    };
  };

  it('lists MONEY_PAUSED for every action whose code can write entries or move payouts, and for no other', () => {
    const listed = allActions()
      .filter(({ refuses }) => refuses?.includes('MONEY_PAUSED'))
      .map(({ name }) => name);
    expect(listed.toSorted()).toEqual(moneyActions().filter((name) => !GOES_ON.includes(name)));
  });

  it('refuses each of them, and each works after the resumption', async () => {
    const requests = await prepare();
    expect([...Object.keys(requests), ...TRIED_ELSEWHERE].toSorted()).toEqual(moneyActions().filter((name) => !GOES_ON.includes(name)));
    const before = await books();
    await pause();
    const answers: Record<string, string> = {};
    for (const [name, request] of Object.entries(requests))
      answers[name] = await request().then(
        () => 'accepted',
        (error: Error) => error.message,
      );
    expect(answers).toEqual(Object.fromEntries(Object.keys(requests).map((name) => [name, REFUSAL])));
    expect(await books()).toEqual(before);
    await resume();
    for (const [name, request] of Object.entries(requests))
      answers[name] = await request().then(
        () => 'accepted',
        (error: AppError) => error.code,
      );
    // A file is undone, and value returned, by two people; both requests are kept.
    expect(Object.entries(answers).filter(([, answer]) => answer !== 'accepted' && answer !== 'SECOND_PERSON_NEEDED')).toEqual([]);
    expect(await books()).not.toEqual(before);
  });

  it('answers 503 with Retry-After and the reason, by GraphQL and by a documented path', async () => {
    const { app, admin } = stage;
    const redeem = 'mutation ($input: RedeemRewardInput!) { redeemReward(input: $input) { id } }';
    const input = { codigoPremio: prize.codigo, qtde: 1 };
    const { enviarMensagem: _, ...venda } = sale({ cpf: seller.cpf });
    const byGraphql = () =>
      app.rest('POST', '/graphql', { body: { query: redeem, variables: { input } }, token: seller.token, audience: 'store' });
    const byPath = () =>
      app.rest('POST', '/api/pontuacoes/pontuar', {
        body: { venda, enviarMensagem: false },
        token: admin.token,
        headers: { 'idempotency-key': 'pausa-1' },
      });
    await pause();
    const graphql = await byGraphql();
    expect([graphql.status, graphql.headers.get('retry-after'), graphql.json.errors[0].message]).toEqual([503, '60', REFUSAL]);
    expect(graphql.json.errors[0].extensions).toMatchObject({ code: 'MONEY_PAUSED', kind: 'unavailable' });
    const rest = await byPath();
    expect([rest.status, rest.headers.get('retry-after'), rest.json]).toEqual([503, '60', { erro: REFUSAL, codigo: 'MONEY_PAUSED' }]);
    await resume();
    // The refusal was not kept under the key.
    expect((await byPath()).status).toBe(200);
    expect((await byGraphql()).json.errors).toBeUndefined();
  });

  it('refuses a direct write of an entry, whatever program makes it', async () => {
    await pause();
    await expect(givePoints(stage.app.database, stage.app.clock, seller, '1')).rejects.toMatchObject({ code: 'MONEY_PAUSED' });
  });

  /** An operation that has passed the check and ends when the test says so. */
  const openOperation = async () => {
    let finish = () => {};
    let ended = Promise.resolve();
    await new Promise<void>((began) => {
      const held = new Promise<void>((resolve) => {
        finish = resolve;
      });
      ended = stage.app.database.transaction(async ({ sql }) => {
        await sql('select refuse_while_paused()');
        began();
        await held;
      });
    });
    return { finish, ended };
  };

  it('commits no operation after it returns: one that began before ends first, later ones are refused', async () => {
    const { database, clock } = stage.app;
    const events: string[] = [];
    const early = await openOperation();
    const paused = pause().then(({ emAndamento }) => events.push(`pause ${emAndamento}`));
    // The pause is in force while it waits for the early operation.
    const later = () =>
      givePoints(database, clock, seller, '1').then(
        () => 'done',
        (error: AppError) => error.code,
      );
    while ((await later()) !== 'MONEY_PAUSED') await new Promise((resolve) => setTimeout(resolve, 5));
    expect(events).toEqual([]);
    early.finish();
    await early.ended;
    events.push('operation');
    await paused;
    expect(events).toEqual(['operation', 'pause false']);
  });

  it('tells when an operation had not ended in time', async () => {
    const early = await openOperation();
    const change = await changeMoneyPause(as(stage.admin), { ativa: true, motivo: REASON }, 100);
    early.finish();
    await early.ended;
    expect(change).toEqual({ ativa: true, emAndamento: true });
  });

  it('lets 40 concurrent operations and a pause leave books that agree with the answers', async () => {
    const { database, clock } = stage.app;
    const count = async () => (await one<{ n: number }>('select count(*)::int as n from entries')).n;
    const before = await count();
    const work = Array.from({ length: 40 }, (_, index) =>
      new Promise((resolve) => setTimeout(resolve, index))
        .then(() => givePoints(database, clock, seller, '1'))
        .then(
          () => 1,
          () => 0,
        ),
    );
    await new Promise((resolve) => setTimeout(resolve, 15));
    await pause();
    const atPause = await count();
    const done = (await Promise.all(work)).reduce<number>((sum, one) => sum + one, 0);
    expect(await count()).toBe(atPause);
    expect(atPause - before).toBe(done);
  });

  it('makes jobs wait: neither an expiry run nor an import is closed as failed, even on the last try', async () => {
    const { app, admin } = stage;
    const last = { number: 6, isLast: true, signal: new AbortController().signal };
    const system = app.contextFor({ kind: 'system' });
    await givePoints(app.database, app.clock, seller, '5', '2026-11-01');
    const bytes = await salesSheet([
      { cpf: seller.cpf, codigo: product.codigo, identificador: `NF${++note}`, realizadoEm: app.clock.today() },
    ]);
    const importId = await idOf('startSalesImport', admin, { arquivo: { bytes, fileName: 'mais.xlsx' }, enviarMensagem: false });
    const runId = await idOf('expirePoints', admin, { publico: 'BALCONISTA' });
    await pause();
    for (const [name, data] of [
      ['processSalesImport', { importId }],
      ['workOffExpiryRun', { runId }],
    ] as const)
      await expect(jobNamed(name).handler(system, data, last)).rejects.toMatchObject({ code: 'MONEY_PAUSED' });
    await resume();
    await app.runJobs();
    expect(await one('select estado from imports where id = $1', [importId])).toEqual({ estado: 'CONCLUIDA' });
    expect(await one('select estado from expiry_runs where id = $1', [runId])).toEqual({ estado: 'CONCLUIDA' });
  });

  it('is logged, shown to every staff member with its author, and set once', async () => {
    const { app, admin, auditor } = stage;
    const query = '{ moneyPause { motivo pausadaEm pausadaPor } }';
    const shown = async (token: string) => (await app.graphql(query, {}, { token })).data?.moneyPause;
    expect(await shown(auditor.token)).toBeNull();
    await pause();
    const { nome } = admin.actor as { nome: string };
    expect(await shown(auditor.token)).toMatchObject({ motivo: REASON.slice(0, -1), pausadaPor: nome });
    await expect(pause()).rejects.toMatchObject({ code: 'MONEY_ALREADY_PAUSED' });
    await resume();
    await expect(resume()).rejects.toMatchObject({ code: 'MONEY_NOT_PAUSED' });
    const { n } = await one<{ n: number }>("select count(*)::int as n from audit_entries where tipo = 'setMoneyPause' and ator = $1", [
      `staff:${admin.id}`,
    ]);
    expect(n).toBeGreaterThan(1);
  });

  it('asks for a reason of at most 200 characters', async () => {
    const refusal = (input: object) =>
      stage.app.graphql(PAUSE, { input }, { token: stage.admin.token }).then(({ errors }) => errors?.[0].message);
    expect(await refusal({ ativa: true })).toBe('Informe o motivo da pausa');
    expect(await refusal({ ativa: true, motivo: ' . ' })).toBe('Informe o motivo da pausa');
    expect(await refusal({ ativa: true, motivo: 'x'.repeat(201) })).toBe('O motivo tem no máximo 200 caracteres');
  });

  it('is for the levels 0 and 2 only', async () => {
    const change = async (token: string, audience: 'panel' | 'store' = 'panel') =>
      (await stage.app.graphql(PAUSE, { input: { ativa: true, motivo: REASON } }, { token, audience })).errors?.[0].extensions.code ??
      'paused';
    for (const level of [1, 3, 4, 5]) expect(await change((await buildStaff(stage.app.database, level)).token)).toBe('NOT_ALLOWED');
    expect(await change(seller.token, 'store')).toBe('NOT_ALLOWED');
    expect(await change((await buildStaff(stage.app.database, 0)).token)).toBe('paused');
  });
});
