import { Export } from './export.entity.ts';
import { ExportResolver, MyExportsListResolver } from './export.resolver.ts';

export { defineArchive } from './archive.ts';
export { Export } from './export.entity.ts';
export { csvAnswer, exportAnswer } from './export-answer.ts';
export { exportList } from './export-list.ts';
export { exportsRouter } from './exports-router.ts';
export { queueExport } from './queue-export.ts';

import './make-export.ts';
import './remove-expired-exports.ts';

export const entities = [Export];
export const resolvers = [ExportResolver, MyExportsListResolver];
