import { defineAction } from '../../../platform/actions/action.ts';
import type { ActionContext } from '../../../platform/context.ts';
import { formatDecimal } from '../../../shared/format.ts';
import { compare } from '../../../shared/money.ts';
import { isPositive } from '../../../shared/sign.ts';
import { readReviewSettings } from '../../second-person/index.ts';
import { writeStockAlerts } from '../../stock/index.ts';
import { antifraudNoteRules, measurementNoteRules, releaseRules } from '../report.rules.ts';
import { networkName, networkToChange, requireProduct } from '../report-scope.ts';

const staffOf = (actor: { kind: string; id?: number }) => (actor.kind === 'staff' ? (actor.id ?? null) : null);

/** Writes a note on a product of a network. */
export const setAntifraudNote = defineAction({
  name: 'setAntifraudNote',
  title: 'Observação de antifraude',
  permission: 'antifraud:edit',
  refuses: ['REPORT_NETWORK_UNKNOWN', 'REPORT_PRODUCT_UNKNOWN'],
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

/**
 * Allows a network units beyond its purchases and updates its rows and alert. What one person releases in a day for a product is limited.
 */
export const releaseAntifraud = defineAction({
  name: 'releaseAntifraud',
  title: 'Liberação de antifraude',
  permission: 'antifraud:edit',
  refuses: ['REPORT_NETWORK_UNKNOWN', 'REPORT_PRODUCT_UNKNOWN'],
  input: releaseRules,
  mayNeedSecondPerson: true,
  handler: async (ctx, { rede, codProduto, quantidade }) => {
    const networkId = await networkToChange(ctx, rede);
    const productId = await requireProduct(ctx.sql, codProduto);
    const [release] = await ctx.sql<{ id: number }>(
      'insert into stock_releases (network_id, product_id, quantidade, staff_user_id, criado_em) values ($1, $2, $3, $4, $5) returning id',
      [networkId, productId, quantidade, staffOf(ctx.actor), ctx.clock.now()],
    );
    await writeStockAlerts(ctx.sql, ctx.clock.now(), [networkId]);
    const isMuch = isPositive(quantidade) && (await releasesMuch(ctx, { networkId, productId }));
    ctx.secondPerson({
      motivo: isMuch ? 'UNIDADES' : null,
      resumo: `Liberar ${formatDecimal(quantidade)} unidades do produto ${codProduto} para a ${await networkName(ctx.sql, networkId)}`,
      networkId,
    });
    return { id: release!.id };
  },
});

/** Whether the person's releases of today for the product, this one among them, reach what takes two people. */
async function releasesMuch(
  { sql, actor, clock }: ActionContext,
  { networkId, productId }: { networkId: number; productId: number },
): Promise<boolean> {
  const { liberacaoUnidades: limit } = await readReviewSettings(sql);
  if (!isPositive(limit)) return false;
  // Locked, so that releases side by side cannot both stay below.
  await sql('select from staff_users where id = $1 for no key update', [staffOf(actor)]);
  const [row] = await sql<{ units: string }>(
    `select coalesce(sum(quantidade), 0) as units from stock_releases
     where staff_user_id = $1 and network_id = $2 and product_id = $3 and quantidade > 0
       and (criado_em at time zone 'America/Sao_Paulo')::date = $4::date`,
    [staffOf(actor), networkId, productId, clock.today()],
  );
  return compare(row!.units, limit) >= 0;
}

/** Writes a note on a network (Mensuração). */
export const setMeasurementNote = defineAction({
  name: 'setMeasurementNote',
  title: 'Observação de mensuração',
  permission: 'measurement:note',
  refuses: ['REPORT_NETWORK_UNKNOWN'],
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
