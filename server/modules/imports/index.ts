import { Import, ImportError, ImportLayout } from './import.entity.ts';
import { ImportErrorsListResolver, ImportResolver, ImportsListResolver } from './import.resolver.ts';

import './jobs/process-import.job.ts';

export { rehearseImport } from './actions/rehearse-import.ts';
export { rehearseSalesImport } from './actions/rehearse-sales-import.ts';
export { startImport } from './actions/start-import.ts';
export { startSalesImport } from './actions/start-sales-import.ts';
export { importErrorTexts } from './engine/error-texts.ts';
export { processImport } from './engine/process-import.ts';
export { Import, ImportError } from './import.entity.ts';
export { importErrorsList, importsList } from './imports.list.ts';
export { processSalesImport } from './sales-import.ts';

export const entities = [Import, ImportError, ImportLayout];
export const resolvers = [ImportErrorsListResolver, ImportResolver, ImportsListResolver];
