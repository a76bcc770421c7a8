export { lockStock } from './lock-stock.ts';
export { networksUnderAlert, refreshStockAlertsJob, writeStockAlerts } from './refresh-stock-alerts.ts';
export { Purchase, StockAlert, StockCount, StockRelease } from './stock.entity.ts';
export { type StockBalance, stockAvailable } from './stock-balance.ts';
export { boughtOfCodeQuery, soldOfCodeQuery, storeProductBalanceQuery } from './till-balance.ts';
