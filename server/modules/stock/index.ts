import { Purchase, StockAlert, StockCount, StockRelease } from './stock.entity.ts';
import { StockResolver } from './stock.resolver.ts';

export { lockStock } from './lock-stock.ts';
export { networksUnderAlert, writeStockAlerts } from './refresh-stock-alerts.ts';
export { saleSumTruths } from './sale-sum-truths.ts';
export { refreshSaleSums } from './sale-sums.ts';
export { Purchase, StockAlert, StockCount, StockRelease } from './stock.entity.ts';
export { stockAvailable } from './stock-balance.ts';
export { boughtOfCodeQuery, soldOfCodeQuery } from './till-balance.ts';

export const entities = [Purchase, StockAlert, StockCount, StockRelease];
export const resolvers = [StockResolver];
