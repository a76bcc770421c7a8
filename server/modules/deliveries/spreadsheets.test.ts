import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildConsumer, buildStaff, buildStore } from '../../test/builders/people.ts';
import { type Owner, STORES, saveQuery } from './deliveries.fixture.ts';

let app: TestApp;
let owner: Owner;
beforeAll(async () => {
  app = await openTestApp();
  app.clock.moveTo('2026-11-21T12:00:00.000Z');
  owner = await buildStaff(app.database, 2);
  await buildStore(app.database);
  await buildConsumer(app.database);
});
afterAll(async () => {
  expect(app.reported).toEqual([]);
  await app.close();
});

const CREATE = 'mutation ($input: SpreadsheetAddressInput!) { createSpreadsheetAddress(input: $input) { id url } }';
const create = (consultaId: string, input: object = {}, who = owner) =>
  app.graphql(
    CREATE,
    { input: { nome: 'Planilha', consultaId, escopos: ['CADASTROS', 'CASHBACK'], expiraEm: '2027-11-21', ...input } },
    { token: who.token },
  );
/** A new address by its path. */
async function made(consultaId: string, input: object = {}, who = owner): Promise<{ id: string; path: string }> {
  const { data, errors } = await create(consultaId, input, who);
  expect(errors).toBeUndefined();
  const { id, url } = data.createSpreadsheetAddress as { id: string; url: string };
  return { id, path: new URL(url).pathname };
}
const get = async (path: string, headers: Record<string, string> = {}) => {
  const { status, bytes, headers: answered } = await app.rest('GET', path, { headers });
  return { status, text: bytes.toString('utf8'), headers: answered };
};
const linesOf = (text: string) => text.replace('\uFEFF', '').trim().split('\r\n');
const set = (sql: string, params: unknown[] = []) => app.database.transaction((tx) => tx.sql(sql, params));
/** Beyond the time for which an answer is repeated. */
const later = () => app.clock.advanceSeconds(301);

describe('an address for spreadsheets', () => {
  it('answers the rows as CSV, is stored as a hash, and counts its uses', async () => {
    const { id, path } = await made(await saveQuery(app, owner, STORES));
    expect(path).toMatch(/^\/analise\/planilhas\/[\w-]{43}\.csv$/);
    const { status, text, headers } = await get(path);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'private, max-age=300',
    ]);
    expect(text.startsWith('\uFEFFcodigo;nomeFantasia\r\n')).toBe(true);
    expect(linesOf(text)).toHaveLength(2);
    const secret = path.slice(-47, -4);
    const dump =
      JSON.stringify(await app.database.read('select * from spreadsheet_addresses')) +
      JSON.stringify(await app.database.read('select * from audit_entries'));
    expect(dump).not.toContain(secret);
    const { data } = await app.graphql('{ spreadsheetAddresses { items { id consulta situacao usos ultimoUsoEm } } }', {}, owner);
    expect(data.spreadsheetAddresses.items.find((row: { id: string }) => row.id === id)).toMatchObject({
      consulta: 'Consulta',
      situacao: 'ATIVO',
      usos: 1,
      ultimoUsoEm: app.clock.now().toISOString(),
    });
  });

  it('answers JSON, Excel and other separators', async () => {
    const { path } = await made(await saveQuery(app, owner, STORES));
    expect(JSON.parse((await get(`${path}?format=json`)).text)).toEqual([{ codigo: expect.any(String), nomeFantasia: expect.any(String) }]);
    expect((await get(path, { accept: 'application/json' })).text[0]).toBe('[');
    expect((await get(`${path}?format=xlsx`)).text.slice(0, 2)).toBe('PK');
    expect(linesOf((await get(`${path}?sep=,`)).text)[0]).toBe('codigo,nomeFantasia');
    expect(linesOf((await get(`${path}?sep=tab`)).text)[0]).toBe('codigo\tnomeFantasia');
    expect(await get(`${path}?sep=x`)).toMatchObject({ status: 400, text: 'Separador inválido: use sep=; ou sep=, ou sep=tab.' });
    expect(await get(`${path}?format=pdf`)).toMatchObject({ status: 400, text: 'Formato inválido: use format=csv, xlsx ou json.' });
  });

  it('writes text that a spreadsheet would run as text', async () => {
    const store = await buildStore(app.database);
    await set("update stores set nome_fantasia = '=HYPERLINK(1)' where id = $1", [store.id]);
    const { path } = await made(await saveQuery(app, owner, STORES));
    expect((await get(path)).text).toContain(";'=HYPERLINK(1)\r\n");
  });

  it('runs a question once in five minutes, and again afterwards', async () => {
    const { path } = await made(await saveQuery(app, owner, STORES));
    const before = linesOf((await get(path)).text).length;
    await buildStore(app.database);
    app.clock.advanceSeconds(100);
    const repeated = await get(path);
    expect([linesOf(repeated.text).length, repeated.headers.get('cache-control')]).toEqual([before, 'private, max-age=200']);
    later();
    expect(linesOf((await get(path)).text)).toHaveLength(before + 1);
  });

  it('takes the parameters of the query by their types', async () => {
    const query = 'query ($busca: String!, $linhas: Int) { stores(options: { search: $busca, pageSize: $linhas }) { items { codigo } } }';
    const { path } = await made(await saveQuery(app, owner, query));
    expect(await get(path)).toMatchObject({ status: 400, text: 'Falta o parâmetro busca.' });
    expect((await get(`${path}?busca=loja&linhas=1`)).status).toBe(200);
    expect(await get(`${path}?busca=loja&linhas=dez`)).toMatchObject({ status: 400, text: 'Valor inválido para o parâmetro linhas.' });
    expect(await get(`${path}?busca=a&busca=b`)).toMatchObject({ status: 400, text: 'Valor inválido para o parâmetro busca.' });
    expect(await get(`${path}?busca=loja&cor=azul`)).toMatchObject({
      status: 400,
      text: 'Parâmetro desconhecido: cor. A consulta aceita: busca, linhas.',
    });
    expect((await get(`${path}?busca=loja&__proto__=1`)).status).toBe(400);
  });

  it('masks personal data without the scope DADOS_PESSOAIS', async () => {
    const query = await saveQuery(app, owner, '{ consumers { items { cpf } } }');
    const cpfOf = async (escopos: string[]) => linesOf((await get((await made(query, { escopos })).path)).text)[1];
    expect(await cpfOf(['CASHBACK'])).toContain('*');
    expect(await cpfOf(['CASHBACK', 'DADOS_PESSOAIS'])).toMatch(/^\d{11}$/);
  });

  it('is refused at its creation when the query changes something, is invalid, has no rows or lacks a scope', async () => {
    const refusal = async (text: string, input: object = {}) =>
      (await create(await saveQuery(app, owner, text), input)).errors?.[0].message;
    expect(await refusal('mutation { revokeAccessToken(id: 1) { id } }')).toMatch(/^Só uma consulta de leitura/);
    expect(await refusal('query A { stores { total } } query B { stores { total } }')).toMatch(/^Só uma consulta de leitura/);
    expect(await refusal('{ stores { cor } }')).toBe('A consulta não é válida: O tipo "StorePage" não tem o campo "cor".');
    expect(await refusal('{ stores {')).toMatch(/^A consulta não é válida: /);
    expect(await refusal('{ stores { total } }')).toBe('A consulta não traz uma lista: não há linhas para uma tabela.');
    expect(await refusal(STORES, { escopos: ['VENDAS'] })).toBe('O token não tem o escopo necessário: CADASTROS.');
    expect(await refusal('{ logs { items { id } } }')).toBe('Você não tem permissão para esta ação.');
    expect(await refusal(STORES, { expiraEm: '2027-12-30' })).toBe('A validade vai de hoje a um ano.');
    expect(await refusal(STORES, { expiraEm: '2026-11-20' })).toBe('A validade vai de hoje a um ano.');
  });

  it('refuses a mutation that its owner wrote into the query later', async () => {
    const id = await saveQuery(app, owner, STORES);
    const { path } = await made(id);
    await set("update saved_queries set consulta = 'mutation { revokeAccessToken(id: 1) { id } }' where id = $1", [id]);
    expect(await get(path)).toMatchObject({ status: 400, text: expect.stringMatching(/^Só uma consulta de leitura/) });
  });

  it('ends when it is revoked, expires, or is only guessed', async () => {
    const query = await saveQuery(app, owner, STORES);
    const { id, path } = await made(query);
    const gone = { status: 404, text: 'Este endereço não existe, venceu ou foi revogado.' };
    expect((await get(path)).status).toBe(200);
    const revoke = () => app.graphql('mutation ($id: ID!) { revokeSpreadsheetAddress(id: $id) { situacao } }', { id }, owner);
    expect((await revoke()).data.revokeSpreadsheetAddress).toEqual({ situacao: 'REVOGADO' });
    expect(await get(path)).toMatchObject(gone);
    expect((await revoke()).errors?.[0].message).toBe('Este endereço já foi revogado');
    expect(await get('/analise/planilhas/nada.csv')).toMatchObject(gone);
    const short = await made(query, { expiraEm: app.clock.today() });
    expect((await get(short.path)).status).toBe(200);
    const now = app.clock.now();
    app.clock.advanceDays(1);
    expect(await get(short.path)).toMatchObject(gone);
    app.clock.moveTo(now.toISOString());
  });

  it('ends with the account or the level of its owner, also while an answer is repeated', async () => {
    const analyst = await buildStaff(app.database, 1);
    const { path } = await made(await saveQuery(app, analyst, STORES), {}, analyst);
    expect((await get(path)).status).toBe(200);
    await set('update staff_users set permissao = 3 where id = $1', [analyst.id]);
    expect(await get(path)).toMatchObject({ status: 403, text: 'Quem criou isto não tem mais acesso à análise.' });
    await set('update staff_users set permissao = 1, ativo = false where id = $1', [analyst.id]);
    expect(await get(path)).toMatchObject({ status: 403, text: 'A conta de quem criou isto está desativada.' });
    await set('update staff_users set ativo = true where id = $1', [analyst.id]);
    expect((await get(path)).status).toBe(200);
  });

  it('shows the rows that its owner may list now', async () => {
    const store = await buildStore(app.database);
    const analyst = await buildStaff(app.database, 1);
    const { path } = await made(await saveQuery(app, analyst, STORES), {}, analyst);
    expect(linesOf((await get(path)).text).length).toBeGreaterThan(2);
    await set('update staff_users set id_redes_permitidas = array(select network_id from stores where id = $2) where id = $1', [
      analyst.id,
      store.id,
    ]);
    const [{ total } = { total: 0 }] = await app.database.read<{ total: number }>(
      'select count(*)::int as total from stores where network_id = (select network_id from stores where id = $1)',
      [store.id],
    );
    expect(linesOf((await get(path)).text)).toHaveLength(1 + total);
  });

  it('reads the shared query of another user until that user changes it', async () => {
    const colleague = await buildStaff(app.database, 1);
    const hidden = await saveQuery(app, colleague, STORES);
    expect((await create(hidden)).errors?.[0].message).toBe('Consulta não encontrada');
    const shared = await saveQuery(app, colleague, STORES, { compartilhada: true });
    const { path } = await made(shared);
    expect((await get(path)).status).toBe(200);
    await set("update saved_queries set consulta = '{ networks { items { nome } } }' where id = $1", [shared]);
    const changed = { status: 404, text: expect.stringMatching(/^A consulta foi excluída, alterada/) };
    expect(await get(path)).toMatchObject(changed);
    await set('update saved_queries set consulta = $2 where id = $1', [shared, STORES]);
    expect((await get(path)).status).toBe(200);
    await set('update saved_queries set compartilhada = false where id = $1', [shared]);
    expect(await get(path)).toMatchObject(changed);
    const own = await saveQuery(app, owner, STORES);
    const ofOwn = await made(own);
    await set("update saved_queries set consulta = '{ networks { items { nome } } }' where id = $1", [own]);
    expect(linesOf((await get(ofOwn.path)).text)[0]).toBe('nome');
    await set('delete from saved_queries where id = $1', [own]);
    expect(await get(ofOwn.path)).toMatchObject(changed);
  });

  it('of another user is neither listed nor revoked by level 1, and both by level 2', async () => {
    const analyst = await buildStaff(app.database, 1);
    const { id } = await made(await saveQuery(app, owner, STORES));
    const ids = async (who: Owner) =>
      (
        await app.graphql('{ spreadsheetAddresses(options: { pageSize: 1000 }) { items { id } } }', {}, who)
      ).data.spreadsheetAddresses.items.map((row: { id: string }) => row.id);
    const revoke = (who: Owner) => app.graphql('mutation ($id: ID!) { revokeSpreadsheetAddress(id: $id) { id } }', { id }, who);
    expect(await ids(analyst)).toEqual([]);
    expect((await revoke(analyst)).errors?.[0].message).toBe('Este endereço não existe, venceu ou foi revogado.');
    const other = await buildStaff(app.database, 2);
    expect(await ids(other)).toContain(id);
    expect((await revoke(other)).errors).toBeUndefined();
  });

  it('answers at most 120 requests in a minute', async () => {
    const { id, path } = await made(await saveQuery(app, owner, STORES));
    await get(path);
    await set("update rate_limits set points = 120 where key = 'sheet-requests:address:' || $1", [id]);
    const { status, headers } = await get(path);
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
});

describe('a saved query by an access token', () => {
  const tokenOf = async (escopos: string[], who = owner) => {
    const { data } = await app.graphql(
      'mutation ($input: AccessTokenInput!) { createAccessToken(input: $input) { token } }',
      { input: { nome: 'BI', escopos, expiraEm: app.clock.today() } },
      { token: who.token },
    );
    return { authorization: `Bearer ${data.createAccessToken.token}` };
  };

  it('is answered within the scopes of the token', async () => {
    const path = `/analise/consultas/${await saveQuery(app, owner, STORES)}.csv`;
    expect(linesOf((await get(path, await tokenOf(['CADASTROS']))).text)[0]).toBe('codigo;nomeFantasia');
    expect(await get(path, await tokenOf(['VENDAS']))).toMatchObject({
      status: 403,
      text: 'O token não tem o escopo necessário: CADASTROS.',
    });
  });

  it('is refused without a token, by a session, and where its owner may not see the query', async () => {
    const path = `/analise/consultas/${await saveQuery(app, owner, STORES)}.csv`;
    expect(await get(path)).toMatchObject({ status: 401, text: expect.stringMatching(/^Envie um token de acesso válido/) });
    expect((await get(path, { authorization: `Bearer ${owner.token}` })).status).toBe(401);
    const colleague = await buildStaff(app.database, 1);
    expect(await get(path, await tokenOf(['CADASTROS'], colleague))).toMatchObject({ status: 404, text: 'Consulta não encontrada' });
    expect((await get('/analise/consultas/0x1.csv', await tokenOf(['CADASTROS']))).status).toBe(404);
  });
});
