import { expirePoints } from '../modules/expiry/index.ts';
import { processSalesImport, rehearseSalesImport, startSalesImport } from '../modules/imports/index.ts';
import { claimNextSubmission, correctSale, postCashback, postSale } from '../modules/postings/index.ts';
import { createRegistrationCode } from '../modules/registration-codes/index.ts';
import { approveHeldAction } from '../modules/second-person/actions/decide-held-action.ts';
import { runAction } from '../platform/actions/run-action.ts';
import { openTestApp, type TestApp } from '../test/app.ts';
import { buildCard } from '../test/builders/cards.ts';
import { csv } from '../test/builders/csv.ts';
import { sellerForm } from '../test/builders/forms.ts';
import { buildConsumer, buildProduct, buildSeller, buildStaff, newCpf, type SignedIn } from '../test/builders/people.ts';
import { givePoints } from '../test/builders/rewards.ts';
import { salesSheet } from '../test/builders/sales-sheet.ts';
import { NO_LIMITS, setLimits } from '../test/limits.ts';
import { closeInTruth } from '../test/truths.ts';
import { type Gainer, openGains } from './own-gain.fixture.ts';

const REFUSED = 'Você não pode decidir sobre o próprio CPF: peça a outra pessoa da equipe.';

describe('a member of staff who is also the member who gains', () => {
  let app: TestApp;
  let stage: Awaited<ReturnType<typeof openGains>>;
  beforeAll(async () => {
    app = await openTestApp();
    stage = await openGains(app);
  });
  beforeEach(() => setLimits(app.database.pool, NO_LIMITS));
  afterAll(() => closeInTruth(app));

  /** An attempt: GraphQL as the mutation's text with its variables, REST as method, path and body. */
  type Attempt = { mutation: string; input?: unknown } | { rest: readonly [method: string, path: string, body?: unknown] };
  /** Code of the refusal, or `done`. */
  async function outcome(who: SignedIn, attempt: Attempt): Promise<string> {
    if ('rest' in attempt) {
      const [method, path, body] = attempt.rest;
      const { status, json } = await app.rest(method, path, { token: who.token, body });
      if (status === 200) return 'done';
      expect(json.erro ?? json.message).toBe(REFUSED);
      return json.codigo ?? 'OWN_GAIN';
    }
    const { data, errors } = await app.graphql(attempt.mutation, { input: attempt.input }, { token: who.token });
    if (!errors) return data ? 'done' : 'nothing';
    expect(errors[0].message).toBe(REFUSED);
    return errors[0].extensions.code;
  }

  const sale = (by: Gainer) => stage.saleOf(by.seller.cpf);
  const venda = ({ enviarMensagem: _, ...whole }: Awaited<ReturnType<typeof sale>>) => ({ venda: whole });
  const post = (input: unknown): Attempt => ({ mutation: 'mutation ($input: SaleInput!) { postSale(input: $input) { id } }', input });
  const cashback = (input: unknown): Attempt => ({
    mutation: 'mutation ($input: CashbackInput!) { postCashback(input: $input) { id } }',
    input,
  });
  const act = (name: string, id: number, more = '', answer = '{ id }'): Attempt => ({
    mutation: `mutation { ${name}(id: ${id}${more}) ${answer} }`,
  });
  const rest = (method: string, path: string, body?: unknown): Attempt => ({ rest: [method, path, body] });
  const cardOf = ({ seller }: Gainer, more: object = {}) => buildCard(app.database, { sellerId: seller.id, ...more });
  const limited = (limits: Parameters<typeof setLimits>[1]) => setLimits(app.database.pool, limits);

  /** Every place where staff give something to one person, or decide about it. Written by hand; each case is begun anew for each of the two. */
  const CASES: [string, (by: Gainer) => Promise<Attempt>][] = [
    ['postSale', async (by) => post(await sale(by))],
    ['POST /api/pontuacoes/pontuar', async (by) => rest('POST', '/api/pontuacoes/pontuar', venda(await sale(by)))],
    ['postSale of a receipt', async (by) => post({ ...(await sale(by)), submissionId: await stage.sent(by.seller) })],
    ['postCashback', async (by) => cashback(stage.purchaseOf(by.consumer.cpf))],
    [
      'postCashback of a receipt',
      async (by) => cashback(stage.purchaseOf(by.consumer.cpf, { submissionId: await stage.sent(by.consumer) })),
    ],
    [
      'postSale of somebody whom they referred',
      async ({ seller }) => {
        const referred = await buildSeller(app.database);
        await app.database.pool.query(
          "insert into referrals (seller_id, plataforma, nome, cpf, celular, criado_em) values ($1, 'Indicado por Cadastro', 'Nome', $2, '1', now())",
          [seller.id, referred.cpf],
        );
        return post(await stage.saleOf(referred.cpf));
      },
    ],
    ['claimSubmission', async (by) => act('claimSubmission', await stage.sent(by.seller))],
    ['rejectSubmission', async (by) => act('rejectSubmission', await stage.sent(by.seller), ', motivo: "Nota Incompleta"')],
    [
      'POST /api/pontuacoes/reprovar',
      async (by) =>
        rest('POST', '/api/pontuacoes/reprovar', { identificador: await stage.sent(by.seller), reprovadoMotivo: 'Nota Incompleta' }),
    ],
    ['closeSubmission of a consumer', async (by) => act('closeSubmission', await stage.sent(by.consumer))],
    [
      'POST /api/pontuacoes/encerrar',
      async (by) => rest('POST', '/api/pontuacoes/encerrar', { identificador: await stage.sent(by.consumer) }),
    ],
    ['returnSubmissionToPending', async (by) => act('returnSubmissionToPending', await stage.rejected(by.seller))],
    [
      'POST /api/pontuacoes/retornar-foto-pendente',
      async (by) => rest('POST', '/api/pontuacoes/retornar-foto-pendente', { identificador: await stage.rejected(by.seller) }),
    ],
    [
      'decideContest',
      async (by) => {
        const submissionId = await stage.rejected(by.seller);
        const { rows } = await app.database.pool.query(
          "insert into contests (submission_id, texto, reprovado_por_id, prazo_em, criado_em) values ($1, 'Está inteira', $2, '2026-12-01', now()) returning id",
          [submissionId, stage.first.id],
        );
        return {
          mutation: 'mutation ($input: DecideContestInput!) { decideContest(input: $input) { id } }',
          input: { id: rows[0].id, resultado: 'REVERTIDA', resposta: 'Está inteira' },
        };
      },
    ],
    ['cancelPosting', async (by) => act('cancelPosting', await stage.posted(by))],
    ['POST /api/pontuacoes/cancelar', async (by) => rest('POST', '/api/pontuacoes/cancelar', { identificador: await stage.posted(by) })],
    ['returnPostingToPending', async (by) => act('returnPostingToPending', await stage.postedReceipt(by))],
    [
      'POST /api/pontuacoes/retornar-pontuacao-pendente',
      async (by) => rest('POST', '/api/pontuacoes/retornar-pontuacao-pendente', { identificador: await stage.postedReceipt(by) }),
    ],
    [
      'updatePosting',
      async (by) => ({
        mutation: 'mutation ($input: UpdatePostingInput!) { updatePosting(input: $input) { id } }',
        input: {
          id: await stage.posted(by),
          tipoFiscal: 'C',
          identificador: (await sale(by)).identificador,
          realizadoEm: app.clock.today(),
          motivo: 'Era cupom',
        },
      }),
    ],
    ['correctSale', async (by) => act('correctSale', await stage.toCorrect(by))],
    ['POST /api/pontuacoes/corrigir', async (by) => rest('POST', `/api/pontuacoes/corrigir/${await stage.toCorrect(by)}`)],
    ['changeRedemptionStatus', async (by) => act('changeRedemptionStatus', await stage.redeemed(by), ', status: 1')],
    [
      'POST /api/alterarStatusResgate',
      async (by) => rest('POST', '/api/alterarStatusResgate', { identificador: await stage.redeemed(by), status: 1 }),
    ],
    [
      'bulkChangeRedemptionStatus',
      async (by) => ({ mutation: `mutation { bulkChangeRedemptionStatus(ids: [${await stage.redeemed(by)}], status: 1) { alterados } }` }),
    ],
    [
      'PATCH /api/resgates/bulk with another of them',
      async (by) => {
        const another = await stage.redeemed(await stage.gainer());
        return rest('PATCH', '/api/resgates/bulk', { ids: [another, await stage.redeemed(by)], status: 1 });
      },
    ],
    ['cancelRedemption', async (by) => act('cancelRedemption', await stage.redeemed(by))],
    ['POST /api/cancelarResgate', async (by) => rest('POST', '/api/cancelarResgate', { identificador: await stage.redeemed(by) })],
    [
      'PUT /api/resgates/:id/data-entrega',
      async (by) => rest('PUT', `/api/resgates/${await stage.redeemed(by)}/data-entrega`, { dataEntrega: '2026-11-30' }),
    ],
    [
      'PUT /api/resgates/:id/alterar-observacao',
      async (by) => rest('PUT', `/api/resgates/${await stage.redeemed(by)}/alterar-observacao`, { descricao: 'Ligar antes' }),
    ],
    ['approvePayouts', async (by) => ({ mutation: `mutation { approvePayouts(ids: [${await stage.payout(by)}]) { alterados } }` })],
    [
      'approvePayouts to their CPF as the key of somebody else',
      async (by) => {
        await app.database.pool.query('update system_settings set chave_cpf_do_titular = false');
        const consumer = await buildConsumer(app.database);
        const id = await stage.payout({ consumer }, { key: { tipoChavePix: 'CPF', chavePix: by.own.cpf } });
        return { mutation: `mutation { approvePayouts(ids: [${id}]) { alterados } }` };
      },
    ],
    [
      'createPayoutBatch',
      async (by) => {
        await app.database.pool.query('update system_settings set pagamento_uma_pessoa = 40');
        // What earlier cases left goes first.
        await outcome(stage.first, { mutation: 'mutation { createPayoutBatch { id } }' }).catch(() => null);
        await stage.payout(by, { state: 'APROVADO' });
        return { mutation: 'mutation { createPayoutBatch { id } }' };
      },
    ],
    [
      'POST /api/alterarStatusResgate of a payment',
      async (by) => rest('POST', '/api/alterarStatusResgate', { identificador: await stage.payout(by, { state: 'APROVADO' }), status: 1 }),
    ],
    ['cancelRedemption of a payment', async (by) => act('cancelRedemption', await stage.payout(by))],
    ['askPayoutReversal', async (by) => act('askPayoutReversal', await stage.payout(by, { state: 'PAGO' }), ', motivo: "Conta errada"')],
    ['confirmPayoutReversal', async (by) => act('confirmPayoutReversal', await stage.payout(by, { state: 'EM_ESTORNO' }))],
    ['dropPayoutReversal', async (by) => act('dropPayoutReversal', await stage.payout(by, { state: 'EM_ESTORNO' }))],
    [
      'linkCard',
      async (by) => ({
        mutation: `mutation ($input: LinkCardInput!) { linkCard(id: ${(await buildCard(app.database)).id}, input: $input) { id } }`,
        input: { cpf: by.seller.cpf },
      }),
    ],
    ['releaseCard', async (by) => act('releaseCard', (await cardOf(by)).id)],
    ['deliverCard', async (by) => act('deliverCard', (await cardOf(by)).id)],
    ['blockCard', async (by) => act('blockCard', (await cardOf(by)).id)],
    ['unblockCard', async (by) => act('unblockCard', (await cardOf(by, { bloqueado: true })).id)],
    ['returnPoints', async (by) => ({ mutation: `mutation { returnPoints(publico: BALCONISTA, data: "${await expired(by)}") { id } }` })],
    ['GET /api/pontuacoes/reativar', async (by) => rest('GET', `/api/pontuacoes/reativar/${await expired(by)}`)],
    [
      'PUT /api/parceiros/:id, another CPF for the own account',
      async ({ seller }) =>
        rest(
          'PUT',
          `/api/parceiros/${seller.id}`,
          sellerForm({ cpf: newCpf(), cnpjRevenda: seller.store.cnpj, email: `n${seller.id}@exemplo.com` }),
        ),
    ],
    [
      'approveSale',
      async (by) => {
        await limited({ segunda_aprovacao_pontos: '5' });
        return act('approveSale', (await runAction(postSale, stage.as(stage.first), await sale(by))).id);
      },
    ],
    [
      'approveSale of a consumer',
      async (by) => {
        await limited({ segunda_aprovacao_reais: '5' });
        return act('approveSale', (await runAction(postCashback, stage.as(stage.first), stage.purchaseOf(by.consumer.cpf))).id);
      },
    ],
    [
      'approveHeldAction of a correction',
      async (by) => {
        await limited(NO_LIMITS);
        const id = await stage.toCorrect(by);
        await limited({ segunda_aprovacao_pontos: '1' });
        await expect(runAction(correctSale, stage.as(stage.first), { id })).rejects.toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
        return act('approveHeldAction', await lastHeld());
      },
    ],
    [
      'approveHeldAction of a sales file',
      async (by) => {
        await limited({ teto_pontos_dia: '5' });
        await upload(stage.first, by.seller.cpf);
        return act('approveHeldAction', await lastHeld());
      },
    ],
  ];

  const lastHeld = async () => (await app.database.read<{ id: number }>('select max(id) as id from held_actions'))[0]!.id;
  const linesOf = async (...cpfs: string[]) => {
    const { codigo } = await buildProduct(app.database);
    return salesSheet(
      await Promise.all(cpfs.map(async (cpf) => ({ cpf, codigo, identificador: (await stage.saleOf(cpf)).identificador }))),
    );
  };
  const upload = async (who: SignedIn, ...cpfs: string[]) =>
    runAction(startSalesImport, stage.as(who), {
      arquivo: { bytes: await linesOf(...cpfs), fileName: 'vendas.xlsx' },
      enviarMensagem: false,
    });
  let day = new Date('2027-01-01T15:00:00.000Z').getTime();
  /** Points that expired, and the day of the run: one of its own for each case. */
  async function expired({ seller }: Gainer): Promise<string> {
    const back = app.clock.now().toISOString();
    day += 86_400_000;
    app.clock.moveTo(new Date(day).toISOString());
    await givePoints(app.database, app.clock, seller, '10', new Date(day - 86_400_000).toISOString().slice(0, 10));
    await runAction(expirePoints, stage.as(stage.first), { publico: 'BALCONISTA' });
    await app.runJobs();
    const today = app.clock.today();
    app.clock.moveTo(back);
    return today;
  }

  it.each(CASES)('%s is refused to them and open to a colleague', async (_name, begin) => {
    const by = await stage.gainer();
    expect(await outcome(by.own, await begin(by))).toBe('OWN_GAIN');
    const again = await stage.gainer();
    expect(await outcome(again.other, await begin(again))).toBe('done');
    await app.runJobs();
  });

  it('is not given their own receipt as the next one', async () => {
    await app.database.pool.query("update submissions set status = 'ENCERRADA' where status = 'PENDENTE'");
    const by = await stage.gainer();
    const ids = [await stage.sent(by.seller), await stage.sent(by.consumer)];
    const next = (who: SignedIn, audience: 'SELLER' | 'CONSUMER') => runAction(claimNextSubmission, stage.as(who), { audience });
    expect([await next(by.own, 'SELLER'), await next(by.own, 'CONSUMER')]).toEqual([null, null]);
    expect([await next(by.other, 'SELLER'), await next(by.other, 'CONSUMER')]).toMatchObject(ids.map((id) => ({ id })));
  });

  it('finds the own lines of a sales file refused, beforehand too, and those of whom they referred', async () => {
    const [by, another] = await Promise.all([stage.gainer(), stage.gainer()]);
    const referred = await buildSeller(app.database);
    await app.database.pool.query(
      "insert into referrals (seller_id, plataforma, nome, cpf, celular, criado_em) values ($1, 'Indicado por Cadastro', 'Nome', $2, '1', now())",
      [by.seller.id, referred.cpf],
    );
    const bytes = await linesOf(another.seller.cpf, by.seller.cpf, referred.cpf);
    const text = 'Você não pode pontuar vendas do próprio CPF nem de quem você indicou';
    const arquivo = { bytes, fileName: 'vendas.xlsx' };
    const rehearsed = await runAction(rehearseSalesImport, stage.as(by.own), { arquivo });
    expect([rehearsed.validas, rehearsed.erros.map(({ linha, mensagem }) => [linha, mensagem])]).toEqual([
      1,
      [
        [3, text],
        [4, text],
      ],
    ]);
    const { id } = await runAction(startSalesImport, stage.as(by.own), { arquivo, enviarMensagem: false, aguardar: true });
    expect(await processSalesImport(stage.as(by.own), id)).toBe(1);
    const errors = await app.database.read('select linha, mensagem from import_errors where import_id = $1 order by linha', [id]);
    expect(errors).toEqual([
      { linha: 3, mensagem: text },
      { linha: 4, mensagem: text },
    ]);
    const form = new FormData();
    form.set('arquivo', new Blob([new Uint8Array(await linesOf(by.seller.cpf))]), 'vendas.xlsx');
    expect((await app.rest('POST', '/api/upload/vendas', { token: by.own.token, form })).json).toEqual({ total: 0 });
    await app.runJobs();
  });

  it('cannot report the balance of their own card', async () => {
    const [by, another] = await Promise.all([stage.gainer(), stage.gainer()]);
    const [own, other] = [await cardOf(by), await cardOf(another)];
    const form = new FormData();
    const bytes = csv(
      ['Número do Cartão', 'Saldo'],
      [
        [own.numero, '500'],
        [other.numero, '20'],
      ],
    );
    form.set('arquivo', new Blob([new Uint8Array(bytes)]), 'saldos.csv');
    expect((await app.rest('POST', '/api/upload/saldo_cartao', { token: by.own.token, form })).json).toMatchObject({ total: 1 });
    expect(await app.database.read('select saldo from cards where id = any($1) order by id', [[own.id, other.id]])).toEqual([
      { saldo: '0.00' },
      { saldo: '20.00' },
    ]);
  });

  it('leaves their own payment out of a batch, and the own line of a bank’s return is refused', async () => {
    const [by, another] = await Promise.all([stage.gainer(), stage.gainer()]);
    await outcome(stage.first, { mutation: 'mutation { createPayoutBatch { id } }' }).catch(() => null);
    await stage.payout(by, { state: 'APROVADO' });
    await stage.payout(another, { state: 'APROVADO' });
    const batch = await app.graphql('mutation { createPayoutBatch { quantidade deixados } }', {}, { token: by.own.token });
    expect(batch.data.createPayoutBatch).toEqual({ quantidade: 1, deixados: 1 });
  });

  it('earns nothing by a registration code of their own, nor by one that they proposed or changed', async () => {
    const registered = async (codigo: string, cpf: string) =>
      app.rest('POST', '/api/parceiros', {
        body: {
          ...sellerForm({ cpf, cnpjRevenda: (await stage.gainer()).seller.store.cnpj, email: `r${cpf}@exemplo.com` }),
          senha: 'Ponte-Azul-7391',
          confirmarSenha: 'Ponte-Azul-7391',
          aceitouPoliticaPrivacidade: true,
          codigo_cadastro: codigo,
        },
      });
    const own = 'Este código foi cadastrado por você: o código não foi usado';
    const code = (codigo: string) => ({ codigo, pontos: '100', usos: 3, expiraEm: null });
    const [author, helper] = await Promise.all([buildStaff(app.database, 2), buildStaff(app.database, 2)]);
    await runAction(createRegistrationCode, stage.as(author), code('MEUCODIGO'));
    expect((await registered('MEUCODIGO', author.cpf)).json).toMatchObject({ mensagem: own });
    expect((await registered('MEUCODIGO', helper.cpf)).json).toMatchObject({ mensagem: 'Código de cadastro aplicado: 100 pontos' });
    await limited({ teto_pontos_dia: '50' });
    const proposer = await buildStaff(app.database, 2);
    await expect(runAction(createRegistrationCode, stage.as(proposer), code('PROPOSTO'))).rejects.toMatchObject({
      code: 'SECOND_PERSON_NEEDED',
    });
    await runAction(approveHeldAction, stage.as(author), { id: await lastHeld() });
    expect((await registered('PROPOSTO', proposer.cpf)).json).toMatchObject({ mensagem: own });
    expect((await registered('PROPOSTO', newCpf())).json).toMatchObject({ mensagem: 'Código de cadastro aplicado: 100 pontos' });
  });
});
