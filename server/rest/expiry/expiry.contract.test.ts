import { workOffRun } from '../../modules/expiry/index.ts';
import { ledger } from '../../modules/ledger/index.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildCampaign } from '../../test/builders/cashback.ts';
import { buildConsumer, buildNetwork, buildSeller, buildStaff, buildStore, type SignedIn } from '../../test/builders/people.ts';
import { givePoints } from '../../test/builders/rewards.ts';
import { closeInTruth } from '../../test/truths.ts';

let app: TestApp;
let administrator: SignedIn;

beforeAll(async () => {
  app = await openTestApp();
  administrator = await buildStaff(app.database, 2);
});
afterAll(() => closeInTruth(app));
beforeEach(() => app.clock.moveTo('2026-05-02T15:00:00.000Z'));
// Points one test leaves due or returnable do not count in the next.
afterEach(async () => {
  app.clock.moveTo('2029-12-01T15:00:00.000Z');
  for (const publico of ['balconista', 'cliente']) await as(administrator)('GET', `/api/pontuacoes/reativar/2026-05-02?publico=${publico}`);
  app.clock.moveTo('2030-01-01T15:00:00.000Z');
  await as(administrator)('POST', '/api/pontuacoes/expirar');
  await as(administrator)('POST', '/pontuacao/cliente-expirados');
  await app.runJobs();
});

const as =
  ({ token }: SignedIn) =>
  (method: string, path: string, body?: unknown) =>
    app.rest(method, path, { token, body });
const admin = (method: string, path: string, body?: unknown) => as(administrator)(method, path, body);
const preview = async (publico: string, token = administrator.token) =>
  (await app.graphql(`{ expiryPreview(publico: ${publico}) { pessoas lotes valor valorReais } }`, {}, { token })).data?.expiryPreview;
const runs = () =>
  app.database.read<{ id: number; estado: string; dia: string; lotes: number; lotes_previstos: number; mensagem: string | null }>(
    'select id, estado, dia, lotes, lotes_previstos, mensagem from expiry_runs order by id',
  );
const lotsOf = (holderType: string, holderId: number) =>
  app.database.read<{ restante: string; vence_em: string }>(
    `select l.restante, l.vence_em from lots l join accounts a on a.id = l.account_id
     where a.holder_type = $1 and a.holder_id = $2 and l.restante > 0 order by l.id`,
    [holderType, holderId],
  );
const available = async ({ id }: { id: number }, holderType: 'SELLER' | 'CONSUMER' = 'SELLER') =>
  (
    await ledger.available(
      { sql: app.database.read, clock: app.clock },
      { holderType, holderId: id, currency: holderType === 'SELLER' ? 'PONTO' : 'BRL' },
    )
  ).available;
const giveCashback = (consumer: { id: number }, valor: string, venceEm: string, campanhaId: number) =>
  app.database.transaction(({ sql }) =>
    ledger.credit(
      { sql, clock: app.clock },
      {
        holderType: 'CONSUMER',
        holderId: consumer.id,
        currency: 'BRL',
        valor,
        type: 'CASHBACK',
        origemTipo: 'TESTE',
        origemId: `${consumer.id}:${valor}`,
        idempotencyKey: `teste:cashback:${consumer.id}:${valor}`,
        venceEm,
        campanhaId,
      },
    ),
  );

describe('when points expire', () => {
  it.each([
    ['2024-08-31', '2026-02-28'],
    ['2024-02-29', '2025-08-29'],
    ['2025-06-30', '2026-12-30'],
    ['2026-08-31', '2028-02-29'],
    ['2025-10-01', '2027-04-01'],
  ])('those of %s may be used through %s, whether or not a run has been', async (earned, lastDay) => {
    const [row] = await app.database.read<{ day: string }>('select points_expiry($1::timestamptz) as day', [`${earned}T23:30:00-03:00`]);
    expect(row!.day).toBe(lastDay);
    const seller = await buildSeller(app.database);
    app.clock.moveTo(`${earned}T23:30:00.000-03:00`);
    await givePoints(app.database, app.clock, seller, '10.00', lastDay);
    app.clock.moveTo(`${lastDay}T23:59:59.000-03:00`);
    expect([await available(seller), await preview('BALCONISTA')]).toMatchObject(['10.00', { lotes: 0 }]);
    app.clock.moveTo(new Date(new Date(`${lastDay}T23:59:59.000-03:00`).getTime() + 1_000).toISOString());
    expect([await available(seller), await preview('BALCONISTA')]).toMatchObject(['0.00', { lotes: 1, valor: '10.00' }]);
  });
});

describe('expiring and returning the points of sellers', () => {
  it('says what it will do, does it once, reports it, and gives it back once with at least thirty days', async () => {
    const seller = await buildSeller(app.database);
    await givePoints(app.database, app.clock, seller, '100.00', '2026-05-01');
    await givePoints(app.database, app.clock, seller, '33.34', '2026-04-30');
    await givePoints(app.database, app.clock, seller, '5.00', '2026-05-02');
    expect(await preview('BALCONISTA')).toEqual({ pessoas: 1, lotes: 2, valor: '133.34', valorReais: '4.00' });

    const expired = await admin('POST', '/api/pontuacoes/expirar');
    expect([expired.status, expired.json]).toEqual([
      200,
      { success: true, message: 'Expirados: 133,34 pontos de 1 pessoa.', pessoas: 1, lotes: 2, valor: 133.34 },
    ]);
    const nothing = { success: true, message: 'Não há pontos expirados a processar.', pessoas: 0, lotes: 0, valor: 0 };
    expect((await admin('POST', '/api/pontuacoes/expirar')).json).toEqual(nothing);
    const entries = await app.database.read(
      `select e.idempotency_key ~ '^expira:lote:\\d+:2026-0[45]-\\d\\d$' as keyed, e.valor, e.dia, e.ator, (e.regra ->> 'execucao')::int as run
       from entries e join accounts a on a.id = e.account_id where a.holder_type = 'SELLER' and a.holder_id = $1 and e.type = 'EXPIRACAO' order by e.id`,
      [seller.id],
    );
    const run = (await runs()).at(-1)!;
    const written = { keyed: true, dia: '2026-05-02', ator: `staff:${administrator.id}`, run: run.id };
    expect(entries).toEqual([
      { ...written, valor: '-33.34' },
      { ...written, valor: '-100.00' },
    ]);
    expect(run).toMatchObject({ estado: 'CONCLUIDA', dia: '2026-05-02', lotes: 2, lotes_previstos: 2 });

    app.clock.moveTo('2026-05-04T15:00:00.000Z');
    expect((await admin('GET', '/api/pontuacoes/reativar/2026-05-03')).json).toEqual({
      ...nothing,
      message: 'Não há pontos a devolver nesta data.',
    });
    const returned = await admin('GET', '/api/pontuacoes/reativar/2026-05-02');
    expect([returned.status, returned.json]).toEqual([
      200,
      { success: true, message: 'Devolvidos: 133,34 pontos de 1 pessoa.', pessoas: 1, lotes: 2, valor: 133.34 },
    ]);
    expect((await admin('POST', '/api/pontuacoes/reativar/02052026')).json).toMatchObject({ success: true, lotes: 0 });
    expect(await lotsOf('SELLER', seller.id)).toEqual([
      { restante: '5.00', vence_em: '2026-05-02' },
      { restante: '33.34', vence_em: '2026-06-03' },
      { restante: '100.00', vence_em: '2026-06-03' },
    ]);
    // Returned points expire again in their own run, and only that run's day returns them.
    app.clock.moveTo('2026-06-04T15:00:00.000Z');
    expect((await admin('POST', '/api/pontuacoes/expirar')).json).toMatchObject({ lotes: 3, valor: 138.34 });
    expect((await admin('GET', '/api/pontuacoes/reativar/2026-05-02')).json).toMatchObject({ lotes: 0 });
    expect((await admin('GET', '/api/pontuacoes/reativar/2026-06-04')).json).toMatchObject({ lotes: 3 });
  });

  it('keeps the days that the settings say', async () => {
    const seller = await buildSeller(app.database);
    await givePoints(app.database, app.clock, seller, '10.00', '2026-05-01');
    await app.database.pool.query('update system_settings set dias_devolucao = 45');
    await admin('POST', '/api/pontuacoes/expirar');
    await admin('GET', '/api/pontuacoes/reativar/2026-05-02');
    await app.database.pool.query('update system_settings set dias_devolucao = 30');
    expect(await lotsOf('SELLER', seller.id)).toEqual([{ restante: '10.00', vence_em: '2026-06-16' }]);
  });

  it('answers a CSV of what is due, expired and returned', async () => {
    const store = await buildStore(app.database, { networkId: (await buildNetwork(app.database, { nome: 'Rede do Relatório' })).id });
    const seller = await buildSeller(app.database, { store });
    await givePoints(app.database, app.clock, seller, '10.00', '2026-05-01');
    await admin('POST', '/api/pontuacoes/expirar');
    await givePoints(app.database, app.clock, seller, '1234.50', '2026-04-01');
    const answer = await admin('GET', '/api/pontuacoes/expirar/relatorio');
    expect(answer.headers.get('content-type')).toContain('text/csv');
    expect(answer.headers.get('content-disposition')).toContain('pontos_expirados_completo_20260502120000.csv');
    const lines = answer.bytes.toString('utf8').split('\r\n');
    expect(lines[0]).toBe('\uFEFFNome;CPF;Loja;Rede;Pontos;Vencimento;Situação;Expirado em;Devolvido em');
    const who = `${seller.actor.nome};${seller.cpf};Loja ${store.codigo};Rede do Relatório`;
    expect(lines).toContain(`${who};10,00;01/05/2026;Expirado;02/05/2026;`);
    expect(lines).toContain(`${who};1234,50;01/04/2026;A expirar;;`);
    await admin('GET', '/api/pontuacoes/reativar/2026-05-02');
    const onlyReturned = (await admin('GET', '/api/pontuacoes/expirar/relatorio?situacao=Devolvido')).bytes.toString('utf8');
    expect(onlyReturned).toContain(`${who};10,00;01/05/2026;Devolvido;02/05/2026;02/05/2026`);
    expect(onlyReturned).not.toContain('A expirar');
    const named = `query ($filter: ExpiredPointsFilter) { expiredPoints(filter: $filter, options: { search: "${seller.cpf}" }) { items { situacao valor } } }`;
    const over = async (filter: object) => (await app.graphql(named, { filter }, { token: administrator.token })).data?.expiredPoints.items;
    const [due, returned] = [
      { situacao: 'DUE', valor: '1234.50' },
      { situacao: 'RETURNED', valor: '10.00' },
    ];
    expect(await over({})).toEqual(expect.arrayContaining([due, returned]));
    expect([await over({ situacao: 'DUE' }), await over({ situacao: 'RETURNED' }), await over({ situacao: 'EXPIRED' })]).toEqual([
      [due],
      [returned],
      [],
    ]);
  });

  it('refuses what is no date or audience with success false', async () => {
    const refused = await admin('GET', '/api/pontuacoes/reativar/2026-02-30');
    expect([refused.status, refused.json]).toMatchObject([400, { success: false, message: 'Data inválida', erro: 'Data inválida' }]);
    expect((await admin('GET', '/api/pontuacoes/reativar/2026-05-02?publico=todos')).json).toMatchObject({
      success: false,
      message: 'Escolha Cliente Final ou Balconista',
    });
  });

  it('is for levels 1 and 2, over REST and GraphQL', async () => {
    const seller = await buildSeller(app.database);
    for (const level of [0, 3, 4, 5]) {
      const other = await buildStaff(app.database, level);
      for (const [method, path] of [
        ['POST', '/api/pontuacoes/expirar'],
        ['GET', '/api/pontuacoes/expirar/relatorio'],
        ['POST', '/pontuacao/cliente-expirados'],
        ['GET', '/pontuacao/cliente-expirados'],
        ['GET', '/api/pontuacoes/reativar/2026-05-02'],
      ] as const)
        expect([level, path, (await as(other)(method, path)).status]).toEqual([level, path, 403]);
    }
    expect((await app.rest('POST', '/pontuacao/cliente-expirados')).status).toBe(401);
    expect((await app.rest('POST', '/api/pontuacoes/expirar', { token: seller.token, audience: 'store' })).status).toBe(403);
    expect((await as(await buildStaff(app.database, 1))('POST', '/api/pontuacoes/expirar')).status).toBe(200);
  });

  it('reaches only whom its author may see: networks of a level 1, and nobody inactive', async () => {
    const [mine, other, inactive] = [await buildSeller(app.database), await buildSeller(app.database), await buildSeller(app.database)];
    for (const seller of [mine, other, inactive]) await givePoints(app.database, app.clock, seller, '7.00', '2026-05-01');
    await app.database.pool.query('update sellers set ativo = false where id = $1', [inactive.id]);
    const narrow = await buildStaff(app.database, 1, { networkIds: [mine.store.networkId, inactive.store.networkId] });
    expect(await preview('BALCONISTA', narrow.token)).toMatchObject({ pessoas: 1, valor: '7.00' });
    expect(await preview('BALCONISTA')).toMatchObject({ pessoas: 3, valor: '21.00' });
    const report = (await as(narrow)('GET', '/api/pontuacoes/expirar/relatorio')).bytes.toString('utf8');
    expect([mine, other, inactive].map(({ cpf }) => report.includes(cpf))).toEqual([true, false, false]);
    expect((await as(narrow)('POST', '/api/pontuacoes/expirar')).json).toMatchObject({ pessoas: 1, valor: 7 });
    expect(await lotsOf('SELLER', other.id)).toHaveLength(1);
    expect((await admin('POST', '/api/pontuacoes/expirar')).json).toMatchObject({ pessoas: 2, valor: 14 });
    expect((await as(narrow)('GET', '/api/pontuacoes/reativar/2026-05-02')).json).toMatchObject({ pessoas: 1 });
    const seen = await app.graphql('{ expiryRuns { items { tipo responsavel } } }', {}, { token: narrow.token });
    expect(seen.data.expiryRuns.items).toEqual([
      { tipo: 'DEVOLUCAO', responsavel: 'Usuário Nível 1' },
      { tipo: 'EXPIRACAO', responsavel: 'Usuário Nível 1' },
    ]);
  });
});

describe('expiring and returning the cashback of consumers', () => {
  it('works alike in R$, also for lots of a campaign, and apart from the points of sellers', async () => {
    const [consumer, seller] = [await buildConsumer(app.database), await buildSeller(app.database)];
    const campaign = await buildCampaign(app.database, '2026-01-01');
    await giveCashback(consumer, '12.69', '2026-05-01', campaign.id);
    await givePoints(app.database, app.clock, seller, '10.00', '2026-05-01');
    expect(await available(consumer, 'CONSUMER')).toBe('0.00');
    expect(await preview('CLIENTE_FINAL')).toEqual({ pessoas: 1, lotes: 1, valor: '12.69', valorReais: '12.69' });
    expect((await admin('POST', '/pontuacao/cliente-expirados')).json).toEqual({
      success: true,
      message: 'Expirados: R$\u00A012,69 de 1 pessoa.',
      pessoas: 1,
      lotes: 1,
      valor: 12.69,
    });
    expect(await lotsOf('SELLER', seller.id)).toHaveLength(1);
    const csv = (await admin('GET', '/pontuacao/cliente-expirados')).bytes.toString('utf8').split('\r\n');
    expect(csv[0]).toBe('\uFEFFNome;CPF;Valor;Vencimento;Situação;Expirado em;Devolvido em;Início da campanha');
    expect(csv).toContain(`${consumer.actor.nome};${consumer.cpf};12,69;01/05/2026;Expirado;02/05/2026;;01/01/2026`);
    expect((await admin('GET', '/api/pontuacoes/reativar/2026-05-02')).json).toMatchObject({ lotes: 0 });
    expect((await admin('GET', '/api/pontuacoes/reativar/2026-05-02?publico=cliente')).json).toMatchObject({ lotes: 1, valor: 12.69 });
    expect(await available(consumer, 'CONSUMER')).toBe('12.69');
    const [lot] = await app.database.read(
      'select l.campanha_id from lots l join accounts a on a.id = l.account_id where a.holder_id = $1 and l.restante > 0 and a.currency = $2',
      [consumer.id, 'BRL'],
    );
    expect(lot).toEqual({ campanha_id: campaign.id });
  });
});

describe('runs as jobs', () => {
  const start = (publico = 'BALCONISTA') =>
    app.graphql(`mutation { expirePoints(publico: ${publico}) { id } }`, {}, { token: administrator.token });
  const dueSellers = async (count: number) => {
    const store = await buildStore(app.database);
    const sellers = [];
    for (let index = 0; index < count; index++) {
      const seller = await buildSeller(app.database, { store });
      await givePoints(app.database, app.clock, seller, '3.00', '2026-05-01');
      await givePoints(app.database, app.clock, seller, '4.00', '2026-04-01');
      sellers.push(seller);
    }
    return sellers;
  };
  const expiriesOf = async (sellers: { id: number }[]) =>
    (
      await app.database.read<{ n: number; total: string }>(
        `select count(*)::int as n, sum(e.valor) as total from entries e join accounts a on a.id = e.account_id
         where e.type = 'EXPIRACAO' and a.holder_type = 'SELLER' and a.holder_id = any($1::int[])`,
        [sellers.map(({ id }) => id)],
      )
    )[0];

  it('refuses a second one of the same kind, tells how far the first is, and keeps the day past midnight', async () => {
    const sellers = await dueSellers(3);
    app.clock.moveTo('2026-05-03T02:59:00.000Z');
    const { id } = (await start()).data.expirePoints;
    expect((await start()).errors?.[0]).toMatchObject({
      message: 'Já há uma expiração em andamento para este público. Aguarde o término.',
      extensions: { code: 'EXPIRY_RUNNING' },
    });
    expect((await admin('POST', '/api/pontuacoes/expirar')).status).toBe(409);
    app.clock.moveTo('2026-05-03T03:01:00.000Z');
    await app.runJobs();
    const query = '{ expiryRuns(options: { pageSize: -1 }) { items { id estado dia pessoas lotes lotesPrevistos valor } } }';
    const { items } = (await app.graphql(query, {}, { token: administrator.token })).data.expiryRuns;
    expect(items).toContainEqual({ id, estado: 'CONCLUIDA', dia: '2026-05-02', pessoas: 3, lotes: 6, lotesPrevistos: 6, valor: '21.00' });
    expect(await expiriesOf(sellers)).toEqual({ n: 6, total: '-21.00' });
    expect((await admin('GET', '/api/pontuacoes/reativar/2026-05-02')).json).toMatchObject({ pessoas: 3, lotes: 6, valor: 21 });
  });

  it('writes nothing twice when many press at once and many workers take the same run in small chunks', async () => {
    const sellers = await dueSellers(12);
    const pressed = await Promise.all(Array.from({ length: 16 }, () => start()));
    const started = pressed.filter(({ data }) => data?.expirePoints?.id);
    expect(started).toHaveLength(1);
    const id = started[0]!.data.expirePoints.id;
    const system = app.contextFor({ kind: 'system' });
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => workOffRun(system, id, { chunkAccounts: 2 })));
    expect(outcomes.at(-1)).toEqual({ pessoas: 12, lotes: 24, valor: '84.00' });
    // The queue delivers at least once.
    await app.runJobs();
    expect(await expiriesOf(sellers)).toEqual({ n: 24, total: '-84.00' });

    const back = await Promise.all(Array.from({ length: 8 }, () => admin('GET', '/api/pontuacoes/reativar/2026-05-02')));
    expect(back.filter(({ json }) => json.lotes === 24)).toHaveLength(1);
    expect(back.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect((await Promise.all(sellers.map((seller) => available(seller)))).every((value) => value === '7.00')).toBe(true);
  });

  it('stops for good when its author may no longer run it, and another goes on with what is left', async () => {
    const [seller] = await dueSellers(1);
    const author = await buildStaff(app.database, 1);
    await app.graphql('mutation { expirePoints(publico: BALCONISTA) { id } }', {}, { token: author.token });
    await app.database.pool.query('update staff_users set ativo = false where id = $1', [author.id]);
    await app.runJobs();
    expect((await runs()).at(-1)).toMatchObject({
      estado: 'FALHOU',
      lotes: 0,
      mensagem: 'O processamento parou antes do fim. Inicie outro para o que falta.',
    });
    expect((await admin('POST', '/api/pontuacoes/expirar')).json).toMatchObject({ lotes: 2 });
    expect(await lotsOf('SELLER', seller!.id)).toEqual([]);
  });

  it('answers nothing to do without a run', async () => {
    const before = (await runs()).length;
    expect((await start('CLIENTE_FINAL')).data.expirePoints).toEqual({ id: null });
    expect((await runs()).length).toBe(before);
  });
});
