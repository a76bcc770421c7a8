import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildProduct, buildSeller, buildStaff } from '../../test/builders/people.ts';
import { type SalesLine, salesSheet } from '../../test/builders/sales-sheet.ts';

describe('POST /api/upload/vendas', () => {
  let app: TestApp;
  let token: string;
  let line: SalesLine;
  const formOf = async (lines: readonly SalesLine[], fields: Record<string, string> = {}) => {
    const form = new FormData();
    form.set('arquivo', new Blob([new Uint8Array(await salesSheet(lines))]), 'vendas.xlsx');
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return form;
  };
  const send = (form: FormData, { path = '/api/upload/vendas', as = token } = {}) => app.rest('POST', path, { token: as, form });

  beforeAll(async () => {
    app = await openTestApp();
    app.clock.moveTo('2026-03-20T15:00:00Z');
    ({ token } = await buildStaff(app.database, 2));
    line = { cpf: (await buildSeller(app.database)).cpf, codigo: (await buildProduct(app.database)).codigo };
  });
  afterAll(async () => {
    expect(app.reported).toEqual([]);
    await app.close();
  });

  it('imports at once and answers only the total, the same for the same file', async () => {
    const lines = [
      { ...line, identificador: '10000001' },
      { ...line, identificador: '10000002', codigo: 'NADA' },
      { ...line, identificador: '10000003' },
    ];
    const form = () => formOf(lines, { enviarMensagem: '1' });
    expect(await send(await form())).toMatchObject({ status: 200, json: { total: 2 } });
    expect((await send(await form())).json).toEqual({ total: 2 });
    // The safety net finds nothing to do.
    await app.runJobs();
    expect((await app.database.read('select estado, total from imports')).map((row) => row)).toEqual([
      { estado: 'CONCLUIDA_COM_ERROS', total: 2 },
    ]);
    expect(await app.database.read("select texto from outgoing_messages where canal = 'WHATSAPP'")).toHaveLength(1);
  });

  it('only tells what would happen with simular=1', async () => {
    const { json } = await send(await formOf([{ ...line, identificador: '10000009' }]), { path: '/api/upload/vendas?simular=1' });
    expect(json).toMatchObject({ linhas: 1, validas: 1, invalidas: 0, duplicadas: 0, pontosPrevistos: 10 });
    expect(await app.database.read("select id from postings where identificador = '10000009'")).toEqual([]);
  });

  it('refuses a missing file, a bad flag, a file that is no spreadsheet, and whoever may not import', async () => {
    const empty = new FormData();
    empty.set('enviarMensagem', '1');
    expect(await send(empty)).toMatchObject({ status: 400, json: { erro: 'Selecione um arquivo primeiro' } });
    expect((await send(await formOf([line], { enviarMensagem: 'talvez' }))).status).toBe(400);
    const text = new FormData();
    text.set('arquivo', new Blob(['nada']), 'vendas.xlsx');
    expect(await send(text)).toMatchObject({ status: 400, json: { erro: 'O arquivo não é um .xlsx válido.' } });
    const auditor = await buildStaff(app.database, 4);
    expect((await send(await formOf([line]), { as: auditor.token })).status).toBe(403);
    expect((await app.rest('POST', '/api/upload/vendas', { form: await formOf([line]) })).status).toBe(401);
  });

  it('offers the template, the progress and the history through GraphQL', async () => {
    const { data, errors } = await app.graphql(
      `{ importTemplate(tipo: VENDAS) { url fileName } imports(filter: { tipo: VENDAS }) { items { id estado linhas processadas total erros } total } }`,
      {},
      { token },
    );
    expect(errors).toBeUndefined();
    expect(data.imports.total).toBe(1);
    const { id } = data.imports.items[0];
    const progress = await app.graphql(`query ($id: ID!) { import(id: $id) { processadas linhas nomeArquivo } }`, { id }, { token });
    expect(progress.data.import).toEqual({ processadas: 3, linhas: 3, nomeArquivo: 'vendas.xlsx' });
    const template = await app.rest('GET', data.importTemplate.url);
    expect(template.status).toBe(200);
    const form = new FormData();
    form.set('arquivo', new Blob([new Uint8Array(template.bytes)]), 'modelo.xlsx');
    // Its own example rows parse without sheet errors; their seller does not exist.
    expect((await send(form, { path: '/api/upload/vendas?simular=1' })).json).toMatchObject({ linhas: 3, invalidas: 3 });
  });
});
