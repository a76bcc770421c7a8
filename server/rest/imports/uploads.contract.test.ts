import { workbook, zip } from '../../platform/sheets/archive.fixture.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { csv } from '../../test/builders/csv.ts';
import { buildNetwork, buildProduct, buildStaff, buildStore } from '../../test/builders/people.ts';

describe('uploads of the documents', () => {
  let app: TestApp;
  let token: string;
  const send = (path: string, bytes: Buffer | null, fields: Record<string, string> = {}, as = token) => {
    const form = new FormData();
    if (bytes) form.set('arquivo', new Blob([new Uint8Array(bytes)]), 'planilha.csv');
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return app.rest('POST', path, { token: as, form });
  };
  const names = (...list: string[]) =>
    zip(
      workbook(['Nome', ...list].map((name, index) => `<row r="${index + 1}"><c t="inlineStr"><is><t>${name}</t></is></c></row>`).join('')),
    );

  beforeAll(async () => {
    app = await openTestApp();
    app.clock.moveTo('2026-03-20T15:00:00Z');
    ({ token } = await buildStaff(app.database, 2));
  });
  afterAll(async () => {
    await app.runJobs();
    expect(app.reported).toEqual([]);
    await app.close();
  });

  it('POST /api/upload/produtos answers the total, the same for the same file; simular=1 only tells', async () => {
    const bytes = csv(
      ['Código', 'Nome', 'Valor Unitário', 'Valor Pontos'],
      [
        ['R1', 'Um', '10', '1'],
        ['R2', '', '10', '1'],
      ],
    );
    expect((await send('/api/upload/produtos?simular=1', bytes)).json).toMatchObject({ linhas: 2, validas: 1, invalidas: 1, novas: 1 });
    expect(await app.database.read("select id from products where codigo = 'R1'")).toEqual([]);
    expect(await send('/api/upload/produtos', bytes)).toMatchObject({ status: 200, json: { total: 1 } });
    expect((await send('/api/upload/produtos', bytes)).json).toEqual({ total: 1 });
  });

  it('POST /api/upload/produtos_revenda takes cnpjRevenda', async () => {
    const [store, product] = [await buildStore(app.database), await buildProduct(app.database)];
    const bytes = csv(['codigoPadrao', 'codigo', 'nome', 'valorUnitario'], [[product.codigo, 'L1', 'Da loja', '10']]);
    expect((await send('/api/upload/produtos_revenda', bytes)).json).toMatchObject({ erro: 'Informe a revenda' });
    expect((await send('/api/upload/produtos_revenda', bytes, { cnpjRevenda: store.cnpj })).json).toEqual({ total: 1 });
  });

  it('POST /api/upload/historico takes ano and answers total and erros', async () => {
    const [network, product] = [await buildNetwork(app.database), await buildProduct(app.database)];
    const line = [network.nome, product.codigo, '10/01/2026', '12', '9,90'];
    const bytes = csv(['Rede', 'codProduto', 'Data do Pedido', 'Quantidade', 'Valor Unitário'], [line, ['Outra', ...line.slice(1)]]);
    expect(await send('/api/upload/historico', bytes)).toMatchObject({ status: 400, json: { erro: 'Selecione um período antes' } });
    expect((await send('/api/upload/historico', bytes, { ano: '2026' })).json).toEqual({
      total: 1,
      erros: ['Linha 3: Rede: Rede não encontrada'],
    });
  });

  it('POST /api/upload/saldo_cartao answers total and erros', async () => {
    await app.database.pool.query("insert into cards (codigo_barras, numero, saldo) values ('b9', '777', 1)");
    expect(
      (
        await send(
          '/api/upload/saldo_cartao',
          csv(
            ['Número', 'Saldo'],
            [
              ['777', '9,5'],
              ['778', '1'],
            ],
          ),
        )
      ).json,
    ).toEqual({
      total: 1,
      erros: ['Linha 3: Número do Cartão: Cartão não encontrado'],
    });
  });

  it('POST /api/lojas-participantes/upload and /api/produtos-cliente/upload answer total and erros', async () => {
    for (const path of ['/api/lojas-participantes/upload', '/api/produtos-cliente/upload']) {
      expect((await send(path, names('Uma', 'Duas', 'UMA'))).json).toEqual({
        total: 2,
        erros: ['Linha 4: Linha repetida no arquivo: igual à linha 2'],
      });
    }
  });

  it.each([
    ['/api/upload/produtos', '3'],
    ['/api/upload/produtos_revenda', '3'],
    ['/api/upload/historico', '3'],
    ['/api/upload/saldo_cartao', '4'],
    ['/api/lojas-participantes/upload', '5'],
    ['/api/produtos-cliente/upload', '0'],
  ])('%s refuses a missing file, an unreadable .xls, nobody and level %s', async (path, level) => {
    const fields = { ano: '2026', cnpjRevenda: (await buildStore(app.database)).cnpj };
    expect(await send(path, null, fields)).toMatchObject({ status: 400, json: { erro: 'Selecione um arquivo primeiro' } });
    const old = await send(path, Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512)]), fields);
    expect(old).toMatchObject({ status: 400, json: { codigo: 'SHEET_XLS_UNREADABLE' } });
    expect((await send(path, Buffer.from('a'), fields, (await buildStaff(app.database, Number(level))).token)).status).toBe(403);
    expect((await app.rest('POST', path, { form: new FormData() })).status).toBe(401);
  });

  it('offers rehearsal, import, progress, history and undoing through GraphQL', async () => {
    const bytes = csv(['Código', 'Nome', 'Valor Unitário', 'Valor Pontos'], [['G1', 'Um', '10', '1']]);
    const operation = async (query: string) => {
      const form = new FormData();
      form.set('operations', JSON.stringify({ query, variables: { arquivo: null } }));
      form.set('map', JSON.stringify({ 0: ['variables.arquivo'] }));
      form.set('0', new Blob([new Uint8Array(bytes)]), 'g.csv');
      return (await app.rest('POST', '/graphql', { token, form, headers: { 'apollo-require-preflight': 'true' } })).json;
    };
    const rehearsal = await operation(
      'mutation ($arquivo: Upload) { rehearseImport(tipo: PRODUTOS, arquivo: $arquivo) { novas alteradas iguais erros { linha } } }',
    );
    expect(rehearsal).toMatchObject({ data: { rehearseImport: { novas: 1, alteradas: 0, iguais: 0, erros: [] } } });
    const started = await operation('mutation ($arquivo: Upload) { startImport(tipo: PRODUTOS, arquivo: $arquivo) { id repetido } }');
    const { id } = started.data.startImport;
    await app.runJobs();
    const progress = await app.graphql(
      'query ($id: ID!) { import(id: $id) { tipo estado linhas processadas total desfazerAte } }',
      { id },
      { token },
    );
    expect(progress.data.import).toEqual({
      tipo: 'PRODUTOS',
      estado: 'CONCLUIDA',
      linhas: 1,
      processadas: 1,
      total: 1,
      desfazerAte: '2026-03-27T15:00:00.000Z',
    });
    const undone = await app.graphql('mutation ($id: ID!) { undoImport(id: $id) { id } }', { id }, { token });
    expect(undone.data).toEqual({ undoImport: { id } });
    const again = await app.graphql('mutation ($id: ID!) { undoImport(id: $id) { id } }', { id }, { token });
    expect(again.errors?.[0]).toMatchObject({ message: 'Este upload já foi desfeito', extensions: { code: 'IMPORT_UNDONE' } });
    const { data } = await app.graphql('{ imports(filter: { estado: DESFEITA }) { items { id desfazerAte desfeitaPor } } }', {}, { token });
    expect(data.imports.items).toEqual([{ id, desfazerAte: null, desfeitaPor: 'Usuário Nível 2' }]);
  });
});
