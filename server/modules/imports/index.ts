import './jobs/process-sales-import.job.ts';

export { rehearseSalesImport } from './actions/rehearse-sales-import.ts';
export { startSalesImport } from './actions/start-sales-import.ts';
export { Import, ImportError } from './import.entity.ts';
export { importErrorsList, importsList } from './imports.list.ts';
export { processSalesImport } from './sales-import.ts';
