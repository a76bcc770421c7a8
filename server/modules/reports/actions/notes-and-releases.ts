import { defineAction } from '../../../platform/actions/action.ts';
import { writeStockAlerts } from '../../stock/index.ts';
import { antifraudNoteRules, measurementNoteRules, releaseRules } from '../report.rules.ts';
import { networkToChange, requireProduct } from '../report-scope.ts';

const staffOf = (actor: { kind: string; id?: number }) => (actor.kind === 'staff' ? (actor.id ?? null) : null);

/** Writes a note on a product of a network. Refuses: REPORT_NETWORK_UNKNOWN, REPORT_PRODUCT_UNKNOWN. */
export const setAntifraudNote = defineAction({
  name: 'setAntifraudNote',
  formerly: 'noteAntifraud',
  title: 'Observação de antifraude',
  permission: 'antifraud:edit',
  input: antifraudNoteRules,
  handler: async (ctx, { rede, codProduto, observacao }) => {
    const networkId = await networkToChange(ctx, rede);
    const productId = await requireProduct(ctx.sql, codProduto);
    const [note] = await ctx.sql<{ id: number }>(
      'insert into report_notes (network_id, product_id, observacao, staff_user_id, criado_em) values ($1, $2, $3, $4, $5) returning id',
      [networkId, productId, observacao, staffOf(ctx.actor), ctx.clock.now()],
    );
    return { id: note!.id };
  },
});

/** Allows a network units beyond its purchases and updates its rows and alert. Refuses: REPORT_NETWORK_UNKNOWN, REPORT_PRODUCT_UNKNOWN. */
export const releaseAntifraud = defineAction({
  name: 'releaseAntifraud',
  title: 'Liberação de antifraude',
  permission: 'antifraud:edit',
  input: releaseRules,
  handler: async (ctx, { rede, codProduto, quantidade }) => {
    const networkId = await networkToChange(ctx, rede);
    const productId = await requireProduct(ctx.sql, codProduto);
    const [release] = await ctx.sql<{ id: number }>(
      'insert into stock_releases (network_id, product_id, quantidade, staff_user_id, criado_em) values ($1, $2, $3, $4, $5) returning id',
      [networkId, productId, quantidade, staffOf(ctx.actor), ctx.clock.now()],
    );
    await writeStockAlerts(ctx.sql, ctx.clock.now(), [networkId]);
    return { id: release!.id };
  },
});

/** Writes a note on a network (Mensuração). Refuses: REPORT_NETWORK_UNKNOWN. */
export const setMeasurementNote = defineAction({
  name: 'setMeasurementNote',
  formerly: 'noteMeasurement',
  title: 'Observação de mensuração',
  permission: 'measurement:note',
  input: measurementNoteRules,
  handler: async (ctx, { rede, obs }) => {
    const networkId = await networkToChange(ctx, rede);
    const [note] = await ctx.sql<{ id: number }>(
      'insert into report_notes (network_id, observacao, staff_user_id, criado_em) values ($1, $2, $3, $4) returning id',
      [networkId, obs, staffOf(ctx.actor), ctx.clock.now()],
    );
    return { id: note!.id };
  },
});
