export { Export } from './export.entity.ts';
export { csvAnswer, exportAnswer } from './export-answer.ts';
export { exportList } from './export-list.ts';
export { exportsRouter } from './exports-router.ts';

import './make-export.ts';
import './remove-expired-exports.ts';
