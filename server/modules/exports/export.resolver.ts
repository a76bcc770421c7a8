import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { field, inputType, objectType, optional } from '../../platform/graphql/object-type.ts';
import { ListOptionsInput, listDoor } from '../../platform/lists/list-door.ts';
import { exportList } from './export-list.ts';
import { exportFormatSet, exportScopeSet } from './export-sets.ts';
import { myExportsList } from './exports.list.ts';

const ExportListInput = inputType('ExportListInput', 'What to take out of a list: its name, and the options and filter it is read with.', {
  list: field(String, "The list's query, e.g. 'networks'."),
  format: field(exportFormatSet),
  scope: field(exportScopeSet),
  options: optional(ListOptionsInput),
  filter: optional(GraphQLJSONObject, 'Filters of the list, as its query takes them. JSON, because each list has its own filter type.'),
});
type ExportListInput = InstanceType<typeof ExportListInput>;

const ExportDownload = objectType('ExportDownload', 'A download, or a large export that is being made.', {
  url: optional(String, 'Good for five minutes; null when the file is made in the background.'),
  exportId: optional(IdScalar, 'Id of the large export, to follow its progress by (myExport).'),
  fileName: field(String),
});
type ExportDownload = InstanceType<typeof ExportDownload>;

@Resolver()
export class ExportResolver {
  @Mutation(() => ExportDownload, { description: 'Prepares the download of a list as a spreadsheet.' })
  exportList(@Arg('input', () => ExportListInput) input: ExportListInput, @Ctx() ctx: AppContext): Promise<ExportDownload> {
    return runAction(exportList, ctx, { ...input, options: input.options && { ...input.options } });
  }
}

export const { resolver: MyExportsListResolver } = listDoor(myExportsList, { single: 'myExport' });
