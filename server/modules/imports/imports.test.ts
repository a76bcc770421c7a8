import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { runAction } from '../../platform/actions/run-action.ts';
import type { StaffActor } from '../../platform/actor.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { workbook, zip } from '../../platform/sheets/archive.fixture.ts';
import { readTable } from '../../platform/sheets/read-table.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { approveWaiting } from '../../test/approve-waiting.ts';
import { csv } from '../../test/builders/csv.ts';
import { buildProduct, buildStaff, buildStore, type SignedIn } from '../../test/builders/people.ts';
import { TEST_FILES } from '../../test/ports.ts';
import type { ImportKind } from './import.rules.ts';
import { importTemplate } from './import-template.query.ts';
import { importErrorsList, importErrorTexts, importsList, processImport, rehearseImport, startImport } from './index.ts';

let app: TestApp;
let admin: SignedIn<StaffActor>;
let made = 0;
const code = () => `C${++made}`;
type Choices = { cnpjRevenda?: string; ano?: number | string };
interface Sending {
  actor?: StaffActor;
  escolhas?: Choices;
  fileName?: string;
}
type Written = Exclude<ImportKind, 'VENDAS'>;
const start = async (tipo: Written, bytes: Buffer, { actor = admin.actor, escolhas = {}, fileName = 'arquivo.csv' }: Sending = {}) => {
  const started = await runAction(startImport, app.contextFor(actor), { tipo, arquivo: { bytes, fileName }, escolhas });
  await approveWaiting(app);
  return started;
};
const rehearse = (tipo: Written, bytes: Buffer, { actor = admin.actor, escolhas = {} }: Sending = {}) =>
  runAction(rehearseImport, app.contextFor(actor), { tipo, arquivo: { bytes, fileName: 'arquivo.csv' }, escolhas });
const importOf = async (tipo: Written, bytes: Buffer, sending: Sending = {}) => {
  const { id, repetido } = await start(tipo, bytes, sending);
  await app.runJobs();
  return { id, repetido, ...(await row(id)), erros: await importErrorTexts(app, id) };
};
const row = async (id: number) =>
  (
    await app.database.read<{ estado: string; total: number; linhas: number }>('select estado, total, linhas from imports where id = $1', [
      id,
    ])
  )[0]!;
const count = async (table: string) => (await app.database.read<{ n: number }>(`select count(*)::int as n from ${table}`))[0]!.n;

const products = (...rows: (readonly string[])[]) => csv(['Código', 'Nome', 'Valor Unitário', 'Valor Pontos'], rows);
const product = async (codigo: string) =>
  (
    await app.database.read<{ id: number; nome: string; valor_unitario: string; valor_pontos: string }>(
      'select id, nome, valor_unitario, valor_pontos from products where codigo = $1',
      [codigo],
    )
  )[0];
beforeAll(async () => {
  app = await openTestApp();
  app.clock.moveTo('2026-03-20T15:00:00Z');
  admin = await buildStaff(app.database, 2);
});
afterAll(async () => {
  expect(app.reported).toEqual([]);
  expect(await count('import_staged')).toBe(0);
  await app.close();
});

describe('the engine of imports', () => {
  it('reads UTF-8 with and without a mark, windows-1252, semicolons, plain commas and .xlsx alike', async () => {
    const codes = Array.from({ length: 5 }, code);
    const text = (codigo: string) => `Código;Nome;Valor Unitário;Valor Pontos\r\n${codigo};Esmalte acrílico 3,6 L;1.234,50;2,5\r\n`;
    const files = [
      Buffer.from(text(codes[0]!)),
      Buffer.concat([Buffer.from('efbbbf', 'hex'), Buffer.from(text(codes[1]!))]),
      Buffer.from(text(codes[2]!), 'latin1'),
      Buffer.from(`codigo,nome,valor unitario,valor pontos\n${codes[3]},"Esmalte acrílico 3,6 L",1234.50,2.5\n`),
      zip(
        workbook(
          `<row r="1">${['Código', 'Nome', 'Valor Unitário', 'Valor Pontos'].map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>
           <row r="2"><c t="inlineStr"><is><t>${codes[4]}</t></is></c><c t="inlineStr"><is><t>Esmalte acrílico 3,6 L</t></is></c><c><v>1234.5</v></c><c><v>2.5</v></c></row>`,
        ),
      ),
    ];
    for (const [index, bytes] of files.entries()) {
      expect(await importOf('PRODUTOS', bytes)).toMatchObject({ estado: 'CONCLUIDA', total: 1, linhas: 1 });
      expect(await product(codes[index]!)).toMatchObject({
        nome: 'Esmalte acrílico 3,6 L',
        valor_unitario: '1234.50',
        valor_pontos: '2.50',
      });
    }
  });

  it('refuses a line that commas would misread rather than guess', async () => {
    const codigo = code();
    const { total, erros } = await importOf('PRODUTOS', Buffer.from(`codigo,nome,valor unitario,valor pontos\n${codigo},Tinta,10,50,5\n`));
    expect(total).toBe(0);
    expect(erros).toEqual(['Linha 2: Linha com colunas a mais: separe as colunas com ponto e vírgula']);
    expect(await product(codigo)).toBeUndefined();
  });

  it('refuses what is no spreadsheet in seconds, says why in Portuguese, and leaves nothing', async () => {
    const before = [await count('imports'), await count('stored_files'), await count('import_staged')];
    const header = 'Código;Nome;Valor Unitário;Valor Pontos';
    const wide = `<row r="1">${'<c t="inlineStr"><is><t>a</t></is></c>'.repeat(100_000)}</row>`;
    const hostile: [string, Buffer, RegExp][] = [
      ['nothing', Buffer.alloc(0), /Selecione um arquivo primeiro/],
      ['only a header', Buffer.from(header), /A planilha está vazia/],
      ['a picture renamed', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(64)]), /não é um .csv válido/],
      ['bytes at random', Buffer.from(Array.from({ length: 4_096 }, (_, index) => (index * 7_919) % 256)), /não é um .csv válido/],
      ['a zip that is no workbook', zip([{ name: 'a.txt', content: 'oi' }]), /não é um .xlsx válido/],
      ['an old .xls', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512)]), /"Salvar como", escolha .*\.xlsx/],
      ['a zip bomb', zip([...workbook(''), { name: 'xl/media/a.xml', content: Buffer.alloc(40 * 1024 * 1024) }]), /grande demais/],
      [
        'a lying size',
        zip(
          workbook('<row r="1"/>').map((part) =>
            part.name.includes('sheet1') ? { ...part, content: 'x'.repeat(99_999), declaredBytes: 10 } : part,
          ),
        ),
        /corrompido/,
      ],
      ['a million columns', Buffer.from(`${'a;'.repeat(1_000_000)}\n`), /colunas|caracteres/],
      ['too many columns of .xlsx', zip(workbook(wide)), /colunas|grande demais/],
      ['an endless cell', Buffer.from(`${header}\n"${'x'.repeat(3_000_000)}`), /caracteres|corrompido/],
      ['one cell that is too long', Buffer.from(`${header}\nA;${'x'.repeat(2_001)};1;1`), /caracteres/],
      [
        'NUL in a cell',
        Buffer.concat([Buffer.from(`${header}\n`), Buffer.alloc(5_000, 'a;b;1;1\n'), Buffer.from('a\0;b;1;1')]),
        /caracteres inválidos/,
      ],
      ['no such column', Buffer.from('Código;Nome\nA;B'), /Coluna Valor Unitário não encontrada/],
      ['a column twice', Buffer.from(`${header};NOME\nA;B;1;1;C`), /Coluna Nome repetida/],
      ['too many rows', Buffer.from(`${header}\n${'A;B;1;1\n'.repeat(200_001)}`), /mais de 200.00\d linhas/],
    ];
    for (const [what, bytes, expected] of hostile) {
      const began = performance.now();
      const answer = await start('PRODUTOS', bytes).then(
        () => 'taken',
        (error: Error) => error.message,
      );
      expect([what, answer]).toEqual([what, expect.stringMatching(expected)]);
      // Each takes a second or two alone; allow for a busy machine.
      expect(performance.now() - began).toBeLessThan(110_000);
    }
    expect([await count('imports'), await count('stored_files'), await count('import_staged')]).toEqual(before);
  });

  it('keeps a formula as the text it is', async () => {
    const codigo = code();
    await importOf('PRODUTOS', products([codigo, '=HYPERLINK("http://x";"y")'.replace(';', ','), '1', '1']));
    expect(await product(codigo)).toMatchObject({ nome: '=HYPERLINK("http://x","y")' });
  });

  it('gives the refused lines back in their own columns with the reason; corrected, the report is taken', async () => {
    const [good, bad] = [code(), code()];
    const { id, estado, erros } = await importOf(
      'PRODUTOS',
      products([good, 'Bom', '10', '1'], [bad, 'Ruim', 'dez', '1'], [code(), '', '1', '-1']),
    );
    expect(estado).toBe('CONCLUIDA_COM_ERROS');
    expect(erros).toEqual([
      'Linha 3: Valor Unitário: Informe somente valores válidos: "dez" não é um número; use, por exemplo, 12,50',
      'Linha 4: Nome: Nome é obrigatório; Valor Pontos: Informe somente valores válidos: "-1" é negativo; use zero ou um número positivo',
    ]);
    const [listed] = (await runList(importsList, app.contextFor(admin.actor), {}, {})).items;
    expect(listed).toMatchObject({
      id,
      tipo: 'PRODUTOS',
      nomeArquivo: 'arquivo.csv',
      responsavel: admin.actor.nome,
      linhas: 3,
      total: 1,
      erros: 2,
    });
    const { bytes, status } = await app.rest('GET', String(listed!.linkErros));
    expect(status).toBe(200);
    const columns = ['Código', 'Nome', 'Valor Unitário', 'Valor Pontos', 'Erro'].map((title) => ({ key: title, title, required: true }));
    const lines = [];
    for await (const line of readTable<string>(bytes, { kind: 'xlsx', columns })) lines.push(line.values);
    expect(lines[0]).toEqual({
      Código: bad,
      Nome: 'Ruim',
      'Valor Unitário': 'dez',
      'Valor Pontos': '1',
      Erro: 'Valor Unitário: Informe somente valores válidos: "dez" não é um número; use, por exemplo, 12,50',
    });
    // As a person would send it: the report with corrected values, its two extra columns still there.
    expect(await importOf('PRODUTOS', bytes)).toMatchObject({ total: 0, linhas: 2 });
    const listedErrors = await runList(importErrorsList, app.contextFor(admin.actor), {}, { importId: id });
    expect(listedErrors.items[0]).toMatchObject({ linha: 3, coluna: 'Valor Unitário', valor: 'dez' });
  });

  it('writes once what is sent twice, at once or worked on by several; a newer file in between makes it a new import', async () => {
    const codigo = code();
    const bytes = products([codigo, 'Um', '10', '1'], ...Array.from({ length: 30 }, () => [code(), 'Outro', '1', '1']));
    const started = await Promise.all(Array.from({ length: 4 }, () => start('PRODUTOS', bytes)));
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
    expect(started.filter(({ repetido }) => !repetido)).toHaveLength(1);
    const ctx = app.contextFor({ kind: 'system' });
    const { id } = started[0]!;
    expect(await Promise.all(Array.from({ length: 3 }, () => processImport(ctx, id, { chunkLines: 7 })))).toEqual([31, 31, 31]);
    await app.runJobs();
    expect(await count(`import_changes where import_id = ${id}`)).toBe(31);
    const newer = products([codigo, 'Dois', '10', '1']);
    expect(await importOf('PRODUTOS', newer)).toMatchObject({ repetido: false, total: 1 });
    expect(await product(codigo)).toMatchObject({ nome: 'Dois' });
    const again = await importOf('PRODUTOS', bytes);
    expect(again).toMatchObject({ repetido: false, total: 31 });
    expect(await product(codigo)).toMatchObject({ nome: 'Um' });
    expect(await start('PRODUTOS', bytes)).toEqual({ id: again.id, repetido: true });
    await app.runJobs();
  });

  it('lets two files meet on the same new rows', async () => {
    const codes = Array.from({ length: 40 }, code);
    const line = (codigo: string) => [codigo, 'Nome', '1', '1'];
    const [one, two] = await Promise.all([
      start('PRODUTOS', products(...codes.map(line))),
      start('PRODUTOS', products(...[...codes].reverse().map(line), line(code()))),
    ]);
    const ctx = app.contextFor({ kind: 'system' });
    expect(await Promise.all([processImport(ctx, one.id, { chunkLines: 6 }), processImport(ctx, two.id, { chunkLines: 6 })])).toEqual([
      40, 41,
    ]);
    await app.runJobs();
  });

  it('goes on after a crash with what was left, and refuses a line that an earlier part of the file has said', async () => {
    const codes = Array.from({ length: 12 }, code);
    const bytes = products(...codes.map((codigo) => [codigo, 'Nome', '1', '1']), [codes[0]!, 'Outra vez', '2', '2']);
    const { id } = await start('PRODUTOS', bytes);
    const ctx = app.contextFor({ kind: 'system' });
    let steps = 0;
    const transaction: typeof ctx.database.transaction = (work) => {
      if (steps++ === 2) throw new Error('planted');
      return ctx.database.transaction(work);
    };
    await expect(processImport({ ...ctx, database: { ...ctx.database, transaction } }, id, { chunkLines: 5 })).rejects.toThrow('planted');
    expect(await row(id)).toMatchObject({ estado: 'PROCESSANDO', total: 10 });
    expect(await processImport(ctx, id, { chunkLines: 5 })).toBe(12);
    expect(await importErrorTexts(app, id)).toEqual(['Linha 14: Linha repetida no arquivo']);
    await app.runJobs();
  });

  it('foretells what the import then does and writes nothing', async () => {
    const [known, same] = [await buildProduct(app.database), await buildProduct(app.database)];
    const bytes = products(
      [known.codigo, 'Novo nome', '50', '10'],
      [same.codigo, `Produto ${same.codigo}`, '50,00', '10'],
      [code(), 'Novo', '1', '1'],
      [known.codigo, 'De novo', '1', '1'],
      [code(), '', '1', '1'],
    );
    const tables = ['imports', 'import_staged', 'import_errors', 'import_changes', 'products', 'stored_files', 'audit_entries'];
    const before = await Promise.all(tables.map(count));
    const summary = await rehearse('PRODUTOS', bytes);
    expect(summary).toEqual({
      linhas: 5,
      validas: 3,
      invalidas: 2,
      novas: 1,
      alteradas: 1,
      iguais: 1,
      importacaoAnterior: null,
      colunasIndicadas: false,
      erros: [
        { linha: 5, coluna: '', valor: '', mensagem: 'Linha repetida no arquivo: igual à linha 2' },
        { linha: 6, coluna: 'Nome', valor: '', mensagem: 'Nome é obrigatório' },
      ],
    });
    expect(await Promise.all(tables.map(count))).toEqual(before);
    const { id, total } = await importOf('PRODUTOS', bytes);
    expect(total).toBe(summary.validas);
    expect(await rehearse('PRODUTOS', bytes)).toMatchObject({ importacaoAnterior: id });
  });

  it('makes a template of every kind that its own reader takes', async () => {
    const kinds: Written[] = ['PRODUTOS', 'PRODUTOS_LOJA', 'HISTORICO', 'SALDO_CARTAO', 'LOJAS_PARTICIPANTES', 'PRODUTOS_CLIENTE'];
    const store = await buildStore(app.database);
    for (const tipo of kinds) {
      const { url } = await runQuery(importTemplate, app.contextFor(admin.actor), { tipo });
      const { bytes, status } = await app.rest('GET', url);
      expect(status).toBe(200);
      const { linhas, erros } = await rehearse(tipo, bytes, { escolhas: { cnpjRevenda: store.cnpj, ano: 2026 } });
      expect(linhas).toBeGreaterThan(1);
      expect(erros.filter(({ mensagem }) => /não encontrad/.test(mensagem))).toHaveLength(erros.length);
    }
  });

  it('answers the full template to each of twenty people at once, and leaves no partial file', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { url } = await runQuery(importTemplate, app.contextFor(admin.actor), { tipo: 'SALDO_CARTAO' });
        const { status, bytes } = await app.rest('GET', url);
        return [status, bytes.toString('utf8')] as const;
      }),
    );
    const [status, text] = answers[0]!;
    expect([status, text.includes('5555000011112222')]).toEqual([200, true]);
    expect(answers).toEqual(Array.from({ length: 20 }, () => [status, text]));
    const sheets = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { url } = await runQuery(importTemplate, app.contextFor(admin.actor), { tipo: 'VENDAS' });
        return (await app.rest('GET', url)).bytes.length;
      }),
    );
    expect(Math.min(...sheets)).toBeGreaterThan(1_000);
    expect(new Set(sheets).size).toBe(1);
    expect((await readdir(path.join(TEST_FILES, 'modelos'))).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('asks the permission of the kind', async () => {
    const bytes = products([code(), 'Nome', '1', '1']);
    for (const level of [3, 4]) {
      const { actor } = await buildStaff(app.database, level);
      await expect(start('PRODUTOS', bytes, { actor })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    }
    const plus = await buildStaff(app.database, 5);
    expect(await rehearse('PRODUTOS', bytes, { actor: plus.actor })).toMatchObject({ validas: 1 });
    await expect(rehearse('LOJAS_PARTICIPANTES', bytes, { actor: plus.actor })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await expect(runQuery(importTemplate, app.contextFor(plus.actor), { tipo: 'PRODUTOS_CLIENTE' })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    });
  });
});
