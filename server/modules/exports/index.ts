export { exportAnswer } from './export-answer.ts';
export { exportList } from './export-list.ts';
export { exportsRouter } from './exports-router.ts';
