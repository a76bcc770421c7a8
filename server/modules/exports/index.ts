import { Export } from './export.entity.ts';
import { ExportResolver, MyExportsListResolver } from './export.resolver.ts';

export { Export } from './export.entity.ts';
export { csvAnswer, exportAnswer } from './export-answer.ts';
export { exportList } from './export-list.ts';
export { exportsRouter } from './exports-router.ts';

import './make-export.ts';
import './remove-expired-exports.ts';

export const entities = [Export];
export const resolvers = [ExportResolver, MyExportsListResolver];
