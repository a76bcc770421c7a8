import type { ActionContext } from '../../platform/context.ts';
import { exceedsDay } from '../second-person/index.ts';
import { holdImport } from './actions/release-import.ts';
import { type SalesFile, salesFileNeed } from './sales-file-need.ts';

/**
 * Keeps a staged sales file for a second person when one of its sales is above the limits of a single sale, or all of it above what one
 * person gives in a day (docs/adr/0025). True when it waits.
 */
export async function limitSalesFile(ctx: ActionContext, file: SalesFile): Promise<boolean> {
  const { need, points, reais, isAbove } = await salesFileNeed(ctx, file);
  // A file that waits for two people counts into nobody's day.
  const isAboveDay = !isAbove && (await exceedsDay(ctx, { pontos: points, reais }));
  if (!isAbove && !isAboveDay) return false;
  await holdImport(ctx, { id: file.id, tipo: 'VENDAS' }, isAboveDay ? { ...need, motivo: 'TETO' } : need);
  return true;
}
