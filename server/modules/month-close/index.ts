import { MonthCloseResolver } from './month-close.resolver.ts';

export const resolvers = [MonthCloseResolver];
