import { mayDo } from '../../platform/actor.ts';
import type { AppContext } from '../../platform/context.ts';
import type { List } from '../../platform/lists/list.ts';
import { type ListTotal, listTotal } from '../../platform/lists/list-total.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { sum } from '../../shared/money.ts';
import { consumerRedemptionsList } from '../cashback/index.ts';
import { contestsList } from '../contests/index.ts';
import { expiredCashbackList, expiredPointsList } from '../expiry/index.ts';
import { countSalesToCorrect, pendingCashbackList, pendingSubmissionsList } from '../postings/index.ts';
import { liabilityQuery } from '../reports/index.ts';
import { heldActionsList } from '../second-person/index.ts';
import { CLOSE_ITEMS, type CloseItem, type CloseMonth, closeItemRow } from './month-close.rules.ts';

/** Number of one item of the close. */
export interface MonthCloseItem {
  item: CloseItem;
  /** Rows of the list under the item's filter; null for an amount from a report that was never generated. */
  total: number | null;
  /** Their points or BRL as decimal text; null for items without an amount. */
  valor: string | null;
}

interface Source {
  list: List;
  /** Column with the amount. */
  summed?: string;
}

const payouts: Source = { list: consumerRedemptionsList, summed: 'pontosGastos' };

/** Lists behind the items; the two others have a query of their own. */
export const itemLists: Partial<Record<CloseItem, Source>> = {
  NOTAS_VENDEDORES: { list: pendingSubmissionsList },
  NOTAS_CONSUMIDORES: { list: pendingCashbackList },
  SEGUNDA_APROVACAO: { list: heldActionsList },
  CONTESTACOES: { list: contestsList },
  PONTOS_VENCIDOS: { list: expiredPointsList, summed: 'valor' },
  CASHBACK_VENCIDO: { list: expiredCashbackList, summed: 'valor' },
  PAGAMENTOS_SOLICITADOS: payouts,
  PAGAMENTOS_APROVADOS: payouts,
  PAGAMENTOS_EM_LOTE: payouts,
  PAGAMENTOS_EM_TRANSITO: payouts,
  PAGAMENTOS_EM_ESTORNO: payouts,
};

/** The items of a month that the actor may read, each counted by its list, under the filter of its link. */
export const countItems = (ctx: AppContext, month: CloseMonth): Promise<MonthCloseItem[]> =>
  Promise.all(
    CLOSE_ITEMS.filter((item) => mayDo(ctx.actor, closeItemRow(item).permission)).map(async (item) => ({
      item,
      ...(await countItem(ctx, item, month)),
    })),
  );

function countItem(ctx: AppContext, item: CloseItem, month: CloseMonth): Promise<Pick<MonthCloseItem, 'total' | 'valor'>> {
  const source = itemLists[item];
  if (source) return listTotal(source.list, ctx, closeItemRow(item).filter(month), source.summed);
  return item === 'CORRECOES' ? countCorrections(ctx, month) : readNextExpiry(ctx, month);
}

async function countCorrections(ctx: AppContext, { de, ate, networkId }: CloseMonth): Promise<ListTotal> {
  return { total: await countSalesToCorrect(ctx, { de, ate, networkId: networkId === null ? null : Number(networkId) }), valor: null };
}

/** BRL of points and cashback that expire in the next month, from Passivo e quebra: counting lots would read the whole ledger. */
async function readNextExpiry(ctx: AppContext, { de, seguinte, networkId }: CloseMonth): Promise<Pick<MonthCloseItem, 'total' | 'valor'>> {
  const rede = networkId === null ? null : String(networkId);
  const liability = await runQuery(liabilityQuery, ctx, { rede, ano: de.slice(0, 4), mes: Number(de.slice(5, 7)) });
  const next = liability?.vencimentos.find(({ mes }) => mes === seguinte);
  if (!next) return { total: null, valor: null };
  return { total: null, valor: sum([next.pontosReais, next.cashback]) };
}
