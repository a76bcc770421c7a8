import { runAction } from '../../platform/actions/run-action.ts';
import type { StaffActor } from '../../platform/actor.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { readTable } from '../../platform/sheets/read-table.ts';
import { xlsx } from '../../platform/sheets/rows.fixture.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { buildNetwork, buildProduct, buildSeller, buildStaff, buildStore, type SignedIn } from '../../test/builders/people.ts';
import { type SalesLine, salesSheet } from '../../test/builders/sales-sheet.ts';
import { closeInTruth } from '../../test/truths.ts';
import { importErrorsList, importErrorTexts, importsList, processSalesImport, rehearseSalesImport, startSalesImport } from './index.ts';
import { salesColumns } from './sales-sheet.ts';

let app: TestApp;
let admin: SignedIn<StaffActor>;
let seller: Awaited<ReturnType<typeof buildSeller>>;
let product: { id: number; codigo: string };
let notes = 0;
const note = () => `NF${10_000_000 + ++notes}`;
const good = (more: SalesLine = {}): SalesLine => ({ cpf: seller.cpf, identificador: note(), codigo: product.codigo, ...more });
const start = (bytes: Buffer, { actor = admin.actor as StaffActor, enviarMensagem = false, fileName = 'vendas.xlsx' } = {}) =>
  runAction(startSalesImport, app.contextFor(actor), { arquivo: { bytes, fileName }, enviarMensagem });
const importOf = async (lines: readonly SalesLine[], options: Parameters<typeof start>[1] = {}) => {
  const { id } = await start(await salesSheet(lines), options);
  await app.runJobs();
  return { id, ...(await row(id)) };
};
const row = async (id: number) =>
  (
    await app.database.read<{ estado: string; total: number; erros: number; processadas: number; linhas: number }>(
      'select estado, total, erros, processadas, linhas from imports where id = $1',
      [id],
    )
  )[0]!;
const errorsOf = async (id: number) =>
  (await runList(importErrorsList, app.contextFor(admin.actor), { pageSize: -1 }, { importId: id })).items.map(
    ({ linha, coluna, valor, mensagem }) => [linha, coluna, valor, mensagem],
  );
const rehearsal = async (lines: readonly SalesLine[]) =>
  runAction(rehearseSalesImport, app.contextFor(admin.actor), { arquivo: { bytes: await salesSheet(lines), fileName: 'vendas.xlsx' } });
const count = async (table: string) => (await app.database.read<{ n: number }>(`select count(*)::int as n from ${table}`))[0]!.n;
const balance = async (sellerId: number) =>
  (
    await app.database.read<{ balance: string }>("select balance from accounts where holder_type = 'SELLER' and holder_id = $1", [sellerId])
  )[0]?.balance ?? '0.00';
const limit = (points: number) => app.database.pool.query('update system_settings set limite_pontuacao = $1', [points]);

beforeAll(async () => {
  app = await openTestApp();
  app.clock.moveTo('2026-03-20T15:00:00Z');
  admin = await buildStaff(app.database, 2);
  seller = await buildSeller(app.database);
  product = await buildProduct(app.database);
});
afterAll(() => closeInTruth(app));
afterEach(() => limit(0));

describe('import of sales', () => {
  it('records every sale of a good file, rows of a note together wherever they stand, and credits the points', async () => {
    const other = await buildProduct(app.database, { valorPontos: '2.50' });
    const before = Number(await balance(seller.id));
    const first = note();
    const done = await importOf([
      good({ identificador: first, qtde: '2' }),
      good({ tipoFiscal: 'c', cnpj: seller.store.cnpj, realizadoEm: '10/03/2026', valorUnitario: '1.234,56' }),
      good({ identificador: first, codigo: other.codigo, qtde: '1,5', valorDesconto: '' }),
    ]);
    expect(done).toMatchObject({ estado: 'CONCLUIDA', total: 2, erros: 0, linhas: 3, processadas: 3 });
    const postings = await app.database.read(
      `select tipo_fiscal, total_venda, total_pontos, origem, aprovado_por_id, realizado_em, (select count(*)::int from posting_items where posting_id = p.id) as itens
       from postings p where import_id = $1 order by id`,
      [done.id],
    );
    const common = { origem: 'PLANILHA', aprovado_por_id: admin.id, realizado_em: '2026-03-10' };
    expect(postings).toEqual(
      expect.arrayContaining([
        { ...common, tipo_fiscal: 'N', total_venda: '35.00', total_pontos: '23.75', itens: 2 },
        { ...common, tipo_fiscal: 'C', total_venda: '1234.56', total_pontos: '10.00', itens: 1 },
      ]),
    );
    expect(Number(await balance(seller.id)) - before).toBe(33.75);
    expect(await count('import_rows')).toBe(0);
  });

  it('keeps a note together and every character of a refused line in a file of several batches', async () => {
    const other = await buildProduct(app.database);
    const first = note();
    const odd = 'A"\\B, {nulo} ção\n€';
    const done = await importOf([
      good({ identificador: first }),
      ...Array.from({ length: 1_100 }, () => good({ identificador: '77777777' })),
      good({ codigo: odd }),
      good({ identificador: first, codigo: other.codigo }),
    ]);
    expect(done).toMatchObject({ total: 1, linhas: 1_103, processadas: 1_103, erros: 1_101 });
    const items = 'select count(*)::int as n from posting_items i join postings p on p.id = i.posting_id where p.import_id = $1';
    expect(await app.database.read(items, [done.id])).toEqual([{ n: 2 }]);
    const [line] = await app.database.read<{ valor: string; conteudo: string[] }>(
      'select valor, conteudo from import_errors where import_id = $1 and linha = 1103',
      [done.id],
    );
    expect(line).toMatchObject({ valor: odd, conteudo: expect.arrayContaining([odd]) });
  });

  it('refuses a whole sale for one bad line, tells each line why, and records the others', async () => {
    const inactive = await buildSeller(app.database);
    await app.database.pool.query('update sellers set ativo = false where id = $1', [inactive.id]);
    const colleague = await buildSeller(app.database, { store: seller.store });
    const resting = await buildProduct(app.database);
    await app.database.pool.query('update products set ativo = false where id = $1', [resting.id]);
    const [twoSellers, twoDays, mixed] = [note(), note(), note()];
    const cases: [SalesLine, [string, string, string]][] = [
      [good({ cpf: '' }), ['CPF do vendedor', '', 'CPF do vendedor é obrigatório']],
      [good({ cpf: '12345678901' }), ['CPF do vendedor', '12345678901', 'CPF inválido']],
      [good({ cpf: '52998224725' }), ['CPF do vendedor', '52998224725', 'Vendedor Loja não encontrado']],
      [good({ cpf: inactive.cpf }), ['CPF do vendedor', inactive.cpf, 'Vendedor Loja inativo']],
      [good({ cnpj: inactive.store.cnpj }), ['CNPJ da loja', inactive.store.cnpj, 'CNPJ não é o da loja do vendedor']],
      [good({ tipoFiscal: 'X' }), ['Tipo Fiscal', 'X', 'Tipo Fiscal inválido: use N ou C']],
      [good({ identificador: '' }), ['Identificador', '', 'Identificador é obrigatório']],
      [good({ identificador: '000' }), ['Identificador', '000', 'Identificador inválido']],
      [good({ identificador: '<script>12345678' }), ['Identificador', '<script>12345678', 'Identificador inválido']],
      [good({ realizadoEm: '31/02/2026' }), ['Data da Venda', '31/02/2026', 'Data inválida']],
      [good({ realizadoEm: '21/03/2026' }), ['Data da Venda', '21/03/2026', 'Data inválida']],
      [good({ codigo: 'NADA' }), ['Código do Produto', 'NADA', 'Produto não participante']],
      [good({ codigo: resting.codigo }), ['Código do Produto', resting.codigo, 'Produto não participante']],
      [good({ qtde: '0' }), ['Quantidade', '0', 'Informe somente valores válidos: "0" é zero; use um número acima de zero']],
      [good({ qtde: 'dez' }), ['Quantidade', 'dez', 'Informe somente valores válidos: "dez" não é um número; use, por exemplo, 12,50']],
      [good({ qtde: '' }), ['Quantidade', '', 'Quantidade é obrigatório']],
      [
        good({ valorUnitario: '-1' }),
        ['Valor Unitário', '-1', 'Informe somente valores válidos: "-1" é negativo; use zero ou um número positivo'],
      ],
      [good({ valorUnitario: '900000000000' }), ['Quantidade', '1.00', 'Informe somente valores válidos']],
      [good({ valorDesconto: '10,01' }), ['Valor Desconto', '10.01', 'Informe somente valores válidos']],
      [good({ identificador: twoSellers }), ['CPF do vendedor', seller.cpf, 'Mais de um vendedor na mesma venda']],
      [good({ identificador: twoSellers, cpf: colleague.cpf }), ['CPF do vendedor', colleague.cpf, 'Mais de um vendedor na mesma venda']],
      [good({ identificador: twoDays }), ['Data da Venda', '10/03/2026', 'Mais de uma data na mesma venda']],
      [good({ identificador: twoDays, realizadoEm: '2026-03-11' }), ['Data da Venda', '11/03/2026', 'Mais de uma data na mesma venda']],
      [good({ identificador: mixed }), ['', '', 'Venda não processada: corrija a linha 26']],
      [good({ identificador: mixed, codigo: 'NADA' }), ['Código do Produto', 'NADA', 'Produto não participante']],
    ];
    const done = await importOf([...cases.map(([line]) => line), good()]);
    expect(done).toMatchObject({ estado: 'CONCLUIDA_COM_ERROS', total: 1, erros: cases.length });
    expect(await errorsOf(done.id)).toEqual(cases.map(([, expected], index) => [index + 2, ...expected]));
  });

  it('tells every error of a line, in the rehearsal and in the import', async () => {
    const lines = [
      good({ cpf: '123', tipoFiscal: 'X', realizadoEm: 'ontem', qtde: '0', codigo: 'NADA' }),
      good({ realizadoEm: '21/03/2026', codigo: 'NADA', valorUnitario: 'caro' }),
      good(),
    ];
    const expected = [
      [2, 'CPF do vendedor', '123', 'CPF inválido'],
      [2, 'Tipo Fiscal', 'X', 'Tipo Fiscal inválido: use N ou C'],
      [2, 'Data da Venda', 'ontem', 'Data inválida'],
      [2, 'Quantidade', '0', 'Informe somente valores válidos: "0" é zero; use um número acima de zero'],
      [3, 'Valor Unitário', 'caro', 'Informe somente valores válidos: "caro" não é um número; use, por exemplo, 12,50'],
      [3, 'Data da Venda', '21/03/2026', 'Data inválida'],
      [3, 'Código do Produto', 'NADA', 'Produto não participante'],
    ];
    const { erros, invalidas } = await rehearsal(lines);
    expect(erros.map(({ linha, coluna, valor, mensagem }) => [linha, coluna, valor, mensagem])).toEqual(expected);
    expect(invalidas).toBe(2);
    const done = await importOf(lines);
    expect(done).toMatchObject({ estado: 'CONCLUIDA_COM_ERROS', total: 1, erros: 2, processadas: 3 });
    expect(await errorsOf(done.id)).toEqual(expected);
    const texts = await importErrorTexts(app, done.id);
    expect(texts).toHaveLength(2);
    expect(texts[1]).toBe(
      'Linha 3: Valor Unitário: Informe somente valores válidos: "caro" não é um número; use, por exemplo, 12,50; ' +
        'Data da Venda: Data inválida; Código do Produto: Produto não participante',
    );
  });

  it('keeps each line of a product that a note has twice, and credits both', async () => {
    const identificador = note();
    const line = good({ identificador });
    const done = await importOf([line, { ...line, qtde: '2', valorUnitario: '9' }]);
    expect(done).toMatchObject({ estado: 'CONCLUIDA', erros: 0 });
    const items = await app.database.read(
      `select i.codigo, i.qtde, i.valor_unitario, i.pontos = i.qtde * i.valor_pontos * i.fator_pontuacao as adds_up,
         p.total_pontos = sum(i.pontos) over () as is_total
       from posting_items i join postings p on p.id = i.posting_id where p.identificador = $1 order by i.id`,
      [identificador],
    );
    expect(items).toEqual([
      { codigo: product.codigo, qtde: '1.00', valor_unitario: '10.00', adds_up: true, is_total: true },
      { codigo: product.codigo, qtde: '2.00', valor_unitario: '9.00', adds_up: true, is_total: true },
    ]);
  });

  it('gives back the refused lines as a spreadsheet that can be corrected and sent again', async () => {
    const bad = good({ codigo: 'NADA' });
    const { id } = await importOf([good(), bad]);
    const [listed] = (await runList(importsList, app.contextFor(admin.actor), {}, {})).items;
    expect(listed).toMatchObject({ id, nomeArquivo: 'vendas.xlsx', responsavel: admin.actor.nome, erros: 1 });
    const { bytes, headers, status } = await app.rest('GET', String(listed!.linkErros));
    expect([status, headers.get('content-disposition')]).toEqual([200, expect.stringContaining('attachment')]);
    const columns = [...salesColumns, { key: 'erro', title: 'Erro', required: true }] as const;
    const lines = [];
    for await (const line of readTable<string>(bytes, { kind: 'xlsx', columns })) lines.push(line.values);
    expect(lines).toEqual([
      expect.objectContaining({
        cpf: seller.cpf,
        identificador: bad.identificador,
        codigo: 'NADA',
        erro: 'Código do Produto: Produto não participante',
      }),
    ]);
  });

  it('posts nothing twice: the same file answers the first import, its rows in another file are refused', async () => {
    const lines = [good(), good()];
    const bytes = await salesSheet(lines);
    const first = await start(bytes);
    await app.runJobs();
    expect(await start(bytes)).toEqual({ id: first.id, repetido: true });
    await app.runJobs();
    // Leading zeros and punctuation do not make a different note.
    const again = await importOf([...lines.map((line) => ({ ...line, identificador: `00.${line.identificador}` })), good()]);
    expect(again).toMatchObject({ total: 1, erros: 2 });
    expect((await errorsOf(again.id)).map(([, , , mensagem]) => mensagem)).toEqual(['Venda já processada', 'Venda já processada']);
    expect(await count(`postings where import_id = ${first.id}`)).toBe(2);
  });

  it('imports a file once when it is sent and worked on by several at once', async () => {
    const bytes = await salesSheet(Array.from({ length: 40 }, () => good()));
    const before = Number(await balance(seller.id));
    const started = await Promise.all(Array.from({ length: 4 }, () => start(bytes)));
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
    expect(started.filter(({ repetido }) => !repetido)).toHaveLength(1);
    const { id } = started[0]!;
    const ctx = app.contextFor({ kind: 'system' });
    const totals = await Promise.all(Array.from({ length: 4 }, () => processSalesImport(ctx, id, { chunkLines: 7 })));
    expect(totals).toEqual([40, 40, 40, 40]);
    expect(await row(id)).toMatchObject({ estado: 'CONCLUIDA', total: 40, processadas: 40, erros: 0 });
    expect(Number(await balance(seller.id)) - before).toBe(400);
    await app.runJobs();
  });

  it('lets the same notes in two files at once in one time only', async () => {
    const lines = Array.from({ length: 30 }, () => good());
    const [one, two] = await Promise.all([salesSheet(lines), salesSheet([...lines].reverse())]);
    const ids = (await Promise.all([start(one), start(two)])).map(({ id }) => id);
    const ctx = app.contextFor({ kind: 'system' });
    const totals = await Promise.all(ids.map((id) => processSalesImport(ctx, id, { chunkLines: 6 })));
    expect(totals[0]! + totals[1]!).toBe(30);
    await app.runJobs();
  });

  it('goes on after a crash with what was left, posting nothing again', async () => {
    const { id } = await start(await salesSheet(Array.from({ length: 20 }, () => good())));
    const stopper = new AbortController();
    const ctx = app.contextFor({ kind: 'system' });
    const dying = {
      ...ctx,
      database: {
        ...ctx.database,
        transaction: <T>(work: Parameters<typeof ctx.database.transaction<T>>[0]) => {
          if (steps++ >= 2) throw new Error('planted');
          return ctx.database.transaction(work);
        },
      },
    };
    let steps = 0;
    await expect(processSalesImport(dying, id, { chunkLines: 5 })).rejects.toThrow('planted');
    const { estado, processadas, total } = await row(id);
    expect([estado, total, processadas % 5]).toEqual(['PROCESSANDO', processadas, 0]);
    expect([5, 10]).toContain(processadas);
    stopper.abort();
    await expect(processSalesImport(ctx, id, { signal: stopper.signal })).rejects.toThrow();
    await app.runJobs();
    expect(await row(id)).toMatchObject({ estado: 'CONCLUIDA', processadas: 20, total: 20 });
    expect(await count(`postings where import_id = ${id}`)).toBe(20);
  });

  it('shows a given-up import as failed, and sending the file again goes on with it', async () => {
    const bytes = await salesSheet([good(), good()]);
    const { id } = await start(bytes);
    app.ports.fakeJobs.sent.length = 0;
    await app.database.pool.query("update imports set estado = 'FALHOU' where id = $1", [id]);
    expect(await start(bytes)).toEqual({ id, repetido: true });
    await app.runJobs();
    expect(await row(id)).toMatchObject({ estado: 'CONCLUIDA', total: 2 });
  });

  it('writes nothing for a file that cannot be read, and says why', async () => {
    const before = [await count('imports'), await count('stored_files'), await count('import_rows')];
    const good = await salesSheet([{ cpf: '1' }]);
    const headless = await salesSheet([]);
    const titles = xlsx('<row r="1"><c r="A1" t="inlineStr"><is><t>CPF</t></is></c></row>');
    const refusals = await Promise.all(
      [Buffer.from('<html>'), good.subarray(0, 400), Buffer.from('d0cf11e0a1b11ae1', 'hex'), headless, titles].map((bytes) =>
        start(bytes).then(
          () => 'taken',
          (error: Error) => error.message,
        ),
      ),
    );
    expect(refusals).toEqual([
      'O arquivo não é um .xlsx válido.',
      'O arquivo está corrompido ou incompleto.',
      expect.stringContaining('Este arquivo .xls não pôde ser lido'),
      'A planilha está vazia.',
      'Coluna Tipo Fiscal não encontrada na planilha',
    ]);
    await expect(start(Buffer.alloc(0))).rejects.toThrow('Selecione um arquivo primeiro');
    expect([await count('imports'), await count('stored_files'), await count('import_rows')]).toEqual(before);
  });

  it('holds the monthly limit back sale by sale, also what was earned before', async () => {
    const fresh = await buildSeller(app.database, { store: seller.store });
    await limit(25);
    const lines = Array.from({ length: 4 }, () => good({ cpf: fresh.cpf }));
    const { id } = await importOf(lines);
    const shares = await app.database.read('select total_pontos, pontos_limitados from postings where import_id = $1 order by id', [id]);
    expect(shares.map(({ total_pontos }) => total_pontos)).toEqual(['10.00', '10.00', '5.00', '0.00']);
    expect(await balance(fresh.id)).toBe('25.00');
    await importOf([good({ cpf: fresh.cpf })]);
    expect(await balance(fresh.id)).toBe('25.00');
  });

  it('tells each seller once when asked to, and nobody otherwise', async () => {
    const messages = () => app.database.read<{ texto: string }>("select texto from outgoing_messages where canal = 'WHATSAPP' order by id");
    const before = (await messages()).length;
    await importOf([good(), good()]);
    expect(await messages()).toHaveLength(before);
    await importOf([good(), good()], { enviarMensagem: true });
    expect((await messages()).slice(before).map(({ texto }) => texto)).toEqual(['Suas 2 vendas foram aprovadas: 20 pontos.']);
  });

  it('keeps a narrowed sender to the sellers of his networks, and to his own imports', async () => {
    const network = await buildNetwork(app.database);
    const operator = await buildStaff(app.database, 1, { networkIds: [network.id] });
    const own = await buildSeller(app.database, { store: await buildStore(app.database, { networkId: network.id }) });
    const { id } = await importOf([good(), good({ cpf: own.cpf })], { actor: operator.actor });
    expect(await row(id)).toMatchObject({ total: 1, erros: 1 });
    const seen = await runList(importsList, app.contextFor(operator.actor), { pageSize: -1 }, {});
    expect(seen.items.map((item) => item.id)).toEqual([id]);
  });

  it('admits levels 0, 1, 2 and 5 and nobody else', async () => {
    const bytes = await salesSheet([good()]);
    for (const level of [3, 4]) {
      const { actor } = await buildStaff(app.database, level);
      await expect(start(bytes, { actor })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    }
    await expect(runAction(startSalesImport, app.contextFor(seller.actor), { arquivo: { bytes, fileName: 'v' } })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    });
    for (const level of [0, 1, 5]) await start(await salesSheet([good()]), { actor: (await buildStaff(app.database, level)).actor });
  });
});

describe('rehearsal of an import of sales', () => {
  const rehearse = (bytes: Buffer) =>
    runAction(rehearseSalesImport, app.contextFor(admin.actor), { arquivo: { bytes, fileName: 'vendas.xlsx' } });

  it('foretells what the import then does, the monthly limit included, and writes nothing', async () => {
    await app.runJobs();
    const fresh = await buildSeller(app.database, { store: seller.store });
    await limit(15);
    const known = good();
    await importOf([known]);
    const bytes = await salesSheet([good({ cpf: fresh.cpf }), good({ cpf: fresh.cpf }), known, good({ codigo: 'NADA' })]);
    const tables = ['imports', 'import_rows', 'import_errors', 'postings', 'entries', 'stored_files', 'audit_entries'];
    const before = await Promise.all(tables.map(count));
    const summary = await rehearse(bytes);
    expect(summary).toMatchObject({
      linhas: 4,
      vendas: 2,
      validas: 2,
      invalidas: 2,
      duplicadas: 1,
      pontosPrevistos: '15.00',
      importacaoAnterior: null,
      erros: [
        { linha: 4, coluna: 'Identificador', valor: known.identificador, mensagem: 'Venda já processada' },
        { linha: 5, coluna: 'Código do Produto', valor: 'NADA', mensagem: 'Produto não participante' },
      ],
    });
    expect(await Promise.all(tables.map(count))).toEqual(before);
    const { id } = await start(bytes);
    await app.runJobs();
    expect(await row(id)).toMatchObject({ total: summary.vendas, erros: summary.invalidas });
    expect(await balance(fresh.id)).toBe(summary.pontosPrevistos);
    expect(await rehearse(bytes)).toMatchObject({ importacaoAnterior: id, vendas: 0 });
  });
});
