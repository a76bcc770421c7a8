import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, Field, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { ListOptionsInput, listDoor } from '../../platform/lists/list-door.ts';
import { exportList } from './export-list.ts';
import { exportFormatSet, exportScopeSet } from './export-sets.ts';
import { myExportsList } from './exports.list.ts';

@InputType({ description: 'What to take out of a list: its name, and the options and filter it is read with.' })
class ExportListInput {
  @Field(() => String, { description: "The list's query, e.g. 'networks'." })
  list!: string;
  @Field(() => exportFormatSet)
  format!: keyof typeof exportFormatSet;
  @Field(() => exportScopeSet)
  scope!: keyof typeof exportScopeSet;
  @Field(() => ListOptionsInput, { nullable: true })
  options?: ListOptionsInput;
  @Field(() => GraphQLJSONObject, { nullable: true })
  filter?: Record<string, unknown>;
}

@ObjectType({ description: 'A download, or a large export that is being made.', simpleResolvers: true })
class ExportDownload {
  @Field(() => String, { nullable: true, description: 'Good for five minutes; null when the file is made in the background.' })
  url!: string | null;
  @Field(() => IdScalar, { nullable: true, description: 'Id of the large export, to follow its progress by (myExport).' })
  exportId!: number | null;
  @Field(() => String)
  fileName!: string;
}

@Resolver()
export class ExportResolver {
  @Mutation(() => ExportDownload, { description: 'Prepares the download of a list as a spreadsheet.' })
  exportList(@Arg('input', () => ExportListInput) input: ExportListInput, @Ctx() ctx: AppContext): Promise<ExportDownload> {
    return runAction(exportList, ctx, { ...input, options: input.options && { ...input.options } });
  }
}

export const { resolver: MyExportsListResolver } = listDoor(myExportsList, { single: 'myExport' });
