import { defineAction } from '../../platform/actions/action.ts';
import { formatDateTime, toSaoPauloDate } from '../../shared/dates.ts';
import { queueExport } from '../exports/index.ts';
import { networkMonthRules } from '../reports/index.ts';
import { summaryRows } from './close-summary.ts';
import { MONTH_CLOSE } from './month-close.archive.ts';
import { closeMonth, monthCloseQuery } from './month-close.query.ts';

/** Requests the month's close as a ZIP. A job writes it with the user's rights at that time; it stays among the exports for a week. */
export const exportMonthClose = defineAction({
  name: 'exportMonthClose',
  title: 'Exportação do fechamento do mês',
  permission: 'monthClose:export',
  refuses: ['REPORT_NETWORK_UNKNOWN', 'REPORT_MONTH_AHEAD'],
  input: networkMonthRules,
  handler: async (ctx, asked) => {
    const { de, networkId } = await closeMonth(ctx, asked);
    const close = await monthCloseQuery.read(ctx, asked);
    const now = ctx.clock.now();
    const time = `${toSaoPauloDate(now)}${formatDateTime(now).slice(-8)}`.replace(/\D/g, '');
    const fileName = `fechamento_${de.slice(0, 7)}${networkId === null ? '' : `_rede-${networkId}`}_${time}.zip`;
    // The reports' rows are not counted: the progress ends early rather than reading every report twice.
    const total = summaryRows(close).length + close.itens.reduce((sum, item) => sum + (item.total ?? 0), 0);
    const filter = { ano: asked.ano, mes: asked.mes, ...(networkId === null ? {} : { rede: String(networkId) }) };
    ctx.logAs(filter);
    const exportId = await queueExport(ctx, {
      list: MONTH_CLOSE,
      format: 'ZIP',
      request: { scope: 'ALL', options: {}, filter },
      fileName,
      total,
    });
    return { exportId, fileName };
  },
});
