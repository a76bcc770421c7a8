import { defineEntity, p } from '@mikro-orm/postgresql';
import { amount, createdAt, id } from '../../platform/db/columns.ts';
import { Network } from '../networks/index.ts';
import { Product } from '../products/index.ts';
import { StaffUser } from '../staff/index.ts';
import { Store } from '../stores/index.ts';

/** What the industry sold to a network: the purchases that limit scored sales (domain rules §4.8). */
export const Purchase = defineEntity({
  name: 'Purchase',
  tableName: 'purchases',
  properties: {
    id: id(),
    network: () => p.manyToOne(Network).deleteRule('restrict'),
    store: () => p.manyToOne(Store).index().nullable().deleteRule('restrict'),
    product: () => p.manyToOne(Product).index().deleteRule('restrict'),
    dataPedido: p.date(),
    qtde: amount(),
    valorUnitario: amount(),
    importId: p.integer().nullable(),
    criadoEm: createdAt(),
  },
  indexes: [{ properties: ['network', 'product', 'dataPedido'] }],
});

/** A stock count (Insert Stock): the balance of a product in a network at the end of a day. */
export const StockCount = defineEntity({
  name: 'StockCount',
  tableName: 'stock_counts',
  properties: {
    id: id(),
    network: () => p.manyToOne(Network).deleteRule('restrict'),
    product: () => p.manyToOne(Product).index().deleteRule('restrict'),
    data: p.date(),
    saldo: amount(),
    staffUser: () => p.manyToOne(StaffUser).index().nullable().deleteRule('restrict'),
    criadoEm: createdAt(),
  },
  indexes: [{ properties: ['network', 'product', 'data'] }],
});

/** Units staff allow beyond the purchases (Liberação); negative to correct. */
export const StockRelease = defineEntity({
  name: 'StockRelease',
  tableName: 'stock_releases',
  properties: {
    id: id(),
    network: () => p.manyToOne(Network).deleteRule('restrict'),
    product: () => p.manyToOne(Product).index().deleteRule('restrict'),
    quantidade: amount(),
    staffUser: () => p.manyToOne(StaffUser).index().nullable().deleteRule('restrict'),
    criadoEm: createdAt(),
  },
  indexes: [{ properties: ['network', 'product'] }],
});

/** A network where more of some product was scored than could exist (anti-fraud, §4.8); rewritten by the refresh job. */
export const StockAlert = defineEntity({
  name: 'StockAlert',
  tableName: 'stock_alerts',
  properties: {
    id: id(),
    network: () => p.manyToOne(Network).unique().deleteRule('cascade'),
    /** Number of products over the limit. */
    produtos: p.integer(),
    atualizadoEm: createdAt(),
  },
});
