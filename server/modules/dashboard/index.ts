import { DashboardResolver } from './dashboard.resolver.ts';

export { dashboardQuery } from './dashboard.query.ts';

export const resolvers = [DashboardResolver];
