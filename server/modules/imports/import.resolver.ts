import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { field, inputType, objectType, optional } from '../../platform/graphql/object-type.ts';
import { readUpload, UploadScalar, type UploadValue } from '../../platform/graphql/upload.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { runQuery } from '../../platform/queries/query.ts';
import type { ReversalReason } from '../../shared/reversal-reason.ts';
import { CausaArg, ObservacaoArg } from '../audiences/index.ts';
import { readImportHeader } from './actions/read-import-header.ts';
import { rehearseImport } from './actions/rehearse-import.ts';
import { rehearseSalesImport } from './actions/rehearse-sales-import.ts';
import { setImportColumns } from './actions/set-import-columns.ts';
import { startImport } from './actions/start-import.ts';
import { startSalesImport } from './actions/start-sales-import.ts';
import { undoImport } from './actions/undo-import.ts';
import type { ImportKind } from './import.rules.ts';
import { importKindSet } from './import-sets.ts';
import { importTemplate } from './import-template.query.ts';
import { importErrorsList, importsList } from './imports.list.ts';

const StartedImport = objectType('StartedImport', 'An accepted spreadsheet.', {
  id: field(IdScalar, 'Id of the import, to follow its progress by.'),
  repetido: field(Boolean, 'Whether the same file had been sent before; the id is that of the first import.'),
});
type StartedImport = InstanceType<typeof StartedImport>;

const RefusedLine = objectType('RefusedLine', 'One error of a spreadsheet line that would be refused.', {
  linha: field(Int, 'As Excel numbers it.'),
  coluna: field(String, 'Title of the column, empty when the line falls with another of its sale.'),
  valor: field(String),
  mensagem: field(String),
});

const SalesRehearsal = objectType('SalesRehearsal', 'What importing a spreadsheet of sales would come to.', {
  linhas: field(Int),
  vendas: field(Int, 'Sales that would be recorded.'),
  validas: field(Int, 'Lines of those sales.'),
  invalidas: field(Int),
  duplicadas: field(Int, 'Of the invalid lines, those recorded before or repeated in the file.'),
  pontosPrevistos: field(DecimalScalar, 'Points that would be credited, after the monthly limit.'),
  importacaoAnterior: optional(IdScalar, 'The import that this very file started before.'),
  colunasIndicadas: field(Boolean, 'Whether the sender had said which column is which (`setImportColumns`).'),
  erros: field([RefusedLine], 'The first 10,000 errors; a line can have several.'),
});
type SalesRehearsal = InstanceType<typeof SalesRehearsal>;

const ImportRehearsal = objectType('ImportRehearsal', 'What importing a spreadsheet of any kind but sales would come to.', {
  linhas: field(Int),
  validas: field(Int, 'Lines that would be written.'),
  invalidas: field(Int),
  novas: field(Int, 'Of the valid lines, those that would make a new row.'),
  alteradas: field(Int, 'Those that would change a row.'),
  iguais: field(Int, 'Those that say what is there already.'),
  importacaoAnterior: optional(IdScalar, 'The import that this very file started before.'),
  colunasIndicadas: field(Boolean, 'Whether the sender had said which column is which (`setImportColumns`).'),
  erros: field([RefusedLine], 'The first 10,000 errors; a line can have several.'),
});
type ImportRehearsal = InstanceType<typeof ImportRehearsal>;

const FileColumn = objectType('FileColumn', 'A column of a file, as it is written there.', {
  posicao: field(Int, 'Counted from 0.'),
  titulo: field(String, 'Its title; empty when it has none.'),
  exemplos: field([String], 'What the first rows hold.'),
});

const UploadColumn = objectType('UploadColumn', 'A column that an upload reads.', {
  coluna: field(String, 'Its name, for `setImportColumns`.'),
  titulo: field(String, 'Its title in the template.'),
  obrigatoria: field(Boolean, 'Whether a file without it is refused.'),
  posicao: optional(Int, 'Where the file has it, from 0; null where neither the file nor the sender tells.'),
  duvida: optional(String, 'Why a suggested position should be checked; null where it is certain or set by the sender.'),
});
type UploadColumn = InstanceType<typeof UploadColumn>;

const ImportHeader = objectType('ImportHeader', 'The columns of a file beside those that an upload reads.', {
  cabecalho: field(String, 'Stands for files with these titles in this order.'),
  titulos: field([FileColumn], 'The columns of the file, in order.'),
  colunas: field([UploadColumn], 'The columns of the upload, in the order of its template.'),
});
type ImportHeader = InstanceType<typeof ImportHeader>;

const ColumnPlace = inputType('ColumnPlace', 'Where a file has one column of an upload.', {
  coluna: field(String, 'Name of the column.'),
  posicao: field(Int, 'Counted from 0.'),
});
type ColumnPlace = InstanceType<typeof ColumnPlace>;

const ImportChoices = inputType('ImportChoices', 'What an upload asks for besides the file.', {
  cnpjRevenda: optional(String, 'CNPJ of the store, for PRODUTOS_LOJA.'),
  ano: optional(Int, 'The year, for HISTORICO.'),
});
type ImportChoices = InstanceType<typeof ImportChoices>;

const SheetTemplate = objectType('SheetTemplate', 'A fill-in spreadsheet.', {
  url: field(String, 'Good for an hour.'),
  fileName: field(String),
});
type SheetTemplate = InstanceType<typeof SheetTemplate>;

@Resolver()
export class ImportResolver {
  @Mutation(() => SalesRehearsal, { description: 'Tries a spreadsheet of sales out and writes nothing.' })
  async rehearseSalesImport(
    @Arg('arquivo', () => UploadScalar, { nullable: true }) arquivo: UploadValue | null,
    @Ctx() ctx: AppContext,
  ): Promise<SalesRehearsal> {
    return runAction(rehearseSalesImport, ctx, { arquivo: await received(arquivo) });
  }

  @Mutation(() => StartedImport, { description: 'Takes a spreadsheet of sales in and imports it in the background.' })
  async startSalesImport(
    @Arg('arquivo', () => UploadScalar, { nullable: true }) arquivo: UploadValue | null,
    @Arg('enviarMensagem', () => Boolean, { defaultValue: true, description: 'Tell each seller by WhatsApp.' }) enviarMensagem: boolean,
    @Ctx() ctx: AppContext,
  ): Promise<StartedImport> {
    return runAction(startSalesImport, ctx, { arquivo: await received(arquivo), enviarMensagem });
  }

  @Mutation(() => ImportRehearsal, { description: 'Tries a spreadsheet of any kind but sales out and writes nothing.' })
  async rehearseImport(
    @Arg('tipo', () => importKindSet) tipo: ImportKind,
    @Arg('arquivo', () => UploadScalar, { nullable: true }) arquivo: UploadValue | null,
    @Arg('escolhas', () => ImportChoices, { defaultValue: {} }) escolhas: ImportChoices,
    @Ctx() ctx: AppContext,
  ): Promise<ImportRehearsal> {
    return runAction(rehearseImport, ctx, { tipo, arquivo: await received(arquivo), escolhas: { ...escolhas } });
  }

  @Mutation(() => StartedImport, { description: 'Takes a spreadsheet of any kind but sales in and imports it in the background.' })
  async startImport(
    @Arg('tipo', () => importKindSet) tipo: ImportKind,
    @Arg('arquivo', () => UploadScalar, { nullable: true }) arquivo: UploadValue | null,
    @Arg('escolhas', () => ImportChoices, { defaultValue: {} }) escolhas: ImportChoices,
    @Ctx() ctx: AppContext,
  ): Promise<StartedImport> {
    return runAction(startImport, ctx, { tipo, arquivo: await received(arquivo), escolhas: { ...escolhas } });
  }

  @Mutation(() => ImportHeader, { description: 'Reads the titles of a spreadsheet, with a few cells of each column; writes nothing.' })
  async readImportHeader(
    @Arg('tipo', () => importKindSet) tipo: ImportKind,
    @Arg('arquivo', () => UploadScalar, { nullable: true }) arquivo: UploadValue | null,
    @Ctx() ctx: AppContext,
  ): Promise<ImportHeader> {
    return runAction(readImportHeader, ctx, { tipo, arquivo: await received(arquivo) });
  }

  @Mutation(() => [UploadColumn], {
    description: 'Says which column is which in files with one header, for the uploads of whoever says so.',
  })
  setImportColumns(
    @Arg('tipo', () => importKindSet) tipo: ImportKind,
    @Arg('cabecalho', () => String, { description: 'Stands for the header, as `readImportHeader` says.' }) cabecalho: string,
    @Arg('colunas', () => [ColumnPlace], { description: 'Where each column is; one that is left out is not in the file.' })
    colunas: ColumnPlace[],
    @Ctx() ctx: AppContext,
  ): Promise<UploadColumn[]> {
    return runAction(setImportColumns, ctx, { tipo, cabecalho, colunas: colunas.map((place) => ({ ...place })) });
  }

  @Mutation(() => Changed, { description: 'Undoes an import of the last seven days on which nothing was built.' })
  undoImport(
    @Arg('id', () => IdScalar) id: number,
    @CausaArg() causa: ReversalReason | undefined,
    @ObservacaoArg() observacao: string | undefined,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return runAction(undoImport, ctx, { id, causa, observacao });
  }

  @Query(() => SheetTemplate, { description: 'The template of an upload.' })
  importTemplate(@Arg('tipo', () => importKindSet) tipo: ImportKind, @Ctx() ctx: AppContext): Promise<SheetTemplate> {
    return runQuery(importTemplate, ctx, { tipo });
  }
}

const received = async (upload: UploadValue | null | undefined) => (upload ? readUpload(upload) : undefined);

export const { resolver: ImportsListResolver } = listDoor(importsList, { single: 'import' });
export const { resolver: ImportErrorsListResolver } = listDoor(importErrorsList);
