import { buffer } from 'node:stream/consumers';
import { runAction } from '../../platform/actions/run-action.ts';
import type { StaffActor } from '../../platform/actor.ts';
import { writeXlsx } from '../../platform/sheets/write-sheet.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { approveWaiting } from '../../test/approve-waiting.ts';
import { csv } from '../../test/builders/csv.ts';
import { buildProduct, buildSeller, buildStaff, type SignedIn } from '../../test/builders/people.ts';
import { closeInTruth } from '../../test/truths.ts';
import { readImportHeader } from './actions/read-import-header.ts';
import { setImportColumns } from './actions/set-import-columns.ts';
import type { ImportKind } from './import.rules.ts';
import { rehearseImport, rehearseSalesImport, startImport, startSalesImport } from './index.ts';

let app: TestApp;
let admin: SignedIn<StaffActor>;
let colleague: SignedIn<StaffActor>;

beforeAll(async () => {
  app = await openTestApp();
  app.clock.moveTo('2026-03-20T15:00:00Z');
  admin = await buildStaff(app.database, 2);
  colleague = await buildStaff(app.database, 2);
});
afterAll(() => closeInTruth(app));

interface Sender {
  actor?: StaffActor;
}
const file = (bytes: Buffer) => ({ bytes, fileName: 'arquivo.csv' });
const headerOf = (tipo: ImportKind, bytes: Buffer, { actor = admin.actor }: Sender = {}) =>
  runAction(readImportHeader, app.contextFor(actor), { tipo, arquivo: file(bytes) });
const setColumns = (tipo: ImportKind, cabecalho: string, places: Record<string, number>, { actor = admin.actor }: Sender = {}) =>
  runAction(setImportColumns, app.contextFor(actor), {
    tipo,
    cabecalho,
    colunas: Object.entries(places).map(([coluna, posicao]) => ({ coluna, posicao })),
  });
const rehearse = (bytes: Buffer, { actor = admin.actor }: Sender = {}) =>
  runAction(rehearseImport, app.contextFor(actor), { tipo: 'PRODUTOS', arquivo: file(bytes), escolhas: {} });
const start = async (bytes: Buffer) => {
  const started = await runAction(startImport, app.contextFor(admin.actor), { tipo: 'PRODUTOS', arquivo: file(bytes), escolhas: {} });
  await approveWaiting(app);
  await app.runJobs();
  return started;
};
const product = async (codigo: string) =>
  (
    await app.database.read<{ nome: string; valor_unitario: string; valor_pontos: string }>(
      'select nome, valor_unitario, valor_pontos from products where codigo = $1',
      [codigo],
    )
  )[0];

/** As a cash register's program names them; `QTD MIN` is not for us. */
const foreign = (...rows: (readonly string[])[]) => csv(['COD_ITEM', 'DESCR', 'QTD MIN', 'PRECO', 'PTS'], rows);
const PLACES = { codigo: 0, nome: 1, valorUnitario: 3, valorPontos: 4 };

describe('columns of a file of foreign shape', () => {
  it('are shown with examples, said once, and remembered for files with this header', async () => {
    const first = foreign(['ERP-1', 'Esmalte', '6', '49,90', '10'], ['ERP-2', '', '12', '9,90', '2']);
    await expect(rehearse(first)).rejects.toMatchObject({ code: 'SHEET_COLUMN_MISSING' });
    const { cabecalho, titulos, colunas } = await headerOf('PRODUTOS', first);
    expect(titulos).toEqual([
      { posicao: 0, titulo: 'COD_ITEM', exemplos: ['ERP-1', 'ERP-2'] },
      { posicao: 1, titulo: 'DESCR', exemplos: ['Esmalte'] },
      { posicao: 2, titulo: 'QTD MIN', exemplos: ['6', '12'] },
      { posicao: 3, titulo: 'PRECO', exemplos: ['49,90', '9,90'] },
      { posicao: 4, titulo: 'PTS', exemplos: ['10', '2'] },
    ]);
    expect(colunas.map(({ titulo, obrigatoria, posicao }) => [titulo, obrigatoria, posicao])).toEqual([
      ['Código', true, 0],
      ['Nome', true, 1],
      ['Valor Unitário', true, 3],
      ['Valor Pontos', true, 4],
      ['Categoria', false, null],
    ]);
    const set = await setColumns('PRODUTOS', cabecalho, PLACES);
    expect(set.map(({ posicao }) => posicao)).toEqual([0, 1, 3, 4, null]);
    expect(await rehearse(first)).toMatchObject({ colunasIndicadas: true, linhas: 2, validas: 1, invalidas: 1 });
    await start(first);
    expect(await product('ERP-1')).toEqual({ nome: 'Esmalte', valor_unitario: '49.90', valor_pontos: '10.00' });
    await start(foreign(['ERP-3', 'Verniz', '6', '19,90', '4']));
    expect(await product('ERP-3')).toEqual({ nome: 'Verniz', valor_unitario: '19.90', valor_pontos: '4.00' });
  });

  it('are of whoever said so, and of that header alone', async () => {
    const bytes = foreign(['ERP-4', 'Selador', '6', '19,90', '4']);
    await expect(rehearse(bytes, colleague)).rejects.toMatchObject({ code: 'SHEET_COLUMN_MISSING' });
    const other = csv(['DESCR', 'COD_ITEM', 'QTD MIN', 'PRECO', 'PTS'], [['Selador', 'ERP-4', '6', '19,90', '4']]);
    await expect(rehearse(other)).rejects.toMatchObject({ code: 'SHEET_COLUMN_MISSING' });
    const template = csv(['Código', 'Nome', 'Valor Unitário', 'Valor Pontos'], [['ERP-5', 'Selador', '19,90', '4']]);
    expect(await rehearse(template)).toMatchObject({ colunasIndicadas: false, validas: 1 });
  });

  it('said otherwise make the same file another upload', async () => {
    const bytes = csv(['A', 'B', 'C', 'D'], [['TROCA', 'ERP-6', '10,00', '3']]);
    const { cabecalho } = await headerOf('PRODUTOS', bytes);
    await setColumns('PRODUTOS', cabecalho, { codigo: 0, nome: 1, valorUnitario: 2, valorPontos: 3 });
    const wrong = await start(bytes);
    expect(await product('TROCA')).toMatchObject({ nome: 'ERP-6' });
    await setColumns('PRODUTOS', cabecalho, { codigo: 1, nome: 0, valorUnitario: 2, valorPontos: 3 });
    expect((await headerOf('PRODUTOS', bytes)).colunas.map(({ posicao }) => posicao)).toEqual([1, 0, 2, 3, null]);
    expect(await rehearse(bytes)).toMatchObject({ importacaoAnterior: null, novas: 1 });
    const right = await start(bytes);
    expect(right.repetido).toBe(false);
    expect(right.id).not.toBe(wrong.id);
    expect(await product('ERP-6')).toMatchObject({ nome: 'TROCA' });
    expect(await start(bytes)).toEqual({ id: right.id, repetido: true });
  });

  it('let a sheet of sales with two columns of one name be read', async () => {
    const seller = await buildSeller(app.database);
    const sold = await buildProduct(app.database, { valorPontos: '7.00' });
    const titles = ['Vendedor', 'Tipo', 'Nota', 'Data', 'Código', 'Código', 'Qtd', 'Valor Unitário'] as const;
    const columns = titles.map((title, position) => ({ key: `c${position}`, title, type: 'text' as const }));
    const row = [seller.cpf, 'N', '10020030', '10/03/2026', 'interno 9', sold.codigo, '2', '10,00'];
    const bytes = await buffer(writeXlsx(columns, [Object.fromEntries(row.map((text, position) => [`c${position}`, text]))]));
    const send = { arquivo: { bytes, fileName: 'vendas.xlsx' } };
    await expect(runAction(rehearseSalesImport, app.contextFor(admin.actor), send)).rejects.toMatchObject({ code: 'SHEET_COLUMN_MISSING' });
    const { cabecalho, colunas } = await headerOf('VENDAS', bytes);
    // Of the two columns with one title, only the second has codes without spaces.
    expect(Object.fromEntries(colunas.map(({ coluna, posicao }) => [coluna, posicao]))).toEqual({
      cpf: 0,
      cnpj: null,
      tipoFiscal: 1,
      identificador: 2,
      realizadoEm: 3,
      codigo: 5,
      qtde: 6,
      valorUnitario: 7,
      valorDesconto: null,
    });
    const known = { tipoFiscal: 1, identificador: 2, realizadoEm: 3, qtde: 6, valorUnitario: 7 };
    await setColumns('VENDAS', cabecalho, { cpf: 0, codigo: 5, ...known });
    expect(await runAction(rehearseSalesImport, app.contextFor(admin.actor), send)).toMatchObject({
      colunasIndicadas: true,
      vendas: 1,
      pontosPrevistos: '14.00',
    });
    await runAction(startSalesImport, app.contextFor(admin.actor), { ...send, enviarMensagem: false });
    await app.runJobs();
    const [posted] = await app.database.read('select total_pontos, total_venda from postings where seller_id = $1', [seller.id]);
    expect(posted).toEqual({ total_pontos: '14.00', total_venda: '20.00' });
  });

  it('are refused when one is unknown, used twice or lacking, and to whom may not send the kind', async () => {
    const { cabecalho } = await headerOf('PRODUTOS', foreign(['x', 'y', '1', '1', '1']));
    await expect(setColumns('PRODUTOS', cabecalho, { ...PLACES, preco: 2 })).rejects.toMatchObject({ code: 'IMPORT_COLUMN_UNKNOWN' });
    await expect(setColumns('PRODUTOS', cabecalho, { ...PLACES, nome: 0 })).rejects.toThrow(
      'Cada coluna do arquivo só pode ser usada uma vez',
    );
    await expect(setColumns('PRODUTOS', cabecalho, { codigo: 0, nome: 1, valorPontos: 4 })).rejects.toThrow(
      'Indique a coluna Valor Unitário',
    );
    await expect(setColumns('PRODUTOS', 'qualquer', PLACES)).rejects.toMatchObject({ code: 'INPUT_INVALID' });
    await expect(setColumns('PRODUTOS', cabecalho, { ...PLACES, nome: -1 })).rejects.toMatchObject({ code: 'INPUT_INVALID' });
    const seesNoContent = await buildStaff(app.database, 0);
    await expect(setColumns('PRODUTOS_CLIENTE', cabecalho, {}, seesNoContent)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await expect(headerOf('PRODUTOS', Buffer.from('\n\n'))).rejects.toMatchObject({ code: 'SHEET_EMPTY' });
  });
});
