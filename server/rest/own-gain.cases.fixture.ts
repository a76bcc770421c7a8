import { expirePoints } from '../modules/expiry/index.ts';
import { startSalesImport } from '../modules/imports/index.ts';
import { correctSale, sendCashback, sendSale } from '../modules/postings/index.ts';
import { runAction } from '../platform/actions/run-action.ts';
import type { TestApp } from '../test/app.ts';
import { buildCard } from '../test/builders/cards.ts';
import { sellerForm } from '../test/builders/forms.ts';
import { buildConsumer, buildProduct, buildSeller, newCpf, type SignedIn } from '../test/builders/people.ts';
import { givePoints } from '../test/builders/rewards.ts';
import { salesSheet } from '../test/builders/sales-sheet.ts';
import { NO_LIMITS, setLimits } from '../test/limits.ts';
import type { Gainer, openGains } from './own-gain.fixture.ts';

/** An attempt: GraphQL as the mutation's text with its variables, REST as method, path and body. */
export type Attempt = { mutation: string; input?: unknown } | { rest: readonly [method: string, path: string, body?: unknown] };

/**
 * Every place where staff give something to one person, or decide about it. Written by hand; each case is begun anew for each of two people.
 * `given` answers what the test opened.
 */
export function gainCases(given: () => { app: TestApp; stage: Awaited<ReturnType<typeof openGains>> }) {
  const sale = (by: Gainer) => given().stage.saleOf(by.seller.cpf);
  const venda = ({ enviarMensagem: _, ...whole }: Awaited<ReturnType<typeof sale>>) => ({ venda: whole });
  const post = (input: unknown): Attempt => ({
    mutation: 'mutation ($input: SaleInput!) { postSale(input: $input) { __typename } }',
    input,
  });
  const cashback = (input: unknown): Attempt => ({
    mutation: 'mutation ($input: CashbackInput!) { postCashback(input: $input) { __typename } }',
    input,
  });
  const act = (name: string, id: number, more = '', answer = '{ id }'): Attempt => ({
    mutation: `mutation { ${name}(id: ${id}${more}) ${answer} }`,
  });
  const approval = (id: number): Attempt => act('approveHeldAction', id, ', versao: 1');
  const rest = (method: string, path: string, body?: unknown): Attempt => ({ rest: [method, path, body] });
  const cardOf = ({ seller }: Gainer, more: object = {}) => buildCard(given().app.database, { sellerId: seller.id, ...more });
  const limited = (limits: Parameters<typeof setLimits>[1]) => setLimits(given().app.database.pool, limits);

  const cases: [string, (by: Gainer) => Promise<Attempt>][] = [
    ['postSale', async (by) => post(await sale(by))],
    ['POST /api/pontuacoes/pontuar', async (by) => rest('POST', '/api/pontuacoes/pontuar', venda(await sale(by)))],
    ['postSale of a receipt', async (by) => post({ ...(await sale(by)), submissionId: await given().stage.sent(by.seller) })],
    ['postCashback', async (by) => cashback(given().stage.purchaseOf(by.consumer.cpf))],
    [
      'postCashback of a receipt',
      async (by) => cashback(given().stage.purchaseOf(by.consumer.cpf, { submissionId: await given().stage.sent(by.consumer) })),
    ],
    [
      'postSale of somebody whom they referred',
      async ({ seller }) => {
        const referred = await buildSeller(given().app.database);
        await given().app.database.pool.query(
          "insert into referrals (seller_id, plataforma, nome, cpf, celular, criado_em) values ($1, 'Indicado por Cadastro', 'Nome', $2, '1', now())",
          [seller.id, referred.cpf],
        );
        return post(await given().stage.saleOf(referred.cpf));
      },
    ],
    ['claimSubmission', async (by) => act('claimSubmission', await given().stage.sent(by.seller))],
    ['rejectSubmission', async (by) => act('rejectSubmission', await given().stage.sent(by.seller), ', motivo: "Nota Incompleta"')],
    [
      'POST /api/pontuacoes/reprovar',
      async (by) =>
        rest('POST', '/api/pontuacoes/reprovar', {
          identificador: await given().stage.sent(by.seller),
          reprovadoMotivo: 'Nota Incompleta',
        }),
    ],
    ['closeSubmission of a consumer', async (by) => act('closeSubmission', await given().stage.sent(by.consumer))],
    [
      'POST /api/pontuacoes/encerrar',
      async (by) => rest('POST', '/api/pontuacoes/encerrar', { identificador: await given().stage.sent(by.consumer) }),
    ],
    ['returnSubmissionToPending', async (by) => act('returnSubmissionToPending', await given().stage.rejected(by.seller))],
    [
      'POST /api/pontuacoes/retornar-foto-pendente',
      async (by) => rest('POST', '/api/pontuacoes/retornar-foto-pendente', { identificador: await given().stage.rejected(by.seller) }),
    ],
    [
      'decideContest',
      async (by) => {
        const submissionId = await given().stage.rejected(by.seller);
        const { rows } = await given().app.database.pool.query(
          "insert into contests (submission_id, texto, reprovado_por_id, prazo_em, criado_em) values ($1, 'Está inteira', $2, '2026-12-01', now()) returning id",
          [submissionId, given().stage.first.id],
        );
        return {
          mutation: 'mutation ($input: DecideContestInput!) { decideContest(input: $input) { id } }',
          input: { id: rows[0].id, resultado: 'REVERTIDA', resposta: 'Está inteira' },
        };
      },
    ],
    ['cancelPosting', async (by) => act('cancelPosting', await given().stage.posted(by))],
    [
      'POST /api/pontuacoes/cancelar',
      async (by) => rest('POST', '/api/pontuacoes/cancelar', { identificador: await given().stage.posted(by) }),
    ],
    ['returnPostingToPending', async (by) => act('returnPostingToPending', await given().stage.postedReceipt(by))],
    [
      'POST /api/pontuacoes/retornar-pontuacao-pendente',
      async (by) => rest('POST', '/api/pontuacoes/retornar-pontuacao-pendente', { identificador: await given().stage.postedReceipt(by) }),
    ],
    [
      'updatePosting',
      async (by) => ({
        mutation: 'mutation ($input: UpdatePostingInput!) { updatePosting(input: $input) { id } }',
        input: {
          id: await given().stage.posted(by),
          tipoFiscal: 'C',
          identificador: (await sale(by)).identificador,
          realizadoEm: given().app.clock.today(),
          motivo: 'Era cupom',
        },
      }),
    ],
    ['correctSale', async (by) => act('correctSale', await given().stage.toCorrect(by))],
    ['POST /api/pontuacoes/corrigir', async (by) => rest('POST', `/api/pontuacoes/corrigir/${await given().stage.toCorrect(by)}`)],
    ['changeRedemptionStatus', async (by) => act('changeRedemptionStatus', await given().stage.redeemed(by), ', status: DELIVERED')],
    [
      'POST /api/alterarStatusResgate',
      async (by) => rest('POST', '/api/alterarStatusResgate', { identificador: await given().stage.redeemed(by), status: 1 }),
    ],
    [
      'bulkChangeRedemptionStatus',
      async (by) => ({
        mutation: `mutation { bulkChangeRedemptionStatus(ids: [${await given().stage.redeemed(by)}], status: DELIVERED) { alterados } }`,
      }),
    ],
    [
      'PATCH /api/resgates/bulk with another of them',
      async (by) => {
        const another = await given().stage.redeemed(await given().stage.gainer());
        return rest('PATCH', '/api/resgates/bulk', { ids: [another, await given().stage.redeemed(by)], status: 1 });
      },
    ],
    ['cancelRedemption', async (by) => act('cancelRedemption', await given().stage.redeemed(by))],
    ['POST /api/cancelarResgate', async (by) => rest('POST', '/api/cancelarResgate', { identificador: await given().stage.redeemed(by) })],
    [
      'PUT /api/resgates/:id/data-entrega',
      async (by) => rest('PUT', `/api/resgates/${await given().stage.redeemed(by)}/data-entrega`, { dataEntrega: '2026-11-30' }),
    ],
    [
      'PUT /api/resgates/:id/alterar-observacao',
      async (by) => rest('PUT', `/api/resgates/${await given().stage.redeemed(by)}/alterar-observacao`, { descricao: 'Ligar antes' }),
    ],
    ['approvePayouts', async (by) => ({ mutation: `mutation { approvePayouts(ids: [${await given().stage.payout(by)}]) { alterados } }` })],
    [
      'approvePayouts to their CPF as the key of somebody else',
      async (by) => {
        await given().app.database.pool.query('update system_settings set chave_cpf_do_titular = false');
        const consumer = await buildConsumer(given().app.database);
        const id = await given().stage.payout({ consumer }, { key: { tipoChavePix: 'CPF', chavePix: by.own.cpf } });
        return { mutation: `mutation { approvePayouts(ids: [${id}]) { alterados } }` };
      },
    ],
    [
      'createPayoutBatch',
      async (by) => {
        await given().app.database.pool.query('update system_settings set pagamento_uma_pessoa = 40');
        // What earlier cases left goes first.
        await given().app.graphql('mutation { createPayoutBatch { id } }', {}, { token: given().stage.first.token });
        await given().stage.payout(by, { state: 'APROVADO' });
        return { mutation: 'mutation { createPayoutBatch { id } }' };
      },
    ],
    [
      'POST /api/alterarStatusResgate of a payment',
      async (by) =>
        rest('POST', '/api/alterarStatusResgate', { identificador: await given().stage.payout(by, { state: 'APROVADO' }), status: 1 }),
    ],
    ['cancelRedemption of a payment', async (by) => act('cancelRedemption', await given().stage.payout(by))],
    [
      'askPayoutReversal',
      async (by) => act('askPayoutReversal', await given().stage.payout(by, { state: 'PAGO' }), ', motivo: "Conta errada"'),
    ],
    ['confirmPayoutReversal', async (by) => act('confirmPayoutReversal', await given().stage.payout(by, { state: 'EM_ESTORNO' }))],
    ['dropPayoutReversal', async (by) => act('dropPayoutReversal', await given().stage.payout(by, { state: 'EM_ESTORNO' }))],
    [
      'linkCard',
      async (by) => ({
        mutation: `mutation ($input: LinkCardInput!) { linkCard(id: ${(await buildCard(given().app.database)).id}, input: $input) { id } }`,
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
      'approveHeldAction of a sale',
      async (by) => {
        await limited({ segunda_aprovacao_pontos: '5' });
        return approval((await sendSale(given().stage.as(given().stage.first), await sale(by))).id);
      },
    ],
    [
      'approveHeldAction of a purchase',
      async (by) => {
        await limited({ segunda_aprovacao_reais: '5' });
        return approval((await sendCashback(given().stage.as(given().stage.first), given().stage.purchaseOf(by.consumer.cpf))).id);
      },
    ],
    [
      'approveHeldAction of a correction',
      async (by) => {
        await limited(NO_LIMITS);
        const id = await given().stage.toCorrect(by);
        await limited({ segunda_aprovacao_pontos: '1' });
        await expect(runAction(correctSale, given().stage.as(given().stage.first), { id })).rejects.toMatchObject({
          code: 'SECOND_PERSON_NEEDED',
        });
        return approval(await lastHeld());
      },
    ],
    [
      'approveHeldAction of a sales file',
      async (by) => {
        await limited({ teto_pontos_dia: '5' });
        await upload(given().stage.first, by.seller.cpf);
        return approval(await lastHeld());
      },
    ],
  ];

  const lastHeld = async () => (await given().app.database.read<{ id: number }>('select max(id) as id from held_actions'))[0]!.id;
  const linesOf = async (...cpfs: string[]) => {
    const { codigo } = await buildProduct(given().app.database);
    return salesSheet(
      await Promise.all(cpfs.map(async (cpf) => ({ cpf, codigo, identificador: (await given().stage.saleOf(cpf)).identificador }))),
    );
  };
  const upload = async (who: SignedIn, ...cpfs: string[]) =>
    runAction(startSalesImport, given().stage.as(who), {
      arquivo: { bytes: await linesOf(...cpfs), fileName: 'vendas.xlsx' },
      enviarMensagem: false,
    });
  let day = new Date('2027-01-01T15:00:00.000Z').getTime();
  /** Points that expired, and the day of the run: one of its own for each case. */
  async function expired({ seller }: Gainer): Promise<string> {
    const back = given().app.clock.now().toISOString();
    day += 86_400_000;
    given().app.clock.moveTo(new Date(day).toISOString());
    await givePoints(given().app.database, given().app.clock, seller, '10', new Date(day - 86_400_000).toISOString().slice(0, 10));
    await runAction(expirePoints, given().stage.as(given().stage.first), { publico: 'BALCONISTA' });
    await given().app.runJobs();
    const today = given().app.clock.today();
    given().app.clock.moveTo(back);
    return today;
  }

  return { cases, lastHeld, linesOf, cardOf, limited };
}
