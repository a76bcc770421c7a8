import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { DecimalScalar } from '../../platform/graphql/decimal.ts';
import { readUpload, UploadScalar, type UploadValue } from '../../platform/graphql/upload.ts';
import { listDoor } from '../../platform/lists/list-door.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { rehearseSalesImport } from './actions/rehearse-sales-import.ts';
import { startSalesImport } from './actions/start-sales-import.ts';
import { importErrorsList, importsList } from './imports.list.ts';
import { salesImportTemplate } from './sales-template.query.ts';

@ObjectType({ description: 'An accepted spreadsheet.' })
class StartedImport {
  @Field(() => Int, { description: 'Id of the import, to follow its progress by.' })
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
  @Field(() => Int, { nullable: true, description: 'The import that this very file started before.' })
  importacaoAnterior?: number | null;
  @Field(() => [RefusedLine], { description: 'The first 200 refused lines.' })
  erros!: RefusedLine[];
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

  @Query(() => SheetTemplate, { description: 'The template of the upload of sales.' })
  salesImportTemplate(@Ctx() ctx: AppContext): Promise<SheetTemplate> {
    return runQuery(salesImportTemplate, ctx, {});
  }
}

const received = async (upload: UploadValue | null | undefined) => (upload ? readUpload(upload) : undefined);

export const { resolver: ImportsListResolver } = listDoor(importsList, { single: 'salesImport' });
export const { resolver: ImportErrorsListResolver } = listDoor(importErrorsList);
