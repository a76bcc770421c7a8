import { runAction } from '../../../platform/actions/run-action.ts';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { buildCampaign } from '../../../test/builders/cashback.ts';
import { buildConsumer, buildStaff, buildStore, type SignedIn } from '../../../test/builders/people.ts';
import { buildReward } from '../../../test/builders/rewards.ts';
import { closeInTruth } from '../../../test/truths.ts';
import { entryTitle } from '../../balances/entry-titles.rules.ts';
import { type ExplainedEntry, explainEntry } from '../../balances/explain-entry.rules.ts';
import { postCashback, sendSale } from '../index.ts';
import { receiptDesk } from './receipt-desk.fixture.ts';

const STAFF_NAME = 'Zoraide Confidencial';
const REVERSE = `mutation ($id: ID!, $causa: ReversalReason, $observacao: String) {
  done: OPERATION(id: $id, causa: $causa, observacao: $observacao) { id } }`;
const ENTRIES =
  '{ tipo valor dividaApos documento documentoId identificador regra { bruto } venceEm livre usos { itens { tipo valor } } criadoEm situacao causa observacao saldoApos ordem dia }';

describe('the reason of a reversal', () => {
  let app: TestApp;
  let admin: SignedIn;
  beforeAll(async () => {
    app = await openTestApp();
    await buildCampaign(app.database, '2026-11-01');
    admin = await buildStaff(app.database, 2);
    await app.database.pool.query('update staff_users set nome = $2 where id = $1', [admin.id, STAFF_NAME]);
  });
  afterAll(() => closeInTruth(app));

  const { as, photoSeller, saleFor, send } = receiptDesk(() => app);
  const ask = (query: string, variables: object, who: SignedIn) =>
    app.graphql(query, variables as Record<string, unknown>, {
      token: who.token,
      audience: who.actor.kind === 'staff' ? 'panel' : 'store',
    });
  const reverse = (operation: string, id: number, reason: object = {}) =>
    ask(REVERSE.replace('OPERATION', operation), { id: String(id), ...reason }, admin);
  const messageOf = ({ errors }: { errors?: { message: string }[] }) => errors?.[0]?.message;
  const stored = async (table: 'postings' | 'redemptions', id: number) => {
    const prefix = table === 'postings' ? 'estorno' : 'cancelamento';
    const { rows } = await app.database.pool.query(
      `select ${prefix}_causa as causa, ${prefix}_observacao as observacao from ${table} where id = $1`,
      [id],
    );
    return rows[0];
  };
  const explained = (entry: ExplainedEntry, unit: 'PONTO' | 'BRL') => explainEntry(entry, unit).replaceAll('\u00a0', ' ').split(';')[0];
  const latestOf = async (who: SignedIn) => (await ask(`{ ownEntries { items ${ENTRIES} } }`, {}, who)).data.ownEntries.items[0];
  /** A sale of 50 points, from a receipt or typed. */
  async function sold(hasReceipt = false) {
    const seller = await photoSeller();
    const [receipt] = hasReceipt ? await send(seller, null) : [];
    const sale = await saleFor(seller, receipt ? { submissionId: receipt.id } : {});
    const { id } = await sendSale(as(admin), sale);
    return { id, seller, identificador: sale.identificador, submissionId: receipt?.id };
  }

  it('is stored with a cancelled sale, and the statement says what happened and why', async () => {
    const { id, seller, identificador } = await sold();
    expect((await reverse('cancelPosting', id, { causa: 'NOTA_DUPLICADA', observacao: ' já lançada ' })).errors).toBeUndefined();
    expect(await stored('postings', id)).toEqual({ causa: 'NOTA_DUPLICADA', observacao: 'já lançada' });
    const entry = await latestOf(seller);
    expect(entryTitle(entry)).toBe('Venda cancelada');
    expect(explained(entry, 'PONTO')).toBe(
      `50,00 retirados: a nota ${identificador} foi cancelada pela equipe (nota duplicada: já lançada)`,
    );
    const query = `{ balanceEntries(filter: { sellerId: "${seller.id}" }) { items { autor ${ENTRIES.slice(1)} } }`;
    const [forStaff] = (await ask(query, {}, admin)).data.balanceEntries.items;
    expect(explained(forStaff, 'PONTO')).toContain(`foi cancelada por ${STAFF_NAME} (nota duplicada: já lançada)`);
  });

  it('tells a return to analysis from a cancellation, in the statement and in the history of the receipt', async () => {
    const { id, seller, identificador, submissionId } = await sold(true);
    await reverse('returnPostingToPending', id, { causa: 'VALOR_ERRADO' });
    const entry = await latestOf(seller);
    expect(entryTitle(entry)).toBe('Devolvida para análise');
    expect(explained(entry, 'PONTO')).toBe(
      `50,00 retirados: a nota ${identificador} foi devolvida para análise pela equipe (valor errado)`,
    );
    const history = await ask(`{ submissionEvents(id: "${submissionId}") { statusNovo causa observacao motivo atorNome } }`, {}, seller);
    expect(history.data.submissionEvents.at(-1)).toEqual({
      statusNovo: 'PENDENTE',
      causa: 'VALOR_ERRADO',
      observacao: null,
      motivo: null,
      atorNome: 'Equipe',
    });
  });

  it('needs a text for another reason, and refuses one that staff cannot choose', async () => {
    const { id } = await sold();
    expect(messageOf(await reverse('cancelPosting', id, { causa: 'OUTRO', observacao: '  ' }))).toBe('Explique o motivo');
    expect(messageOf(await reverse('cancelPosting', id, { causa: 'DECISAO_DESFEITA' }))).toBe('Motivo inválido');
    expect(messageOf(await reverse('cancelPosting', id, { causa: 'OUTRO', observacao: 'x'.repeat(301) }))).toBe(
      'A explicação tem no máximo 300 caracteres',
    );
    expect(await stored('postings', id)).toEqual({ causa: null, observacao: null });
  });

  it('is stored as not informed on the documented paths, which have none', async () => {
    const { id, seller } = await sold();
    const answer = await app.rest('POST', '/api/pontuacoes/cancelar', { token: admin.token, body: { identificador: String(id) } });
    expect([answer.status, answer.json]).toEqual([200, { id, divida: 0 }]);
    expect(await stored('postings', id)).toEqual({ causa: 'NAO_INFORMADO', observacao: null });
    expect(explained(await latestOf(seller), 'PONTO')).toContain('foi cancelada pela equipe (motivo não informado)');
  });

  it('names a suspicion only to staff', async () => {
    const { id, seller } = await sold();
    await reverse('cancelPosting', id, { causa: 'NAO_COMPROVADA' });
    const entry = await latestOf(seller);
    expect(explained(entry, 'PONTO')).toContain('(operação não comprovada)');
    expect(explained({ ...entry, autor: 'Ana' }, 'PONTO')).toContain('(suspeita de fraude)');
  });

  it('is stored with a correction of points, beside the ledger', async () => {
    const { id, seller, identificador } = await sold();
    await app.database.pool.query(
      `insert into product_values (product_id, valor_pontos, vigente_em) select product_id, 8, $2 from posting_items where posting_id = $1
       on conflict (product_id, vigente_em) do update set valor_pontos = excluded.valor_pontos`,
      [id, app.clock.today()],
    );
    expect((await reverse('correctSale', id, { causa: 'OUTRO', observacao: 'Tabela antiga' })).errors).toBeUndefined();
    expect(explained(await latestOf(seller), 'PONTO')).toBe(
      `10,00 retirados: a nota ${identificador} foi corrigida pela equipe (tabela antiga)`,
    );
    const edits = await ask(`{ postingEdits(id: "${id}") { mudanca causa motivo nome } }`, {}, admin);
    expect(edits.data.postingEdits).toEqual([
      { mudanca: 'Pontos: 50,00 → 40,00', causa: 'OUTRO', motivo: 'Tabela antiga', nome: STAFF_NAME },
    ]);
    const { rows } = await app.database.pool.query("select from entries where regra::text like '%Tabela antiga%'");
    expect(rows).toEqual([]);
  });

  it('of a cancelled redemption reaches its holder', async () => {
    const { seller } = await sold();
    const { codigo } = await buildReward(app.database, { custoTotal: '0.90' });
    const redeemed = await ask(
      'mutation ($input: RedeemRewardInput!) { redeemReward(input: $input) { id } }',
      { input: { codigoPremio: codigo, qtde: 1 } },
      seller,
    );
    const id = Number(redeemed.data.redeemReward.id);
    await reverse('cancelRedemption', id, { causa: 'PRODUTO_ERRADO', observacao: 'Fora de linha' });
    expect(await stored('redemptions', id)).toEqual({ causa: 'PRODUTO_ERRADO', observacao: 'Fora de linha' });
    const own = await ask('{ ownRedemptions { items { id causa observacao } } }', {}, seller);
    expect(own.data.ownRedemptions.items[0]).toMatchObject({ causa: 'PRODUTO_ERRADO', observacao: 'Fora de linha' });
    expect(explained(await latestOf(seller), 'PONTO')).toMatch(
      /devolvidos do resgate \d+, cancelado pela equipe \(produto errado: Fora de linha\)$/,
    );
  });

  it('says the same to consumers, in reais', async () => {
    const consumer = await buildConsumer(app.database);
    const { cnpj } = await buildStore(app.database);
    const { id } = await runAction(postCashback, as(admin), {
      cpf: consumer.cpf,
      cnpjLoja: cnpj,
      tipoFiscal: 'C',
      identificador: '79000001',
      realizadoEm: app.clock.today(),
      totalVenda: '700',
      valorProdutosSW: '500',
      enviarMensagem: false,
    });
    await reverse('cancelPosting', id, { causa: 'VENDA_DEVOLVIDA' });
    expect(explained(await latestOf(consumer), 'BRL')).toMatch(
      / retirados: a nota 79000001 foi cancelada pela equipe \(venda devolvida\)$/,
    );
  });

  it('is told by the channels that the member agreed to, and by no other', async () => {
    const notices = async (who: SignedIn) =>
      (
        await app.database.pool.query(
          'select canal, assunto, texto from outgoing_messages where destino = (select email from sellers where id = $1) order by id',
          [who.id],
        )
      ).rows;
    const silent = await sold();
    await reverse('cancelPosting', silent.id, { causa: 'VALOR_ERRADO' });
    expect(await notices(silent.seller)).toEqual([]);
    const { id, seller, identificador } = await sold();
    await app.database.pool.query("update sellers set email = 'aviso.motivo@exemplo.com' where id = $1", [seller.id]);
    await app.database.pool.query(
      "insert into consents (kind, person_id, tipo, aceito, texto, texto_hash, criado_em) values ('SELLER', $1, 'EMAIL', true, 'Sim', 'x', now())",
      [seller.id],
    );
    await reverse('cancelPosting', id, { causa: 'VALOR_ERRADO', observacao: 'Preço trocado' });
    const [notice] = await notices(seller);
    expect(notice).toMatchObject({ canal: 'EMAIL', assunto: `Nota ${identificador} cancelada` });
    expect(notice.texto).toContain('Motivo: Valor errado: Preço trocado');
    expect(notice.texto).not.toContain(STAFF_NAME);
  });

  it('shows members no name of staff, in any answer', async () => {
    const { id, seller, submissionId } = await sold(true);
    await reverse('returnPostingToPending', id, { causa: 'LOJA_ERRADA', observacao: 'Nota da filial' });
    const queries = [
      `{ ownEntries { items ${ENTRIES} } }`,
      `{ submissionEvents(id: "${submissionId}") { statusAnterior statusNovo causa motivo observacao atorNome } }`,
      `{ ownSubmission(id: "${submissionId}") { id status reprovadoMotivo reprovadoObservacao contestacaoResposta } }`,
      '{ ownPostings { items { id identificador totalPontos } } }',
      '{ ownDataFile(formato: JSON) { conteudo } }',
    ];
    const answers = JSON.stringify(await Promise.all(queries.map((query) => ask(query, {}, seller))));
    expect(answers).toContain('Nota da filial');
    expect(answers).not.toContain('"errors"');
    expect(answers).not.toContain(STAFF_NAME);
    // The staff's queries stay closed.
    for (const query of [
      `{ balanceEntries { items { autor } } }`,
      `{ memberSupport(kind: SELLER, id: "${seller.id}") { respostas { texto } } }`,
    ])
      expect(messageOf(await ask(query, {}, seller))).toBeTruthy();
  });
});
