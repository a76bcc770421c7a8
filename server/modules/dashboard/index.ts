export { dashboardQuery } from './dashboard.query.ts';
