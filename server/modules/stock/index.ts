export { Purchase, StockCount, StockRelease } from './stock.entity.ts';
