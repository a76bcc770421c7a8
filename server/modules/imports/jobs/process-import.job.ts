import { PROCESS_IMPORT, PROCESS_SALES_IMPORT } from '../actions/release-import.ts';
import { UNDO_SALES_IMPORT } from '../actions/undo-import.ts';
import { defineImportJob } from '../engine/import-job.ts';
import { processImport } from '../engine/process-import.ts';
import { undoSalesImport } from '../engine/undo-sales.ts';
import { processSalesImport } from '../sales-import.ts';

defineImportJob(PROCESS_IMPORT, processImport);
defineImportJob(PROCESS_SALES_IMPORT, processSalesImport);
defineImportJob(UNDO_SALES_IMPORT, undoSalesImport, 'undoing');
