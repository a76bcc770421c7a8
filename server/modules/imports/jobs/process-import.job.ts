import { PROCESS_IMPORT } from '../actions/start-import.ts';
import { PROCESS_SALES_IMPORT } from '../actions/start-sales-import.ts';
import { defineImportJob } from '../engine/import-job.ts';
import { processImport } from '../engine/process-import.ts';
import { processSalesImport } from '../sales-import.ts';

defineImportJob(PROCESS_IMPORT, processImport);
defineImportJob(PROCESS_SALES_IMPORT, processSalesImport);
