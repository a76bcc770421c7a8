import { mayDo } from '../../platform/actor.ts';
import type { AppContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import { addMonthsClamped, lastDayOfMonth } from '../../shared/dates.ts';
import { networkMonthRules, networkToRead, type ReportState, reportKinds, reportStatesQuery } from '../reports/index.ts';
import { countItems, type MonthCloseItem } from './count-items.ts';
import type { CloseMonth } from './month-close.rules.ts';

/** Open items and reports of a month that is being closed. */
export interface MonthClose {
  /** First day. */
  de: string;
  /** Last day. */
  ate: string;
  itens: MonthCloseItem[];
  /** Reports that the actor may read. */
  relatorios: ReportState[];
}

/** A month and network as the user names them. */
export interface AskedMonth {
  rede?: string | null | undefined;
  ano: number;
  mes: number;
}

/** The days of a month and the id of its network. Refuses: REPORT_NETWORK_UNKNOWN, REPORT_MONTH_AHEAD. */
export async function closeMonth(ctx: AppContext, { rede, ano, mes }: AskedMonth): Promise<CloseMonth> {
  const de = `${ano}-${String(mes).padStart(2, '0')}-01`;
  if (de > ctx.clock.today()) throw new AppError('REPORT_MONTH_AHEAD');
  const networkId = rede && rede !== 'Todas' ? await networkToRead(ctx, rede) : null;
  return { de, ate: lastDayOfMonth(de), seguinte: addMonthsClamped(de, 1), networkId };
}

/** The reports of a month that the actor may read. */
export async function reportsOf(ctx: AppContext, { ano, mes }: AskedMonth): Promise<ReportState[]> {
  const states = await reportStatesQuery.read(ctx, { ano, mes });
  return states.filter(({ tipo }) => mayDo(ctx.actor, reportKinds[tipo].permission));
}

/** Fechamento do mês: every item and report that the actor may read, under the scope of each list. Refuses as `closeMonth`. */
export const monthCloseQuery = defineQuery({
  name: 'monthClose',
  permission: 'monthClose:read',
  input: networkMonthRules,
  read: async (ctx, asked): Promise<MonthClose> => {
    const month = await closeMonth(ctx, asked);
    const [itens, relatorios] = await Promise.all([countItems(ctx, month), reportsOf(ctx, asked)]);
    return { de: month.de, ate: month.ate, itens, relatorios };
  },
});
