import type { AppContext } from '../../platform/context.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import { networkProductRules, networkRules } from './report.rules.ts';
import { networkToRead, requireProduct } from './report-scope.ts';

/** One earlier note, release or stock count: who, when and what; newest first. */
export interface ReportLogEntry {
  id: number;
  nome: string;
  criadoEm: Date;
  observacao?: string;
  /** Decimal text. */
  quantidade?: string;
  /** Decimal text. */
  saldo?: string;
  /** 'YYYY-MM-DD'. */
  data?: string;
}

const READ = (table: string, columns: string, condition: string) =>
  `select x.id, coalesce(u.nome, 'Sistema') as nome, x.criado_em as "criadoEm", ${columns}
   from ${table} x left join staff_users u on u.id = x.staff_user_id where x.network_id = $1 and ${condition} order by x.criado_em desc, x.id desc`;

async function ofProduct(ctx: AppContext, { rede, codProduto }: { rede: string; codProduto: string }, table: string, columns: string) {
  const networkId = await networkToRead(ctx, rede);
  const productId = await requireProduct(ctx.read, codProduto);
  return ctx.read<ReportLogEntry>(READ(table, columns, 'x.product_id = $2'), [networkId, productId]);
}

/** Notes on a product of a network. Refuses: REPORT_NETWORK_UNKNOWN, REPORT_PRODUCT_UNKNOWN. */
export const antifraudNotesQuery = defineQuery({
  name: 'antifraudNotes',
  permission: 'antifraud:read',
  input: networkProductRules,
  read: (ctx, input) => ofProduct(ctx, input, 'report_notes', 'x.observacao'),
});

/** Releases of a product of a network. Refuses: REPORT_NETWORK_UNKNOWN, REPORT_PRODUCT_UNKNOWN. */
export const antifraudReleasesQuery = defineQuery({
  name: 'antifraudReleases',
  permission: 'antifraud:read',
  input: networkProductRules,
  read: (ctx, input) => ofProduct(ctx, input, 'stock_releases', 'x.quantidade'),
});

/** Stock counts of a product of a network. Refuses: REPORT_NETWORK_UNKNOWN, REPORT_PRODUCT_UNKNOWN. */
export const stockCountsQuery = defineQuery({
  name: 'stockCounts',
  permission: 'stock:read',
  input: networkProductRules,
  read: (ctx, input) => ofProduct(ctx, input, 'stock_counts', 'x.saldo, x.data'),
});

/** Notes on a network. Refuses: REPORT_NETWORK_UNKNOWN. */
export const measurementNotesQuery = defineQuery({
  name: 'measurementNotes',
  permission: 'measurement:read',
  input: networkRules,
  read: async (ctx, { rede }) =>
    ctx.read<ReportLogEntry>(READ('report_notes', 'x.observacao', 'x.product_id is null'), [await networkToRead(ctx, rede)]),
});
