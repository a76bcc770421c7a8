import { sealLogJob } from '../../modules/logs/index.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildNetwork, buildStaff, type SignedIn } from '../../test/builders/people.ts';

// biome-ignore lint/suspicious/noExplicitAny: whatever JSON came back
type Json = any;

describe('the log of actions', () => {
  let app: TestApp;
  let admin: SignedIn;
  let operator: SignedIn;
  beforeAll(async () => {
    app = await openTestApp();
    [admin, operator] = await Promise.all([buildStaff(app.database, 2), buildStaff(app.database, 1)]);
  });
  afterAll(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
  });
  const sql = async (text: string, params: unknown[] = []): Promise<Json[]> => (await app.database.pool.query(text, params)).rows;
  const logs = async (query = '') => (await app.rest('GET', `/api/logs${query}`, { token: admin.token })).json.logs as Json[];
  const act = async () => {
    const network = await buildNetwork(app.database);
    const body = { nome: `${network.nome} mudada`, regiao: 'Sul', valorPonto: 0.05 };
    expect((await app.rest('PUT', `/api/redes/${network.id}`, { token: operator.token, body })).status).toBe(200);
    return network;
  };
  const seal = () =>
    sealLogJob.handler(app.contextFor({ kind: 'system' }), {}, { number: 1, isLast: true, signal: new AbortController().signal });
  const integrity = async () => {
    const { data } = await app.graphql(
      '{ logIntegrity { integro verificados pendentes primeiroQuebrado } }',
      {},
      {
        token: admin.token,
      },
    );
    return data.logIntegrity;
  };

  it('tells who did what and when, with readable types, to administrators only', async () => {
    const network = await act();
    const { tipos } = (await app.rest('GET', '/api/logs/tipos', { token: admin.token })).json;
    expect(tipos).toContainEqual({ tipo: 'updateNetwork', titulo: 'Alteração de rede' });
    expect(tipos.map(({ tipo }: Json) => tipo)).not.toContain('sealLog');
    expect(await logs('?tipo=updateNetwork')).toEqual([
      {
        id: expect.any(Number),
        responsavel: 'Usuário Nível 1',
        tipo: 'updateNetwork',
        parametros: {
          id: network.id,
          mudancas: [`Rede: ${network.nome} → ${network.nome} mudada`, 'Região: Sudeste → Sul', 'Valor Ponto: R$\u00a00,03 → R$\u00a00,05'],
        },
        criadoEm: app.clock.now().toISOString(),
      },
    ]);
    expect(await logs('?tipo=deleteNetwork')).toEqual([]);
    for (const path of ['/api/logs', '/api/logs/tipos']) expect((await app.rest('GET', path, { token: operator.token })).status).toBe(403);
  });

  it('shows the last seven days unless told', async () => {
    const old =
      "insert into audit_entries (tipo, ator, responsavel, parametros, request_id, criado_em) values ('velho','system','Sistema','{}','r',$1) returning id";
    const now = app.clock.now().getTime();
    const day = 24 * 60 * 60 * 1000;
    await sql(old, [new Date(now - 8 * day)]);
    await sql(old, [new Date(now - 7 * day)]);
    expect(await logs('?tipo=velho')).toHaveLength(1);
    const from = new Date(now - 30 * day).toISOString().slice(0, 10);
    expect(await logs(`?tipo=velho&dataInicial=${from}`)).toHaveLength(2);
    expect(await logs(`?tipo=velho&dataInicial=${from}&dataFinal=${from}`)).toEqual([]);
    expect((await app.rest('GET', '/api/logs?dataInicial=ontem', { token: admin.token })).status).toBe(400);
  });

  it('chains what was sealed, also by two at once, and refuses to change it', async () => {
    await Promise.all(Array.from({ length: 5 }, act));
    await Promise.all([seal(), seal()]);
    const [{ count }] = await sql('select count(*)::int as count from audit_entries');
    expect(await integrity()).toEqual({ integro: true, verificados: count, pendentes: 0, primeiroQuebrado: null });
    await act();
    expect(await integrity()).toEqual({ integro: true, verificados: count, pendentes: 1, primeiroQuebrado: null });
    const [sealed] = await sql('select id from audit_entries where elo = 2');
    const [open] = await sql('select id from audit_entries where hash is null');
    for (const change of ["set responsavel = 'Outro'", 'set hash = null', 'set elo = 900'])
      await expect(sql(`update audit_entries ${change} where id = $1`, [sealed.id])).rejects.toThrow('AUDIT_APPEND_ONLY');
    await expect(sql('delete from audit_entries where id = $1', [sealed.id])).rejects.toThrow('AUDIT_APPEND_ONLY');
    await expect(sql('truncate audit_entries')).rejects.toThrow('AUDIT_APPEND_ONLY');
    await expect(sql("update audit_entries set parametros = '{}' where id = $1", [open.id])).rejects.toThrow('AUDIT_APPEND_ONLY');
    // The newest one has no successor that would show that it is missing.
    await expect(sql('delete from audit_entries where id = $1', [open.id])).rejects.toThrow('AUDIT_APPEND_ONLY');
    await expect(sql('delete from audit_entries where hash is null')).rejects.toThrow('AUDIT_APPEND_ONLY');
    await seal();
  });

  it('finds the first entry that somebody changed past the triggers, and missing ones', async () => {
    const behind = async (text: string) => {
      await sql('alter table audit_entries disable trigger user');
      await sql(text);
      await sql('alter table audit_entries enable trigger user');
    };
    const idOf = async (elo: number) => (await sql('select id from audit_entries where elo = $1', [elo]))[0].id;
    await behind("update audit_entries set responsavel = responsavel || '!' where elo in (3, 5)");
    expect(await integrity()).toMatchObject({ integro: false, verificados: 2, primeiroQuebrado: String(await idOf(3)) });
    await behind("update audit_entries set responsavel = rtrim(responsavel, '!') where elo in (3, 5)");
    expect((await integrity()).integro).toBe(true);
    const [{ last }] = await sql('select max(elo)::int as last from audit_entries');
    await behind(`delete from audit_entries where elo = ${last}`);
    expect(await integrity()).toMatchObject({ integro: false, verificados: last - 1, primeiroQuebrado: null });
    await behind('delete from audit_entries where elo = 4');
    expect(await integrity()).toMatchObject({ integro: false, verificados: 3, primeiroQuebrado: String(await idOf(5)) });
  });
});
