import { Arg, Ctx, Field, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { Changed } from '../../platform/graphql/changed.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { readUpload, UploadScalar, type UploadValue } from '../../platform/graphql/upload.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { runQuery } from '../../platform/queries/query.ts';
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

@ObjectType({ description: 'An accepted spreadsheet.' })
class StartedImport {
  @Field(() => IdScalar, { description: 'Id of the import, to follow its progress by.' })
  id!: number;
  @Field(() => Boolean, { description: 'Whether the same file had been sent before; the id is that of the first import.' })
  repetido!: boolean;
}

@ObjectType({ description: 'One line of a spreadsheet that would be refused.' })
class RefusedLine {
  @Field(() => Int, { description: 'As Excel numbers it.' })
  linha!: number;
  @Field(() => String, { description: 'Title of the column, empty when the line falls with another of its sale.' })
  coluna!: string;
  @Field(() => String)
  valor!: string;
  @Field(() => String)
  mensagem!: string;
}

@ObjectType({ description: 'What importing a spreadsheet of sales would come to.' })
class SalesRehearsal {
  @Field(() => Int)
  linhas!: number;
  @Field(() => Int, { description: 'Sales that would be recorded.' })
  vendas!: number;
  @Field(() => Int, { description: 'Lines of those sales.' })
  validas!: number;
  @Field(() => Int)
  invalidas!: number;
  @Field(() => Int, { description: 'Of the invalid lines, those recorded before or repeated in the file.' })
  duplicadas!: number;
  @Field(() => DecimalScalar, { description: 'Points that would be credited, after the monthly limit.' })
  pontosPrevistos!: string;
  @Field(() => IdScalar, { nullable: true, description: 'The import that this very file started before.' })
  importacaoAnterior?: number | null;
  @Field(() => Boolean, { description: 'Whether the sender had said which column is which (`setImportColumns`).' })
  colunasIndicadas!: boolean;
  @Field(() => [RefusedLine], { description: 'The first 10,000 refused lines.' })
  erros!: RefusedLine[];
}

@ObjectType({ description: 'What importing a spreadsheet of any kind but sales would come to.' })
class ImportRehearsal {
  @Field(() => Int)
  linhas!: number;
  @Field(() => Int, { description: 'Lines that would be written.' })
  validas!: number;
  @Field(() => Int)
  invalidas!: number;
  @Field(() => Int, { description: 'Of the valid lines, those that would make a new row.' })
  novas!: number;
  @Field(() => Int, { description: 'Those that would change a row.' })
  alteradas!: number;
  @Field(() => Int, { description: 'Those that say what is there already.' })
  iguais!: number;
  @Field(() => IdScalar, { nullable: true, description: 'The import that this very file started before.' })
  importacaoAnterior?: number | null;
  @Field(() => Boolean, { description: 'Whether the sender had said which column is which (`setImportColumns`).' })
  colunasIndicadas!: boolean;
  @Field(() => [RefusedLine], { description: 'The first 10,000 refused lines.' })
  erros!: RefusedLine[];
}

@ObjectType({ description: 'A column of a file, as it is written there.' })
class FileColumn {
  @Field(() => Int, { description: 'Counted from 0.' })
  posicao!: number;
  @Field(() => String, { description: 'Its title; empty when it has none.' })
  titulo!: string;
  @Field(() => [String], { description: 'What the first rows hold.' })
  exemplos!: string[];
}

@ObjectType({ description: 'A column that an upload reads.' })
class UploadColumn {
  @Field(() => String, { description: 'Its name, for `setImportColumns`.' })
  coluna!: string;
  @Field(() => String, { description: 'Its title in the template.' })
  titulo!: string;
  @Field(() => Boolean, { description: 'Whether a file without it is refused.' })
  obrigatoria!: boolean;
  @Field(() => Int, { nullable: true, description: 'Where the file has it, from 0; null where neither its titles nor the sender say.' })
  posicao?: number | null;
}

@ObjectType({ description: 'The columns of a file beside those that an upload reads.' })
class ImportHeader {
  @Field(() => String, { description: 'Stands for files with these titles in this order.' })
  cabecalho!: string;
  @Field(() => [FileColumn], { description: 'The columns of the file, in order.' })
  titulos!: FileColumn[];
  @Field(() => [UploadColumn], { description: 'The columns of the upload, in the order of its template.' })
  colunas!: UploadColumn[];
}

@InputType({ description: 'Where a file has one column of an upload.' })
class ColumnPlace {
  @Field(() => String, { description: 'Name of the column.' })
  coluna!: string;
  @Field(() => Int, { description: 'Counted from 0.' })
  posicao!: number;
}

@InputType({ description: 'What an upload asks for besides the file.' })
class ImportChoices {
  @Field(() => String, { nullable: true, description: 'CNPJ of the store, for PRODUTOS_LOJA.' })
  cnpjRevenda?: string;
  @Field(() => Int, { nullable: true, description: 'The year, for HISTORICO.' })
  ano?: number;
}

@ObjectType({ description: 'A fill-in spreadsheet.' })
class SheetTemplate {
  @Field(() => String, { description: 'Good for an hour.' })
  url!: string;
  @Field(() => String)
  fileName!: string;
}

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
  undoImport(@Arg('id', () => IdScalar) id: number, @Ctx() ctx: AppContext): Promise<Changed> {
    return runAction(undoImport, ctx, { id });
  }

  @Query(() => SheetTemplate, { description: 'The template of an upload.' })
  importTemplate(@Arg('tipo', () => importKindSet) tipo: ImportKind, @Ctx() ctx: AppContext): Promise<SheetTemplate> {
    return runQuery(importTemplate, ctx, { tipo });
  }
}

const received = async (upload: UploadValue | null | undefined) => (upload ? readUpload(upload) : undefined);

export const { resolver: ImportsListResolver } = listDoor(importsList, { single: 'import' });
export const { resolver: ImportErrorsListResolver } = listDoor(importErrorsList);
